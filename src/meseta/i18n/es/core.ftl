# Lo que comparten todos los juegos. Llano, cálido y breve; sin exclamaciones.

language-name = Español
language-unreviewed = Todavía no ha revisado esta traducción ninguna persona nativa. Cuéntanos qué suena mal.

player = Jugador { $number }
refused = { $sentence } ({ $clause })
chance = Azar

## Qué ha fallado y qué hacer

error-unknown_game = No hay ningún juego llamado «{ $game }». Los juegos son: { $known }.
error-plugin_unusable = El juego «{ $key }» del paquete { $distribution } no se puede usar: { $detail }
error-plugin_clash = El juego «{ $key }» del paquete { $distribution } se pasa por alto: { $winner } tiene un juego con esa clave.
error-plugin_broken = Una parte del juego { $game } no funciona ({ $part }): { $detail }
error-plugin_wordless = El juego { $game } no trae palabras: falta { $file } en su paquete.
error-plugin_speechless = El juego { $game } no tiene ninguna frase para «{ $message }» en su catálogo.
error-bad_seats = { $game } admite de { $least } a { $most } jugadores, no { $seats }.
error-unknown_option = { $game } no tiene la opción «{ $key }». Sus opciones son: { $known }.
error-bad_option = La opción { $key } no puede valer «{ $value }». Elige entre: { $choices }.
error-option_form = Una opción se escribe clave=valor; «{ $text }» no lo es.
error-bad_names = Para { $seats } sitios hacen falta { $seats } nombres; se han dado { $names }.
error-bad_name = Un nombre tiene como mucho { $most } caracteres imprimibles; «{ $name }» no cumple.
error-no_such_seat = No existe el sitio { $found }; el último es el { $most }.
error-unknown_clause = { $game } no tiene la cláusula «{ $clause }». Sus cláusulas son { $known }.
error-unknown_language = No hay ningún idioma «{ $language }». Elige entre: { $known }.

error-unlistable = Aquí hay demasiadas posibilidades para enumerarlas.
error-unreadable_notation = «{ $text }» no es una acción. { notation-forms }
error-stale_submission = La mesa ha avanzado desde que elegiste esto. Mira de nuevo y vuelve a elegir.
error-nothing_to_undo = Ahora no hay nada que puedas deshacer.
error-undos_used_up = En este turno ya has deshecho { $most } acciones; ahora toca seguir.
error-state_unreadable = Esto no es un estado guardado: { $detail }.
error-state_impossible = Este estado guardado no puede darse: su «{ $part }» contradice las reglas.

fault-game_over = La partida ha terminado.
fault-only_chance = Esto solo lo decide el azar.
fault-chance_not_due = Ahora el azar no tiene que decidir eso.
fault-impossible_chance = El azar no puede responder esto.

error-file_missing = No se puede leer { $path }: { $detail }.
error-file_not_text = { $path } no es un archivo de texto en UTF-8.
error-file_unwritable = No se puede escribir { $path }: { $detail }.
error-file_exists = { $path } ya existe; --force lo sustituye.
error-print_form = { $path } no acaba ni en .pdf ni en .svg.
error-print_part = No hay { $part } que imprimir; elige entre: { $known }.
error-print_one_page = Son { $pages } páginas, y por la salida estándar solo va una: nombra un archivo con --out u otra parte con --part: { $known }.
error-pdf_unavailable = Para un PDF hace falta un paquete opcional: pip install 'meseta[paper]'. Para un .svg, nada.
error-pdf_letters = Un PDF no puede mostrar estas letras: { $letters }. No se ha encontrado en este equipo ninguna fuente que las tenga: indica en { $variable } el archivo de una, o guarda un .svg.
error-print_size = El dibujo no da su medida ({ $side }) en mm, así que no se puede imprimir a tamaño real.

error-edition_file = { $path }:{ $line }:{ $column }: { $reason }{ $more ->
    [0] {""}
   *[other] {" "}Y { $more } más: meseta edition check { $path }
}
error-edition_too_long = El archivo de la edición pasa de { $most } caracteres.
error-edition_unreadable = El archivo de la edición no se puede leer: { $detail }.
error-edition_name = El nombre de una edición son de 1 a 40 letras, cifras, - o _, y empieza por letra; «{ $name }» no lo es.
error-edition_of_no_game = Nada en este archivo parece una edición de alguno de los juegos ({ $known }). «meseta edition new JUEGO» escribe una para empezar.
error-edition_none = { $game } no tiene ediciones: sus componentes no llevan nada impreso.
error-edition_empty = En este archivo no hay nada. «meseta edition new JUEGO» escribe una edición para empezar.
error-edition_not_utf8 = Esto no es texto en UTF-8. Guarda el archivo con esa codificación.
error-edition_syntax = { $mistake ->
    [bracket] Falta cerrar un corchete abierto antes, o falta una coma.
    [quote] Falta cerrar un texto: no están las comillas del final.
    [equals] Falta un signo igual: una línea es «clave = valor».
    [rest] Esta línea sigue donde debería acabar: una «clave = valor» por línea, y el texto entre comillas.
    [statement] Ninguna línea puede empezar así: es «clave = valor», «[sección]», «[[lista]]», o # y un comentario.
    [key] Aquí falta una clave, o necesita comillas.
    [value] Aquí falta un valor o no se entiende: el texto va entre comillas, los números son cifras y las listas van entre corchetes.
    [escape] Tras una barra invertida va una de b t n f r " \ o u y cuatro cifras; para la propia barra, escribe dos.
    [character] Este carácter no puede estar aquí.
    [twice] Esto está puesto por segunda vez.
    [deep] Aquí hay demasiados niveles, unos dentro de otros.
   *[other] Esto no es TOML: { $detail }.
}
error-edition_key_twice = «{ $key }» está por segunda vez; la primera, en la línea { $line }.
error-edition_key_unknown = «{ $key }» no significa nada aquí.{ $suggestion ->
    [none] {" "}Las claves son: { $known }.
   *[other] {" "}¿Querías decir «{ $suggestion }»?
}
error-edition_key_missing = Falta «{ $key }»: { $wanted ->
    [text] un texto entre comillas
    [number] un número entero
    [fraction] un número
    [truth] true o false
    [list] una lista entre corchetes
    [table] una sección propia
    [tables] una lista de secciones, cada una con su encabezado entre corchetes dobles
   *[value] un valor
}.
error-edition_kind = «{ $key }» tiene que ser { $wanted ->
    [text] un texto entre comillas
    [number] un número entero
    [fraction] un número
    [truth] true o false
    [list] una lista entre corchetes
    [table] una sección
    [tables] una lista de secciones, cada una con su encabezado entre corchetes dobles
   *[value] otro valor
}; esto es { $found ->
    [text] un texto
    [number] un número
    [fraction] un número con decimales
    [truth] true o false
    [date] una fecha o una hora
    [list] una lista
    [table] una sección
   *[value] otra cosa
}.
error-edition_range = «{ $key }» es { $found }; tiene que ser { $bounds ->
    [least] { $least } o más
    [most] { $most } o menos
   *[both] de { $least } a { $most }
}.
error-edition_count = «{ $key }» tiene { $found }; { $bounds ->
    [exact] hacen falta exactamente { $most }
    [least] hacen falta al menos { $least }
    [most] caben como mucho { $most }
   *[both] tienen que ser de { $least } a { $most }
}.
error-edition_choice = «{ $key }» no puede ser «{ $found }».{ $suggestion ->
    [none] {" "}Es uno de: { $known }.
   *[other] {" "}¿Querías decir «{ $suggestion }»? Es uno de: { $known }.
}
error-edition_no_sheet = { $game } no tiene hoja que imprimir.

error-record_too_long = El registro pasa de { $most } caracteres; ninguna partida llega a tanto.
error-record_cut_short = El registro se acaba en la línea { $line }, donde debería venir «{ $expected }». Está cortado o le falta la línea final.
error-record_line = La línea { $line } del registro dice «{ $text }»; se esperaba: { $expected }.
error-record_format = El registro está en el formato { $found }; este programa lee el formato { $known }.
error-record_seat = La línea { $line } del registro nombra el sitio { $found }; el último es el { $most }.
error-record_count = La línea { $line } del registro cuenta { $said } entradas, pero hay { $found }.
error-record_after_end = La línea { $line } del registro, «{ $text }», viene después de la línea final.
error-record_entry = La entrada { $ply } del registro, «{ $text }», no se puede jugar. { $reason }
error-record_diverges = El registro y las reglas dejan de coincidir entre las entradas { $start } y { $stop }: el estado no es el que se anotó.
error-record_other_game = El registro es de { $found }; este programa juega a { $known }.
error-record_other_edition = El registro se jugó con una edición «{ $found }» distinta de esta («{ $known }»). Indica su archivo con --edition.
error-record_no_such_ply = El registro tiene { $most } entradas; { $ply } no es una de ellas.

error-bot_unknown = No hay ningún bot llamado «{ $name }» para { $game }. Elige entre: { $known }; o indica un archivo, como mi_bot.py:MiBot.
error-bot_no_file = { $path } no existe, así que no se puede cargar ningún bot de ahí.
error-bot_no_class = { $path } no contiene «{ $name }». Di tras los dos puntos qué bot es: { $known }.
error-bot_unnamed = ¿Qué bot de { $path } es? Escribe { $known }.
error-bot_broken = No se puede cargar el bot { $name }: { $detail }.
error-bot_raised = El bot { $name } ha fallado: { $detail }.
error-bot_illegal = El bot { $name } ha respondido { $answer }, que no es una jugada válida.
error-game_failed = La partida { $number } (semilla { $seed }) se ha detenido. { $reason }
error-endless_game = La partida no ha terminado tras { $plies } acciones.
error-solo_is_alone = --solo es para una sola persona y sin bots; quita lo demás.
error-resume_alone = Una partida retomada conserva su juego, su gente y sus opciones: da solo su archivo (y --bots, --save, --seed, --lang).
error-bots_needed = En esta partida juegan bots en { $count } sitios, entre ellos «{ $name }». Vuelve a nombrarlos con --bots, en orden.
error-solo_terms = En solitario no hay rivales y se juega con las opciones habituales. Quita --solo, o bien --seats y --option.
error-pair_form = «{ $text }» no es una pareja de bots. Escribe primero el más fuerte, como en adept:greedy, my_bot.py:Mine:adept o «my_bot.py:Mine vs adept».
error-bot_vanished = Un proceso se ha cerrado sin avisar mientras jugaban: { $names }.
error-workers_vanished = Quien hacía el trabajo se ha cerrado sin avisar { $times } veces seguidas.
error-cluster_form = «{ $text }» no es el nombre de un clúster. Escribe dask://HOST:PUERTO o ray://HOST:PUERTO; o dask o ray, para arrancar uno en esta máquina.
error-cluster_extra = Un clúster de este tipo necesita más paquetes: pip install "meseta[{ $extra }]".
error-cluster_unreachable = Nadie ha contestado en { $address } en { $seconds } segundos. Comprueba la dirección y que el clúster esté en marcha.
error-cluster_unusable = { $address } ha contestado, pero no se puede usar: { $detail }. Comprueba que allí haya un clúster de este tipo, que sus versiones sean las de esta máquina y su token, si lo pide.
error-cluster_idle = Ningún trabajador de { $address } ha contestado en { $seconds } segundos. Arranca alguno.
error-cluster_lost = El clúster ha dejado de contestar. Lo que ya se había jugado está guardado si se indicó un archivo; repite la orden cuando el clúster haya vuelto.
error-worker_without_meseta = Los trabajadores del clúster no tienen Meseta. Instálalo allí: pip install "meseta=={ $version }".
error-worker_differs = Un trabajador tiene otro Meseta ({ $there }) que el de aquí ({ $here }) y podría jugar de otra manera. Instala el mismo en ambos.
error-company_form = «{ $text }» no es un número de jugadores de { $least } a { $most }. Escribe varios así: 1,2,4.
error-results_seed = Las partidas se guardan por su semilla: añade --seed y un número cualquiera, y el mismo para continuar después.
error-nothing_to_train = { $game } no indica nada que se pueda entrenar.
error-strategy_missing = Entrenar necesita más paquetes: pip install "meseta[{ $extra }]".
error-training_changed = A partir de la generación { $generation }, el archivo es de un entrenamiento distinto de este. Elige otro archivo, o las opciones y la versión con que se escribió.
error-record_too_many = El registro tiene más de { $most } entradas; ninguna partida necesita tantas.

## Impulsos

error-no_such_corner = Las esquinas van de 0 a 3; la { $corner } no existe.
error-start_not_on_corner = Un disco sale entero desde su esquina; en { $x }, { $y } µm no está sobre la esquina { $corner }.
error-too_fast = Ninguna mano impulsa a más de { $top_speed } µm/s; { $vx }, { $vy } es más.
error-disc_not_on_floor = El disco en { $x }, { $y } µm no está sobre el suelo del tablero.
error-disc_over_hole = El disco en { $x }, { $y } µm está sobre el hoyo.
error-discs_overlap = Los discos en { $x }, { $y } µm y { $other_x }, { $other_y } µm se solapan.
error-start_on_disc = Hay un disco en el lugar de salida, en { $x }, { $y } µm.
error-nothing_to_animate = --animate da movimiento a un dibujo: indica con --svg en qué archivo dibujarlo.
error-too_many_discs = En el tablero caben hasta { $most } discos; { $discs } son demasiados, o demasiado pocos.
error-not_a_number = El ángulo y la velocidad deben ser números corrientes.
error-not_whole = No es un número entero: { $figure }.
error-numba_missing = Lo que se ha pedido lo compila numba, que no está instalado. Instala Meseta con su extra: pip install 'meseta[{ $extra }]'
error-envs_missing = Para los entornos hace falta { $package }, que no está instalado: pip install '{ $extra }'.
error-game_without_numbers = { $game } no tiene entornos: su módulo no dice cómo se pone en números.
error-game_without_picture = { $game } no tiene imagen: su módulo no nombra nada que la dibuje. Elige render_mode="ansi".
error-bad_env_setting = { $setting } no puede ser { $value }; elige una de estas opciones: { $choices }.
error-number_means_nothing = La acción { $number } no es posible: { $detail }. La máscara de acciones dice cuáles lo son.
error-bad_arena = En este tablero no se puede jugar: { $law }.
law-figures_whole = una cifra no es un número entero
law-lengths_positive = una longitud, una masa o el rozamiento no es positivo
law-lengths_below_ten_metres = mide más de diez metros
law-ratios_between_0_and_1000 = una restitución o un agarre no está entre 0 y 1000 milésimas
law-speeds_positive = una velocidad no es positiva
law-speeds_below_100_m_s = una velocidad llega a 100 m/s
law-corner_holds_a_disc = en sus esquinas no cabe un disco
law-corners_apart = sus esquinas no dejan banda en la que rebotar
law-hole_takes_a_disc = en su hoyo no cabe un disco
law-hole_off_the_corners = su hoyo está demasiado cerca de las esquinas

# El servidor y sus mesas

error-malformed = Esto no es lo que se esperaba aquí ({ $detail }). La página del protocolo dice qué se espera.
error-not_json = El cuerpo debe ser JSON, con el tipo de contenido application/json.
error-too_large = Son más de { $most } bytes. Envía menos.
error-too_slow = La petición no llegó entera en { $seconds } segundos. Envíala otra vez.
error-too_often = Has ido demasiado deprisa. Espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
} y vuelve a intentarlo.
error-trials_spent = Tus bots han jugado mucho. Espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
} y vuelve a intentarlo, o pide menos partidas.
error-replays_spent = Has pedido repasar muchísimas jugadas. Espera { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
} y vuelve a intentarlo.
error-storage_spent = Has guardado todo lo que puede guardar una persona por ahora. Tus partidas siguen; podrás crear más dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
error-storage_low = Casi has guardado todo lo que puede guardar una persona: queda un { $percent } % para mesas nuevas y partidas subidas.
error-too_many_tables = Ya hay { $most } mesas sin terminar. Termina alguna o ríndete en ella antes.
error-too_many_seats = Ya tienes { $most } sitios en mesas abiertas que aún no han empezado. Deja alguno antes.
error-no_calls = Este servidor no avisa a nadie de esta manera.
error-bad_subscription = No se puede avisar en este navegador: lo que dice de sí mismo no es válido. Desactívalo y vuelve a activarlo.
error-bad_mail_address = Eso no es una dirección de correo.
error-mail_unanswered = Hoy ya se han enviado { $most } correos a esta dirección. Busca alguno de ellos o vuelve a intentarlo mañana.
error-mail_failed = No se ha podido enviar el correo. Vuelve a intentarlo más tarde.
error-bad_setting = { $variable } no se puede usar. Debe tener esta forma: { $wanted }
error-missing_setting = { $other } también necesita { $variable }.
error-too_many_sockets = Hay demasiadas conexiones desde tu dirección. Cierra una ventana y vuelve a intentarlo.
error-match_full = Esta partida tiene { $most } entradas y no caben más. Ríndete o empieza otra.
error-no_such_page = En esta dirección no hay nada.
error-no_companion = Aquí nadie responde preguntas sobre un juego llamado «{ $game }».
error-wrong_method = Esta dirección no responde a { $method }.
error-internal = Algo ha fallado por nuestra parte. Ha quedado anotado; vuelve a intentarlo.
error-busy = Están pasando demasiadas cosas en esta mesa. Vuelve a intentarlo enseguida.
error-closing = El servidor se está apagando. Vuelve a intentarlo enseguida.
error-store_unavailable = El servidor no llega ahora a su almacén. No ha cambiado nada; vuelve a intentarlo enseguida.
error-store_uncertain = El servidor perdió su almacén mientras escribía. Envíalo otra vez: solo tendrá efecto una vez.
error-store_unopened = El almacén no se puede abrir: { $detail }. «meseta doctor» dice más.
error-store_folder = La carpeta { $path } no se puede usar: { $detail }. Cambia sus permisos o elige otra con --data.
error-store_not_ours = { $path } no es una base de datos de Meseta. Muévela a otro sitio o elige otro lugar con --data o MESETA_DATABASE_URL.
error-store_damaged = { $path } está dañado ({ $detail }). Restaura una copia: meseta restore ARCHIVO.
error-store_vanished = { $path } se borró o se cambió por otro con el servidor en marcha. Devuélvelo a su sitio y arranca de nuevo el servidor.
error-store_full = Solo quedan { $megabytes } MB en el disco. Haz sitio antes de que ya no se puedan guardar mesas.
error-store_missing = Todavía no hay ninguna base de datos en { $path }. Elige la carpeta con --data.
error-backup_exists = { $path } ya existe, y nada se sobrescribe. Elige otro nombre.
error-backup_unwritable = { $path } no se puede escribir: { $detail }. Elige otro lugar.
error-backup_unreadable = { $path } no se puede leer: { $detail }.
error-backup_of_postgres = MESETA_DATABASE_URL está definida, así que las mesas están en PostgreSQL. Cópialas con pg_dump y devuélvelas con pg_restore; docs/server.md dice cómo.
error-blocked = Quien lleva este servidor ha bloqueado tu dirección.
error-bad_address = «{ $address }» no es una dirección ni una red como 192.0.2.0/24.
error-admin_token_short = { $variable } necesita al menos { $least } caracteres.
error-admin_not_found = Ningún servidor en marcha usa la carpeta { $path }. Elige su carpeta con --data o su dirección con --url.
error-admin_several = Hay varios servidores en marcha con la carpeta { $path }. Elige uno con --port: { $ports }.
error-store_unreachable = No se puede usar PostgreSQL en { $host }: { $detail }. Comprueba que está en marcha y revisa MESETA_DATABASE_URL.
error-store_address_form = MESETA_DATABASE_URL no se puede leer. Tiene esta forma: postgresql://usuario:clave@servidor:5432/base; en la clave, los caracteres especiales se escriben como %XX.
error-store_in_use = Otro Meseta está usando { $path }. Detenlo o elige otra carpeta con --data.
error-store_newer = El almacén lo escribió un Meseta más nuevo (paso { $found }; este conoce { $known }). Actualízalo.
error-store_no_driver = PostgreSQL necesita un paquete más: pip install "meseta[postgres]".
error-store_address = MESETA_DATABASE_URL empieza por «{ $found }»; debe ser una dirección postgresql://.
error-bad_limits = { $variable } no se puede leer: { $detail }. Debe ser un objeto JSON como {"{"}"tables_each": 10{"}"}.
error-unknown_limit = { $variable } no tiene «{ $name }». ¿Quieres decir «{ $nearest }»?
error-unheard_limit = { $variable } no tiene «{ $name }». Sus nombres son: { $known }.
error-limit_too_small = { $variable } pone { $name } a { $found }. Debe ser un número mayor que cero.
error-cannot_listen = El puerto { $port } de { $host } no se puede usar: { $detail }. Elige otro con --port o con --host.
error-port_taken = El puerto { $port } de { $host } está ocupado, quizá por otro Meseta. Detenlo o elige otro puerto con --port; 0 toma uno libre.
error-port_forbidden = El puerto { $port } de { $host } es solo para administradores. Elige uno por encima de 1023 con --port.
error-host_unknown = «{ $host }» no es una dirección de este ordenador. Usa 127.0.0.1 para ti, o --host 0.0.0.0 para que entren otros.

error-not_signed_in = Todavía no te conocemos. Entra primero.
error-bad_token = Este enlace o esta clave ya no sirven. Pide otros.
error-pass_invalid = Este enlace ya se usó, se revocó o es demasiado antiguo. Crea otro en tu otro dispositivo.
error-no_such_device = Ese dispositivo ya no está.
error-device_too_new = Este dispositivo es tuyo desde hace menos de un día. Hasta entonces solo puede cerrarse a sí mismo y a los posteriores; lo demás se hace desde los anteriores.
error-bad_origin = Esta petición viene de { $origin }, que aquí no puede actuar por ti.
error-not_your_seat = El sitio { $found } no es tuyo.
error-not_host = Esto solo puede hacerlo quien puso la mesa.
error-no_such_table = Esa mesa no existe. Puede que haya caducado.
error-seat_taken = El sitio { $found } está ocupado.
error-one_seat_each = En una mesa abierta, cada persona ocupa un solo sitio.
error-seat_free = En el sitio { $found } no hay nadie.
error-seats_free = { $free ->
    [one] Queda un sitio libre
   *[other] Quedan { $free } sitios libres
}. Ocúpalos, con bots si quieres.
error-not_waiting = La partida ya ha empezado.
error-not_playing = Aquí no se está jugando ninguna partida.
error-not_finished = La partida aún no ha terminado.
error-not_your_turn = La mesa no te espera a ti.
error-player_present = { $seat } está aquí, jugando.
error-stand_in_later = Se podrá llamar a un bot para { $seat } dentro de { $seconds } s.
error-stand_in_agreed = En esta mesa el suplente acordado es { $bot }.
error-bot_plays = Un bot está jugando en este sitio. Recupéralo antes.
error-no_bot_plays = Ningún bot hace de suplente en este sitio.
error-nothing_to_claim = Todavía queda alguien más en la partida.
error-hints_forbidden = En esta mesa se juega sin pistas.
error-record_closed = El registro se abre cuando termina la partida: contiene lo que aún está oculto.
error-match_stuck = Esta partida se jugó con unas reglas que este programa no conoce: se puede leer, pero no continuar. { $reason }
error-no_such_bot = No hay ningún bot llamado «{ $name }» para { $game }. Elige entre: { $known }.
error-bot_too_slow = El bot { $name } ha pensado más de { $seconds } segundos.
error-bot_stalled = { $name } ha jugado, pero nada ha cambiado.
error-bot_crashed = El bot { $name } se ha averiado.
error-bad_clock = Un reloj tiene de { $least } a { $most } segundos, no { $seconds }.
error-bad_chairs = La mesa tiene { $seats } sitios; se han ocupado { $chairs }.
error-bad_chat = Un mensaje tiene de 1 a { $most } caracteres imprimibles.
error-chat_off = En esta mesa no hay charla.
error-chat_full = Ya no te queda sitio en esta charla: el límite son { $most } líneas.
error-bad_seat_link = { $url } no es el enlace privado de un sitio. Tiene la forma http://host/t/MESA#seat=CLAVE.
error-remote_unreachable = No se puede llegar a la mesa: { $detail }.
error-link_invalid = Este enlace ya no es válido: lo han anulado, o su dueño ha dejado el sitio. Pide otro en la mesa.
error-table_gone = Allí no hay ninguna mesa así. Puede que haya caducado.
error-seat_not_yours = Este enlace no abre ningún sitio de esta mesa. Pide el enlace privado de un sitio.
error-remote_blocked = Ese servidor no nos deja entrar. Pregunta a quien lo lleva.
error-remote_stuck = La partida no puede seguir allí. { $detail }
error-remote_rules = Ese servidor juega a otra versión de { $game } ({ $detail }). Instala la misma versión de Meseta.
error-remote_closed = La mesa ha cerrado la conexión ({ $detail }).
error-remote_refused = La mesa lo rechaza: { $detail }

## Qué ha decidido

decided-by-points = { $points ->
    [one] Por 1 punto.
   *[other] Por { $points } puntos.
}
decided-by-tie-break = { $points ->
    [one] Empate a 1 punto.
   *[other] Empate a { $points } puntos.
} Decide quién tiene { $what }: { $counts }.
decided-still-shared = { $points ->
    [one] Empate a 1 punto
   *[other] Empate a { $points } puntos
}, y tampoco desempata quién tiene { $what }: { $counts }.
decided-shared = { $points ->
    [one] Empate a 1 punto.
   *[other] Empate a { $points } puntos.
} No hay desempate.

## Lo que dice el analista, en la terminal y en la página
## $worth, $against, $cost y $error son números con decimales, en forma de texto con tantos como deban verse.
## $reasons y $those son listas de why-<kind>, un mensaje del juego por cada clase de motivo («toma la gema de B»).

# What stands between the parts of a list.
list-comma = {", "}
list-and = { $first } y { $last }
# Lo mismo ante una palabra que empieza con el sonido de la i.
list-and-i = { $first } e { $last }
why-worth = { $unit ->
    [chance] cerca del { $worth } % de ganar
   *[points] { $worth ->
        [one] cerca de { $worth } punto
       *[other] unos { $worth } puntos
    } al final
}
why-better = { $unit ->
    [chance] cerca del { $worth } % de ganar, frente al { $against } %
   *[points] { $worth ->
        [one] cerca de { $worth } punto
       *[other] unos { $worth } puntos
    } al final, frente a { $against }
}
why-better-than = { why-better } de un turno que { $those }
why-because = { $reasons }: { $value }.
why-alone = { $value }.
why-equal = Casi igual de bueno: { $other }.
amount = { $unit ->
    [chance] { $cost } ± { $error } % de ganar
   *[points] { $cost } ± { $error } puntos
}

## La línea de órdenes

cli-by = Proyecto no oficial y sin ánimo de lucro; los títulos son de sus editoriales.
cli-seats = jugadores
cli-options = opciones
cli-bots = bots
cli-game = juego
cli-turn = Turno de { $seat }
cli-curtain = Pasa el teclado a { $seat }. Pulsa Intro cuando solo mire { $seat }.
worded-took-back = { $seat } deshace su última acción.
cli-bot-thinks = { $seat } está pensando…
cli-thinking = Pensando…
cli-hint = Pista: { $action }
cli-how-to = ayuda: qué puedes escribir ahora · pista: un consejo · salir: irte
cli-over = La partida ha terminado.
cli-won = { $count ->
    [one] Gana { $names }.
   *[other] Comparten la victoria { $names }.
}
cli-solo-won = Has ganado.
cli-solo-lost = Has perdido.
cli-total = total
cli-saved = Guardado en { $path }.
cli-see-again = Para volver a verla:
cli-continue = Para seguir con ella:
cli-earlier = { $count ->
    [one] … una línea más; historial lo muestra todo
   *[other] … { $count } líneas más; historial lo muestra todo
}
cli-not-saved = Sin guardar. (Para conservar el registro, empieza con --save ARCHIVO o escribe «guardar ARCHIVO» mientras juegas.)
cli-goodbye = La partida queda sin terminar.
cli-save-how = Escribe «guardar ARCHIVO», por ejemplo: guardar mi-partida.txt
cli-save-exists = Ya hay un archivo { $path }. Para sustituirlo: guardar! { $path }
cli-language-now = A partir de ahora, en español.
cli-unknown-language = Idiomas: { $known }.
cli-serving = La mesa está puesta en { $address } – Ctrl+C la recoge.
cli-bot-seated = { $game }: { $bot } juega como { $seat }, en la mesa de { $names }.
cli-bot-waiting = Esperando a que empiece la partida.
cli-bot-begun = La partida ha empezado.
cli-bot-progress = { $count ->
    [one] 1 acción
   *[other] { $count } acciones
} hasta ahora; la última: { $action }
cli-bot-slower = El servidor nos pide ir más despacio; esperamos lo que diga.
cli-bot-pause = El servidor nos pide esperar { $seconds } s.
cli-bot-lost = Sin conexión ({ $detail }). Otro intento en { $seconds } s.
cli-bot-back = De vuelta en la mesa.
cli-bot-took-back = Aquí jugaba un sustituto; el sitio vuelve a ser nuestro.
cli-bot-left = Hemos dejado la mesa. El sitio sigue ahí: la misma orden continúa desde aquí.
cli-bot-seat-kept = El sitio sigue ahí: cuando el bot esté arreglado, la misma orden continúa desde aquí.
cli-slow = { $bot } lleva { $seconds } s pensando la jugada { $move } del sitio { $place } en la partida { $number }. Seguimos esperando. Está aquí:
cli-slow-game = Lo que se le ha preguntado: { $command }
cli-reproduce = Solo esa partida: { $command }
cli-slow-remote = { $bot } lleva { $seconds } s pensando su acción { $number }. Seguimos esperando. Está aquí:
cli-slow-view = Lo que se le ha preguntado está en { $path }.
cli-conceded = La partida ha terminado por rendición.
cli-backed-up = { $path }: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $entries ->
    [one] una entrada
   *[other] { $entries } entradas
}, { $people ->
    [one] una persona
   *[other] { $people } personas
}. La copia se ha abierto y comprobado.
cli-restored = { $path } vuelve a estar en su sitio.
cli-restored-running = { $path } vuelve a estar en su sitio; el servidor en marcha lo ha abierto de nuevo.
cli-kept-aside = Lo que había antes está en { $path }.
cli-admin-version = versión
cli-admin-running = en marcha desde hace
cli-admin-health = salud
cli-admin-tables = mesas
cli-admin-memory = mesas en memoria
cli-admin-sockets = conexiones
cli-admin-workers = procesos de bots
cli-admin-ago = hace { $time }
cli-admin-status-waiting = en espera
cli-admin-status-playing = en juego
cli-admin-status-finished = con final
cli-admin-status-record = de un registro
cli-admin-status-stuck = sin salida
cli-admin-addresses = Conectados desde
cli-admin-limited = Limitados últimamente
cli-admin-blocked = Bloqueados
cli-admin-latest = Mesas, de la más reciente a la más antigua: id, juego, estado, jugadores, cambios, espectadores, último cambio
cli-admin-ended = La mesa { $table } ha terminado y se ha borrado.
cli-admin-now-blocked = { $network } queda bloqueado en todos los nodos.
cli-admin-unblocked = { $network } ya no está bloqueado.
cli-admin-not-blocked = { $network } no estaba bloqueado.
cli-doctor-level-ok = bien
cli-doctor-level-warn = aviso
cli-doctor-level-bad = MAL
cli-doctor-versions = Meseta { $meseta } con Python { $python }, SQLite { $sqlite }, { $packages }.
cli-doctor-driver = psycopg { $version } para PostgreSQL.
cli-doctor-settings = MESETA_LIMITS y MESETA_DEADLINES se pueden leer, o no están definidas.
cli-doctor-folder = En { $path } se puede escribir.
cli-doctor-folder-bad = En { $path } no se puede escribir: { $detail }. Cambia sus permisos o elige otra carpeta con --data.
cli-doctor-folder-open = Otros usuarios de este ordenador pueden mirar dentro de { $path }. Ciérrala: chmod 700 { $quoted }
cli-doctor-disk-ok = Quedan { $megabytes } MB libres en el disco.
cli-doctor-disk-warn = Solo quedan { $megabytes } MB libres en el disco. Haz sitio pronto.
cli-doctor-disk-bad = Solo quedan { $megabytes } MB libres en el disco. Haz sitio, o ya no se podrán guardar mesas.
cli-doctor-sync = El disco confirma una escritura a los { $milliseconds } ms.
cli-doctor-sync-slow = El disco tarda { $milliseconds } ms en confirmar una escritura, y cada jugada la espera. Guarda las mesas en uno más rápido con --data.
cli-doctor-database-new = Todavía no hay base de datos; el servidor creará { $path }.
cli-doctor-database = { $path } está en orden: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $megabytes } MB, paso { $step } de { $known }.
cli-doctor-postgres = PostgreSQL { $version } responde en { $host }; paso { $step } de { $known }.
cli-doctor-clock = El reloj de este ordenador marca { $time }.
cli-doctor-clock-bad = El reloj de este ordenador marca { $time }, y eso no puede ser. Ponlo en hora, mejor por la red (NTP).
cli-doctor-clock-database-ok = Su reloj y el de este ordenador se llevan { $milliseconds } ms.
cli-doctor-clock-database-warn = Su reloj y el de este ordenador se llevan { $milliseconds } ms. Pon los dos en hora por la red (NTP).
cli-doctor-port = El puerto { $port } de { $host } está libre.
cli-doctor-running-ok = Hay un Meseta en marcha en el puerto { $port } de { $host }, y está bien.
cli-doctor-running-bad = Hay un Meseta en marcha en el puerto { $port } de { $host }, pero no está bien. Su registro y «meseta admin status» dicen por qué.
cli-doctor-files-ok = Puede haber bastantes archivos abiertos (hacen falta { $wanted } como mucho).
cli-doctor-files-warn = Solo puede haber { $files } archivos abiertos, así que podrán conectarse menos; bastaría con { $wanted }. Sube el límite (ulimit -n, o LimitNOFILE de systemd).
cli-doctor-client = El cliente para el navegador está construido.
cli-doctor-client-missing = El cliente para el navegador no está construido. En la carpeta del proyecto: make client
cli-doctor-push = A quien no está se le puede avisar en su navegador (Web Push).
cli-doctor-push-off = No se avisa a nadie en el navegador: { $variable } dice off.
cli-doctor-push-missing = No se puede avisar a nadie en el navegador, porque falta instalar lo necesario: { $install }
cli-doctor-mail = El servidor de correo { $host } nos deja entrar.
cli-doctor-mail-bad = El servidor de correo { $host } no nos deja entrar ({ $detail }). Revisa la dirección, el usuario y la contraseña.
cli-doctor-mail-off = No se envían correos: { $variable } no está definida.
cli-doctor-webhook = A { $host } se le comunica cada aviso.
cli-choose-game = ¿A qué jugamos?
cli-selfplay-title = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} de { $game }, semilla { $seed }
cli-wins = victorias
cli-mean-score = puntuación media
cli-seconds = { $plies } acciones en { $seconds } s: { $speed } por segundo
cli-games = partidas
cli-at-least = al menos
cli-estimate = { $bot }: { $rating } ± { $margin } en la escala de la escalera (95 %; 400 puntos son diez contra uno).
cli-estimate-rough = Casi todas las partidas de { $bot } acabaron igual, así que es un cálculo muy aproximado: mídelo contra un peldaño más cercano, si lo hay.
cli-ladder-interrupted = Detenido. Lo jugado se conserva; la misma orden sigue desde aquí.
cli-ladder-written = Escrito en { $path }.
cli-analysing = Valorando
cli-who = quién
cli-did = hizo
cli-better = mejor
cli-cost = coste
cli-balance = { $seat } dejó escapar { $amount } en { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}{ $count ->
    [0] {""}
   *[other] : { $marks }
}.
cli-luck = { $lucky ->
    [yes] La suerte dio { $amount } a { $seat }.
   *[no] La suerte quitó { $amount } a { $seat }.
}
cli-analysis-flawless = Ningún turno fue con seguridad peor que el del analista.
cli-analysis-how = ?! imprecisión, ? error, ?? error grave, ! mejor que el turno del analista: solo donde es seguro y cuenta. ± es un error típico.
cli-progress = Jugando
cli-training = Entrenando
cli-held-out = Repartos nuevos
cli-train-interrupted = Interrumpido. Repite la misma orden para continuar donde se quedó.
cli-players = jugadores
cli-par = igualdad
cli-kept = { $kept ->
    [one] Una de estas partidas ya se había
   *[other] { $kept } de estas partidas ya se habían
} jugado antes.
cli-depth = profundidad
cli-lines = líneas
cli-flick-legend = Rojo: el disco impulsado. Azul: los que ha movido. Un punto cada 5 ms.
cli-flick-on_floor = El disco queda sobre el suelo; { $moved ->
    [0] no ha movido ningún otro
    [one] ha movido otro
   *[other] ha movido otros { $moved }
}. Todo se ha parado a los { $seconds } s.
cli-flick-in_hole = El disco ha caído en el hoyo. Todo se ha parado a los { $seconds } s.
cli-flick-off_board = El disco se ha salido del tablero. Todo se ha parado a los { $seconds } s.
cli-flick-on_corner = El disco no ha pasado el borde de su esquina. Se ha parado a los { $seconds } s.
cli-flick-saved = Dibujado en { $path }.
cli-ply = Entrada { $ply } de { $most }
cli-as-spectator = vista por un espectador
cli-as-seat = vista por { $seat }
cli-try-final = Sería definitivo, así que no se puede probar.
cli-try-how = Escribe «probar» y una acción: ves la mesa tras ella, y no se ha hecho nada.
cli-not-now = «{ $text }» no es una acción ni una orden. Ahora: { $forms }. O bien: ayuda
cli-tried = Solo era una prueba: { $action } no se ha hecho.
cli-no-where = En este juego no hay nada que consultar así.
cli-edition-good = La edición «{ $name }» ({ $digest }) se puede jugar como { $game }.
cli-edition-guessed = Comprobada como edición de { $game }; nombra otro juego con --game.
cli-edition-bad = { $count ->
    [one] Hay una cosa mal.
   *[other] Hay { $count } cosas mal.
} { $taken }
cli-edition-new = { $path } ya es una edición tuya de { $game }. Cámbiala y luego: meseta edition check { $path }
cli-written = Guardado en { $path }.
cli-written-pages = Guardado en { $first } … { $last }: { $pages } páginas.
paper-page = { $title }, página { $page } de { $pages }
paper-tile = { $title }, página { $page } de { $pages } (fila { $row }, columna { $column })
paper-cut = Corta por las marcas de las esquinas; la página siguiente se pega encima hasta los trazos.
paper-scale = { $length } mm, debajo { $inches } pulgadas, si se imprime al 100 % (tamaño real)
cli-help-now = Ahora: { $step } (reglas { $clause })
cli-help-actions = Acciones
cli-help-always = En cualquier momento
cli-help-commands =
    pista            un consejo, y por qué    deshacer   deshaz tu última acción
    probar ACCIÓN    mira qué haría           reglas { $clause }
    mirar, Intro     la mesa otra vez         historial  lo que ha pasado
    guardar ARCHIVO  anota la partida         idioma en  cambia de idioma
    ayuda todo       todas las acciones       salir      deja la mesa
cli-command-undo = deshacer
cli-command-help = ayuda
cli-command-hint = pista
cli-command-try = probar
cli-command-where = donde, dónde
cli-command-look = mirar, mira
cli-command-rules = reglas
cli-command-log = historial
cli-command-save = guardar
cli-command-lang = idioma
cli-command-quit = salir
cli-see-help = Mira «{ $command } --help».
cli-interrupted = Interrumpido tras { $played } de { $games } partidas.

## Imágenes de partidas

ending-alone = { $name }: { $total ->
    [one] 1 punto
   *[other] { $total } puntos
}
ending-lost = { $name } ha perdido.
ending-nobody = No gana nadie.
drawn-moment = Momento { $n }
drawn-moment-of = Momento { $n } de { $last }
drawn-opening = Empieza la partida.
drawn-replay = Ver la repetición
error-no_picture = { $game } no dibuja posiciones: solo hay imagen de su resultado.
error-png_unavailable = Un PNG necesita un paquete opcional: pip install 'meseta[pictures]'. Un .svg no necesita nada.
error-bad_link = Un enlace empieza por http:// o https:// y tiene como mucho { $most } letras, cifras y signos, sin espacios.
error-picture_form = { $path } no termina ni en .png ni en .svg.
error-picture_unfinished = Esta partida no ha terminado. Elige un momento con --at.

## Avisar a quien no está

call-turn = Te toca en { $game }
call-again = Todavía te toca en { $game }
call-with = Con { $names }
call-mail-open =
    Tus partidas, en el navegador en el que juegas:
    { $address }
call-mail-subject = ¿Quieres que Meseta te escriba cuando te toque?
call-mail-confirm =
    Alguien quiere saber por correo cuándo le toca en una partida de Meseta y ha dado esta dirección. Si has sido tú, confírmala aquí:
    { $address }
call-mail-ignore = Si no has sido tú, no hagas nada y no te llegará ningún otro correo.
call-mail-end =
    No recibir más correos como este:
    { $address }
## Imprimir

error-nothing_to_print = Aquí no hay ningún juego llamado «{ $game }» o no tiene nada que imprimir.
error-too_many_pages = Salen { $pages } páginas y de una vez se hacen { $most } como mucho: elige menos.
error-print_in_browser = Aquí no se puede hacer un PDF en este idioma; imprime las páginas desde el navegador.
## People at tables

cli-admin-reports = avisos por resolver
cli-reports-none = No hay nada por resolver.
cli-report-who = { $reporter } sobre { $reported }: { $reason }
cli-report-nameless = alguien sin nombre
cli-report-table-gone = ya no existe
cli-report-others = { $count ->
    [one] Otro aviso de esta lista es sobre la misma persona.
   *[other] Otros { $count } avisos de esta lista son sobre la misma persona.
}
cli-report-next = Qué puedes hacer (terminar una mesa la borra, con su registro):
cli-report-settled = El aviso { $id } queda resuelto.
cli-report-rude = insultos
cli-report-harassing = acoso
cli-report-spam = spam
cli-report-cheating = trampas
cli-report-name = un nombre ofensivo
cli-report-other = otra cosa
error-nobody_there = Esa persona ya no está en esta mesa.
error-yourself = No puedes silenciarte ni denunciarte.
error-too_many_mutes = Has silenciado a { $most } personas, que es el máximo. Deja de silenciar antes a alguna en «Tus partidas».
error-bad_note = La nota tiene como mucho { $most } letras.
error-deal_lost = Este reparto no se puede volver a jugar: sus lanzamientos no se pueden calcular tal como fueron.
error-no_such_report = No hay ningún aviso por resolver que empiece así, o hay varios. Escribe más de su identificador.
## Retos diarios

error-no_such_day = No hay retos del { $day }. Un día se escribe así: 2026-12-31; el primero es { $first }.
error-no_such_month = No hay retos de { $month }. Un mes se escribe así: 2026-12; el primero es { $first }.
error-day_to_come = Los retos del { $day } todavía no están abiertos: ese día no ha empezado en ninguna parte.
error-no_daily = No hay ningún juego «{ $game }» con retos diarios.
error-daily_not_answered = Entrega antes una respuesta, o ríndete: entonces verás el mejor turno.
error-daily_turn_over = El turno ha terminado. Entrégalo o vuelve a una acción anterior.
error-calendar_broken = No se puede leer la línea { $line } del calendario de { $game }: { $detail }
cli-daily-filled = { $game }: { $count ->
    [one] 1 día hecho
   *[other] { $count } días hechos
}, en { $path }.
cli-daily-checked = { $game }: { $count ->
    [one] 1 día rehecho
   *[other] { $count } días rehechos
}; { $wrong } no coinciden con el calendario.
cli-daily-wrong = { $day }
    calendario: { $said }
    rehecho: { $made }
cli-daily-title = Reto diario { $number }, { $day }, nivel { $level }
cli-daily-best = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} ({ $count ->
    [one] 1 manera
   *[other] { $count } maneras
}): { $turn }
daily-title = Los tres del día, n.º { $number }
daily-share-title = Meseta: los tres del día, n.º { $number }
daily-share-line = { $name } { $mark }
daily-share-beaten = ✦ mejor que lo mejor conocido
daily-share-best = ★ el mejor turno
daily-share-close = ◕ { $percent } %
daily-share-fair = ◑ { $percent } %
daily-share-far = ◔ { $percent } %
daily-share-given_up = ✕ me rindo
daily-share-open = ○ sin jugar
daily-share-streak = { $days ->
    [one] 1 día seguido
   *[other] { $days } días seguidos
}
drawn-daily = Busca los turnos de hoy

## Time left by correspondence, as calls say it

call-days-left = { $count ->
    [one] Queda 1 día
   *[other] Quedan { $count } días
}
call-hours-left = { $count ->
    [one] Queda 1 hora
   *[other] Quedan { $count } horas
}
