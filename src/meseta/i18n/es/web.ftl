# La página alrededor de cada juego. Llano, cálido y breve; sin exclamaciones.

tagline = Una mesa en el desierto, puesta para ti
tagline-more = Juegos de mesa con amigos, con bots o a solas. Sin cuenta: siéntate y juega.
unofficial = Proyecto no oficial y sin ánimo de lucro; los títulos son de sus editoriales. Aquí nada te sigue los pasos.
to-home = Volver a los juegos
skip-to-content = Ir al contenido
close = Cerrar
back = Atrás
next = Siguiente
or = o

## Ajustes

settings = Ajustes
language = Idioma
theme = Aspecto
theme-system = El del sistema
theme-light = Día
theme-dark = Noche
pace = Ritmo de la partida
pace-calm = Pausado
pace-normal = Normal
pace-brisk = Ágil
pace-at_once = Sin pausas
sounds = Sonidos
sounds-offer = Activar los sonidos
show-possible = Mostrar las jugadas posibles
notify-me = Avísame cuando me toque
kept-here = Todo esto se guarda solo en este navegador.
your-name = Tu nombre
your-name-hint = Como te verán los demás

## Inicio

games = Juegos
play-now = Jugar ya
with-friends = Con amigos
alone = A solas
one-screen = En una pantalla
learn-link = Aprende jugando
new-here = ¿Primera vez? Dos minutos
practice-link = Practica
rule-book = Reglamento
companion-link = Con la caja
seats-range = De { $least } a { $most } jugadores
my-tables = Tus mesas
open-tables = Mesas abiertas con sitio
filter-games = De qué juego
all-games = Todos los juegos
order = En este orden
order-newest = Primero las más nuevas
order-fullest = Primero las casi llenas
order-fastest = Primero las más rápidas
open-more = Ver { $count } más
option-as = { $option }: { $choice }
hints-off = sin pistas
chat-off = sin charla
own-edition = otros componentes
play-offline = Jugar sin conexión
see-match = Ver una partida
open-file = Abrir un registro
table-address = Dirección de una mesa o de una partida
see = Ver
you = tú
turn-of = Le toca a { $names }
free-seats = { $count ->
    [0] Lista para empezar
    [one] 1 sitio libre
   *[other] { $count } sitios libres
}
status-waiting = Sin empezar
status-playing = En juego
status-finished = Terminada
status-record = Registro
status-stuck = No puede seguir

## Poner una mesa

new-bots = { $game } contra bots
new-friends = { $game } con amigos
new-solo = { $game } a solas
new-screen = { $game } en una pantalla
how-many = ¿Cuántos jugáis?
level = ¿Contra quién? Elige y empieza
names = Nombres
more-settings = Más ajustes
clock = Reloj
clock-none = Sin reloj
clock-per-move = { $time } por jugada
clock-each = { $time } cada uno
clock-together = Todos a la vez
clock-days = Por correspondencia
clock-days-more = No hace falta coincidir. En los ajustes, «Avísame cuando me toque» te avisa, y otra vez cuando te queda una cuarta parte de tu tiempo.
out-of-time = Si se acaba el tiempo
out-of-time-move = { $bot } hace la jugada y, tras { $count } seguidas, se queda en el sitio hasta que vuelva su dueño
out-of-time-seat = { $bot } sigue jugando hasta que vuelva su dueño
stands-in = Suplente de quien se ausente
listed = Anunciarla como mesa abierta
hints-allowed = Se permiten pistas
experience = Con quién
experience-any = Con quien sea
experience-new = Gente que empieza
experience-some = Gente que ha jugado algo
experience-much = Gente con experiencia
chat-allowed = Se puede charlar
set-table = Poner la mesa
begin = Empezar
choice-lot = por sorteo
bot-random = Matojo
bot-random-strength = juega al azar
bot-random-about = Rueda adonde sople el viento
bot-novice = Geco
bot-novice-strength = fácil
bot-novice-about = Atrapa lo que se le acerca
bot-apprentice = Correcaminos
bot-apprentice-strength = llevadero
bot-apprentice-about = Una cosa tras otra, y deprisa
bot-greedy = Urraca
bot-greedy-strength = normal
bot-greedy-about = Se lleva los puntos que ve
bot-adept = Coyote
bot-adept-strength = difícil
bot-adept-about = Piensa también en la próxima comida
bot-expert = Cuervo
bot-expert-strength = muy difícil
bot-expert-about = Sopesa cada jugada, y las tuyas
bot-master = Saguaro
bot-master-strength = temible
bot-master-about = Lleva aquí doscientos años
bot-grandmaster = Pino longevo
bot-grandmaster-strength = gran maestro
bot-grandmaster-about = Ya era viejo antes del primer saguaro, y nada malgasta
ratings = Fuerza medida: con 400 puntos más se ganan diez partidas de cada once. ± es el margen de error.
bot-called = el bot { $bot }

## Antes de la partida

lobby-title = Una mesa de { $game }
lobby-waiting = { $count ->
    [one] Queda 1 sitio libre.
   *[other] Quedan { $count } sitios libres.
}
lobby-full = Ya estáis todos.
lobby-invited = Hay invitación para { $names }. La partida empieza en cuanto estéis todos.
seats = Sitios
free-seat = Libre
sit-here = Sentarme aquí
a-bot = Un bot…
seat-a-bot = Un bot para el sitio { $number }
stand-up = Levantarme
remove = Quitar
begin-when = Se puede empezar cuando no quede ningún sitio libre. También valen bots.
host-begins = La partida la empieza quien puso la mesa.
agreed = Lo acordado en esta mesa
chat-off-agreed = No hay; puedes reaccionar.
invite = Invitar
invite-more = Quien abra esta dirección puede ocupar un sitio libre o mirar.
table-link = Dirección de esta mesa
qr-code = La misma dirección en un código QR
copy = Copiar
copied = Copiado.
share = Compartir
opens-only-here = Esta dirección solo se abre en este ordenador. Para que entren otros de tu red, pon la mesa con
you-mark = tú
away = fuera
away-until = fuera · un bot podrá seguir en { $time }

## En la mesa

setting-table = Poniendo la mesa…
your-turn = Te toca
you-name = Tú
waiting-for = { $count ->
    [one] { $names } está pensando.
   *[other] { $names } están pensando.
}
waiting-for-absent = { $count ->
    [one] { $names } no está en la mesa.
   *[other] { $names } no están en la mesa.
}
thinking = pensando
watching = Estás mirando
spectator = Espectador
people = Jugadores
people-and-log = Jugadores y crónica
people-and-log-unread = { $count ->
    [one] Jugadores y crónica, 1 mensaje nuevo
   *[other] Jugadores y crónica, { $count } mensajes nuevos
}
log-or-chat = Crónica, charla o mesa
log = Crónica
log-empty = Todavía no ha pasado nada.
log-unseen = { $seat } hace algo que desde aquí no se ve.
log-clauses = Mostrar los números de regla
the-table = Mesa
chat = Charla
chat-empty = Nadie ha dicho nada todavía.
watchers = { $count ->
    [one] 1 mirando
   *[other] { $count } mirando
}
react = Reaccionar
react-bravo = Bien jugado
react-smile = Ja
react-gasp = Oh
say-something = Di algo
send = Enviar
undo = Deshacer
told-took-back = { $you ->
    [yes] Deshaces tu última
   *[no] { $seat } deshace su última
} acción.
hint = Pista
hint-nudge = Un empujoncito
hint-stone = Dónde
hint-move = La jugada
hint-nudge-plain = Aquí se puede hacer algo bueno.
hint-look-at = Mira { $cells }.
thinking-hint = Pensando una pista…
show-again = Ver otra vez lo que ha pasado
show-again-label = Ver otra vez
looking-back = Así estaba la mesa tras el momento { $n }.
back-to-now = Volver al presente
skip-to-now = Saltar al presente
sending = Enviando…
reconnecting = Se ha perdido la conexión. Probando de nuevo…
nothing-lost = Tu jugada está a salvo y se enviará.
why = ¿Por qué? { $clause }
from-the-rules = Del reglamento
open-rule-book = Abrir el reglamento
time-left = { $count ->
    [one] Queda { $time }
   *[other] Quedan { $time }
}
time-until = hasta el { $when }
time-missed = Se te acabó el tiempo y { $bot } jugó por ti.
time-missed-last = Se te acabó el tiempo y { $bot } jugó por ti. Si vuelve a pasar, se queda en tu sitio hasta que vuelvas.
time-claim = { $count ->
    [one] A { $names } se le acabó el tiempo. Sigue un bot, o terminas la partida y ganas.
   *[other] A { $names } se les acabó el tiempo. Siguen los bots, o terminas la partida y ganas.
}
time-claim-do = Terminar la partida
time-lost = sin tiempo
conceded = se ha rendido
bot-stands-in = juega { $bot } en su lugar
stand-in = Que juegue un bot
stand-in-more = { $bot } seguiría por { $seat }, según lo acordado en esta mesa. { $seat } puede recuperar su sitio cuando quiera.
stand-in-wait = Esperar un poco
take-back = Recuperar mi sitio
give-up = Rendirme
give-up-sure = La partida acaba para ti. No se puede deshacer.
play-on = Seguir jugando
seat-link = Enlace a mi sitio
seat-link-more = Quien tenga este enlace juega en tu sitio: úsalo para seguir en otro aparato. Solo se muestra una vez.
curtain = Ahora, { $seat }
curtain-more = Pasa la pantalla a { $seat }. Que no mire nadie más.
curtain-lift = Soy { $seat }
cannot-reach = No se puede llegar a la mesa.
try-again-soon = Vuelve a probar dentro de un momento.
generic-view = La mesa
generic-offers = Lo que puedes hacer
generic-write = Tu acción, como se escribe en un registro
generic-send = Jugarla
nothing-here = Aquí no hay nada
nothing-here-more = Puede que la dirección tenga un error, o que la mesa ya se haya recogido.

## El final

won = { $count ->
    [one] Gana { $names }
   *[other] Comparten la victoria { $names }
}
you-won = Has ganado
you-lost = Has perdido
nobody-won = No gana nadie
outcome-conceded = La partida ha terminado por rendición.
outcome-time = A los demás se les acabó el tiempo.
outcome-abandoned = A todos se les acabó el tiempo.
counting = Contando los puntos
share-picture = Compartir una imagen
picture = Imagen
scores-or-sheets = Puntos u hojas
scores = Puntos
total = Total
rematch = Jugar otra vez
rematch-join = Me apunto
rematch-follow = Ir con ellos
rematch-invites = { $count ->
    [one] { $names } quiere jugar otra vez.
   *[other] { $names } quieren jugar otra vez.
}
see-replay = Ver la partida
save-record = Guardar el registro
see-table = Ver la mesa

## Repeticiones

replay = Partida grabada
replay-of = Partida grabada: { $game }
replay-start = Antes de la primera jugada.
play = Reproducir
pause = Pausa
moment = Momento
speed = Velocidad
replay-more = Crónica y herramientas
eyes = Visto por
link = Enlace
link-to-moment = Enlace a este momento
fork = Seguir desde aquí
fork-title = Seguir desde el momento { $n }
fork-more = Una mesa nueva empieza con esta posición. ¿Quién juega?
what-if = ¿Y si…?
what-if-more = Una mesa nueva empieza justo antes, apuntando igual. Cámbialo y mira qué pasa. ¿Quién juega?
what-if-begin = Apuntas como entonces. Cámbialo y mira qué pasa.
me = yo

## Reglamento y lección

contents = Contenido
search-rules = Buscar en el reglamento
clauses-found = { $count ->
    [0] Ninguna regla dice eso. Prueba con otra palabra, o con una más corta.
    [one] 1 regla
   *[other] { $count } reglas
}
learn-title = Aprende { $game }
practice-title = Practica { $game }
teacher = Maestra
lesson-otherwise = Prueba lo que pide la lección.
lesson-not = Esta vez, con { $what } no.
lesson-progress = Paso { $n } de { $most }
lesson-done = Juega tu primera partida
no-lesson = Este juego todavía no tiene lección.

## Crear una edición

edition-link = Crear una edición
edition-own = Jugar con una edición propia
edition-title = Una edición de { $game }
edition-about = Cambia lo impreso, en el dibujo o en el texto del archivo: son la misma edición. Se comprueba sobre la marcha y se guarda en este dispositivo.
edition-views = Qué ver
edition-hand = A mano
edition-text = Texto
edition-preview = Vista previa
edition-try = Calibración
edition-verdict = Lo que dicen las reglas
edition-text-label = El archivo de la edición, en TOML
edition-play = Jugar con ella
edition-save = Guardar el archivo
edition-open = Abrir un archivo
edition-too-long = Este archivo es demasiado largo para una edición.
edition-redo = Rehacer
edition-again = Empezar de nuevo
edition-again-more = Volver a la edición de la casa; se puede deshacer
edition-checking = Comprobando …
edition-sound = Se puede jugar con «{ $name }»: no hay nada mal.
edition-findings = { $count ->
    [one] Hay 1 cosa que arreglar
   *[other] Hay { $count } cosas que arreglar
}
edition-unchecked = Ahora mismo no se ha podido comprobar: { $reason }
edition-at = Línea { $line }, columna { $column }:
edition-unreadable = El texto no se puede leer tal como está. Arréglalo primero; el dibujo espera.
edition-undrawable = Este texto no se puede dibujar. Arréglalo, o da un paso atrás.
edition-preview-wait = Habrá vista previa en cuanto no haya nada mal.
edition-preview-old = Así era antes de los últimos cambios.
edition-drawing = Dibujando …
edition-no-drawing = Este juego no tiene nada que imprimir.
edition-part-sheet = Hoja
edition-part-board = Tablero
edition-part-cards = Cartas
edition-part-stones = Piedras
edition-part-discs = Discos
edition-part-explore = Cartas de exploración
edition-part-routes = Cartas de ruta
edition-part-aid = Ayudas de juego
edition-part-backs = Reversos de las cartas
edition-part-explore-backs = Reversos de las cartas de exploración
edition-part-route-backs = Reversos de las cartas de ruta
edition-size = { $size } mm en papel
edition-save-drawing = Guardar como SVG
edition-print = Para imprimirla a su tamaño real, guarda el archivo y, en una terminal:
trial-about = Los bots juegan partidas enteras con tu edición y con la de la casa, con la misma suerte en ambas.
trial-level = Quién juega
trial-seats = Jugadores
trial-games = Partidas
trial-start = Que jueguen
trial-stop = Parar
trial-progress = { $done } de { $all } partidas.
trial-by = { $seats ->
    [one] { $bot }, a solas.
   *[other] { $bot } en los { $seats } asientos.
}
trial-old = Estas partidas se jugaron con un texto anterior.
trial-own = La tuya
trial-house = La de la casa
trial-total = Total por jugador
trial-lead = La tuya da { $lead } puntos por jugador respecto a la de la casa.
trial-margin = ± es la mitad del intervalo del 95 % de la media; cada partida cuenta una vez.

## Teclas

keys-title = Teclas
keys-everywhere = En todas partes
keys-table = En la mesa
keys-replay = Al ver una partida
keys-help = Esta ayuda
keys-tab = Al control siguiente; Intro o Espacio lo elige
keys-escape = Cerrar; volver al presente
keys-undo = Deshacer
keys-hint = Un empujoncito
keys-log = A la crónica
keys-chat = A la charla
keys-again = Ver otra vez lo que ha pasado
keys-rules = Reglamento
keys-board = Al tablero
keys-now = Saltar al presente
keys-while-waiting = { $name } (mientras esperas)
keys-play = Reproducir o pausar
keys-back = Un momento atrás
keys-forward = Un momento adelante
keys-first = Al principio
keys-last = Al final
keys-better = En un análisis: lo mejor o lo jugado
keys-retry = En un análisis: repetir los errores

## Análisis

analysis = Análisis
analysis-of = { $unit ->
    [chance] La probabilidad de ganar de cada jugador, momento a momento, y lo que dejaron escapar los turnos marcados
   *[points] Los puntos que podía esperar cada jugador, momento a momento, y lo que dejaron escapar los turnos marcados
}
analysis-progress = { $done } de { $all } valoradas…
analysis-again = Reintentar
analysis-balance = Marcas, lo que se dejó escapar y la suerte
analysis-given = { $unit ->
    [chance] Se escapó, %
   *[points] Se escapó
}
analysis-luck = { $unit ->
    [chance] Suerte, %
   *[points] Suerte
}
analysis-error = ± es un error típico.
analysis-gave = { $unit ->
    [chance] { $seat } dejó escapar un { $cost } ± { $error } % de probabilidad de ganar.
   *[points] { $seat } dejó escapar { $cost } ± { $error } puntos.
}
analysis-good = { $unit ->
    [chance] Mejor que el turno del propio analista, en un { $gain } ± { $error } % de probabilidad de ganar.
   *[points] Mejor que el turno del propio analista, en { $gain } ± { $error } puntos.
}
analysis-equal = Más o menos tan bueno como lo mejor.
analysis-lucky = { $unit ->
    [chance] La suerte dio { $luck } ± { $error } % de probabilidad de ganar a { $seat }.
   *[points] La suerte dio { $luck } ± { $error } puntos a { $seat }.
}
analysis-even = Aquí la suerte no favoreció a nadie.
analysis-better = Mejor: «{ $turn }»
mark-inaccuracy = una imprecisión
mark-mistake = un error
mark-blunder = un error grave
mark-good = mejor que el analista
mistake-back = Error anterior
mistake-on = Error siguiente
show-better = Mejor
instead-of = En lugar de: «{ $words }»
better-steps = El turno mejor, acción por acción

## Repetir los errores

retry-mistakes = { $mine ->
    [yes] Repetir mis errores ({ $count })
   *[no] Repetir errores ({ $count })
}
retry-progress = { $n } de { $count }
retry-played = Jugado: «{ $words }» Encuentra algo mejor.
retry-judging = El analista compara…
retry-best = Tan bueno como lo mejor.
retry-surpassed = Mejor que el turno del propio analista.
retry-better = { $unit ->
    [chance] Mejor que lo jugado, que dejó escapar un { $before } %; esto deja escapar un { $cost } ± { $error } %.
   *[points] Mejor que lo jugado, que dejó escapar { $before }; esto deja escapar { $cost } ± { $error } puntos.
}
retry-still = { $unit ->
    [chance] Esto aún deja escapar un { $cost } ± { $error } % de probabilidad de ganar.
   *[points] Esto aún deja escapar { $cost } ± { $error } puntos.
}
retry-again = Otra vez
retry-solution = Solución
retry-skip = Saltar
retry-done = { $found ->
    [0] Esta vez ninguno de los { $count } corregido. ¿Otra mirada a las soluciones?
   *[other] { $found } de { $count } corregidos.
}
retry-all = Todos otra vez
retry-leave = Volver al análisis

## En el dispositivo, sin servidor

device-update-ready = Hay una versión nueva. Tus partidas se quedan como están.
device-update-now = Usarla ya
device-keeping = Copiando todo a este dispositivo: { $percent } %
device-kept = Todo está en este dispositivo: puedes jugar sin conexión.
device-install = Instalar Meseta
device-install-by-hand = Para tener Meseta entre tus aplicaciones, abre el menú de compartir y elige «Añadir a pantalla de inicio».
device-needs-server = Esto es para jugar con más gente, y para eso hace falta un servidor.
device-percent = { $percent } %
device-starting = Poniendo la mesa en este dispositivo
device-starting-download = Descargando los juegos
device-starting-python = Arrancando Python
device-starting-tables = Abriendo tus mesas
device-starting-first = Solo tarda tanto la primera vez. A partir de ahora, Meseta se abre aquí incluso sin conexión.
device-starting-slow = Está tardando más de lo normal. Si tienes Meseta abierta en otra pestaña, sigue allí o ciérrala.
device-failed = No se puede poner la mesa en este dispositivo.
device-failed-more = Vuelve a cargar la página. Si no basta, libera espacio en el dispositivo o prueba con otro navegador actualizado.
device-failed-reason = El navegador dice:
device-reload = Cargar de nuevo
device-not-kept = Esta ventana no guarda nada: tus partidas se borran al cerrarla.
device-games = Guardado en este dispositivo
device-amount = { $games ->
    [0] Aún no hay partidas.
    [one] 1 partida.
   *[other] { $games } partidas.
} { $known ->
    [yes] { $size } en total, con el programa.
   *[no] { "" }
}
device-promised = El navegador ha prometido no borrarlas por su cuenta.
device-unpromised = Si al dispositivo le falta espacio, el navegador puede borrarlas.
device-declined = El navegador no promete conservarlas. Quizá lo haga cuando instales Meseta o la uses más; mientras tanto, guarda una copia.
device-protect = Pedirle que las conserve
device-save = Guardar una copia
device-save-failed = No se ha podido hacer la copia. Nada ha cambiado.
device-bring = Recuperar una copia
device-copy-holds = Esta copia es del { $made }. { $games ->
    [0] No contiene partidas, solo
    [one] Contiene 1 partida,
   *[other] Contiene { $games } partidas,
} tus ajustes y tus ediciones.
device-bring-replaces = Sustituye todo lo que hay guardado aquí.
device-bring-now = Sustituirlo todo
device-bring-vain = Esta ventana no guarda nada, así que no se puede recuperar nada en ella.
device-leave = Dejarlo como está
device-copy-foreign = Este archivo no es una copia de Meseta.
device-copy-damaged = Esta copia está dañada y no se puede leer.
device-copy-newer = Esta copia es de una versión más nueva de Meseta. Actualiza antes Meseta aquí.
device-copy-unchanged = Nada ha cambiado.
device-delete = Borrarlo todo
device-delete-asks = { $games ->
    [one] Se borrarán de este dispositivo tu partida, tus ajustes y tus ediciones.
   *[other] Se borrarán de este dispositivo todas tus partidas, tus ajustes y tus ediciones.
} Solo una copia puede devolvértelo. Meseta se queda.
device-delete-now = Borrarlo todo para siempre
device-delete-failed = El navegador no suelta las partidas. Cierra las demás pestañas con Meseta e inténtalo de nuevo.
device-carry-here = Llevar a este dispositivo
device-carry-away = Llevar a un servidor
device-carry-more = La partida sigue allí, con este registro. Lo que hay aquí se queda.
device-carry-now = Llevarla allí
device-carry-closed = Mientras se juega, el registro muestra lo que no puedes ver. Podrás llevarte la partida cuando acabe, o si solo juegas con bots.
device-carry-long = Esta partida es demasiado larga para un enlace. Guarda el registro y abre allí el archivo.
device-server = La dirección del servidor
device-server-wrong = No es la dirección de un servidor, como https://meseta.example.
device-brought = Ha llegado una partida
device-brought-holds = { $game }, { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}, { $entries ->
    [one] 1 anotación
   *[other] { $entries } anotaciones
}.
device-brought-seats = Si sigues jugando, te sientas aquí: { $names }.
device-brought-damaged = Venía una partida en camino, pero el enlace está dañado o incompleto. Inténtalo otra vez desde donde salió.
device-play-on = Seguir jugando
device-look = Verla

## Con la caja

companion-title = { $game } con la caja
companion-clear = Vaciar

## Una imagen de la partida para compartir

picture-title = Una imagen para compartir
picture-drawing = Dibujando…
picture-shows = Muestra
picture-result = El resultado
picture-moment = El momento { $n }
picture-colours = Colores
picture-no-link = No lleva enlace: los demás no podrían abrirlo.
picture-copy = Copiar la imagen
picture-save = Guardar como { $form }

## Tus partidas

yours-link = Tus partidas
yours-show-games = Partidas
yours-show-statistics = Estadísticas
yours-show-kept = Lo que se guarda
yours-running = En juego
yours-running-none = No hay ninguna partida en juego.
yours-finished = Terminadas
yours-finished-none = Aún no hay partidas terminadas. Cuando acabe una, su resultado se quedará aquí, también cuando ya no esté la mesa.
yours-stranger = Aquí todavía no se guarda nada sobre ti. Empieza con tu primera partida.
yours-elsewhere = ¿Has jugado en otro dispositivo? Crea allí un enlace, en { yours-link } › { yours-show-kept }, y ábrelo aquí.
yours-all-games = Todos los juegos
yours-of-game = { $game } ({ $count })
yours-more = Ver partidas anteriores
yours-won = Ganada
yours-shared = Compartida
yours-lost = Perdida
yours-several = Varios sitios
yours-score = { $total ->
    [one] 1 punto
   *[other] { $total } puntos
}
yours-rank = puesto { $rank } de { $seats }
yours-people = personas
yours-solo = a solas
yours-against = contra { $names }
yours-replay = Repetición
yours-analysis = Análisis
yours-gone = La mesa ya no está; el resultado se queda.
yours-caveat-conceded = Te rendiste.
yours-caveat-given_up = Los demás se rindieron.
yours-caveat-stood_in = Jugó un bot por ti.
yours-caveat-forked = Continuaba otra partida.
yours-caveat-several = Tenías varios sitios, así que nadie ganó ni perdió.
yours-caveat-edition = Con componentes propios.

yours-filter = Qué partidas cuentan
yours-game = Juego
yours-players = Jugadores
yours-players-others = Con más gente o con bots
yours-players-of = { $count ->
    [1] A solas
   *[other] { $count } jugadores
}
yours-loosely = Contar también las que continuaban otra partida o en las que jugó un bot por ti
yours-counted = { $count ->
    [0] Ninguna partida
    [one] 1 partida
   *[other] { $count } partidas
}
yours-none-counted = No hay ninguna partida de este tipo jugada hasta el final.
yours-few = Tan pocas partidas muestran lo que pasó, no una tendencia.
yours-scores = Tus puntos, parte por parte
yours-scores-about = Una columna por cada partida jugada hasta el final; la última, a la derecha. La raya que cruza la columna es el total.
yours-scores-window = Partidas { $first } a { $last } de { $count }
yours-earlier = Anteriores
yours-later = Posteriores
yours-column = { $when }: { $total } puntos ({ $parts })
yours-part = { $part } { $points }
yours-total = Total
yours-when = Cuándo
yours-as-table = En una tabla
yours-levels = Resultados por rival
yours-levels-about = Cada partida cuenta para su bot más fuerte, o para las personas si jugó alguien más.
yours-level-line = { $level }: { $won } ganadas, { $shared } compartidas, { $lost } perdidas
yours-bests = Tus mejores marcas
yours-best = { $total } puntos, { $when }
yours-reached = Lo alcanzado a solas
yours-figures = Lo que cuenta el juego
yours-figures-counting = Las últimas partidas aún se están contando; vuelve a mirar en un momento.
yours-figures-code = Se cuenta
yours-figures-mean = De media
yours-figures-least = Mínimo
yours-figures-most = Máximo
yours-rounds = { $name } por ronda, de media
yours-round-line = Ronda { $round }: { $mean } (en { $count ->
    [one] 1 partida
   *[other] { $count } partidas
})

yours-kept-about = No hay cuentas: eres una clave al azar en este navegador. Con ella se guardan tu nombre, las mesas donde tienes un sitio, cómo acabaron tus partidas y los retos del día, dónde quieres que se te avise, y a quién has silenciado o denunciado. Un resultado es la fecha, el juego, cuántos jugaban, tus puntos por partes y los niveles de los bots; de las demás personas, solo que lo eran.
yours-kept-device = Todo esto está solo en este dispositivo.
yours-export = Llevarte una copia
yours-export-about = Un archivo con todo lo que se guarda sobre ti, aquí y en este navegador.
yours-export-do = Descargarlo todo
yours-devices = Tus dispositivos
yours-devices-about = Desde cualquiera de estos se juega como tú. Cierra los que no conozcas.
yours-device-this = Este dispositivo
yours-device-unnamed = Un dispositivo
yours-device-since = desde el { $when }
yours-device-seen = usado por última vez el { $when }
yours-device-end = Cerrarlo
yours-device-end-named = Cerrar { $device }
yours-device-ended = { $device } ya no es tuyo.
yours-unsettled = Este dispositivo es tuyo desde hace menos de un día: aún no puede cerrar los anteriores, crear enlaces ni borrar nada.
yours-carry = Usar otro dispositivo
yours-carry-about = Un enlace hace tuyo un dispositivo más. Sirve una vez y durante diez minutos. Quien lo abra jugará como tú: no se lo enseñes a nadie.
yours-carry-make = Crear un enlace
yours-carry-once = Se muestra una sola vez; sirve hasta las { $when }
yours-carry-link = Enlace para tu otro dispositivo
yours-carry-revoke = Revocarlo
yours-carry-revoked = El enlace ya no sirve.
yours-delete = Borrar
yours-delete-results = Borrar resultados y estadísticas
yours-delete-results-about = Se borran tus resultados y tus estadísticas. Las mesas y sus registros se quedan.
yours-delete-all = Borrar todo lo tuyo
yours-delete-all-about = Se borran tus resultados, tus dispositivos y las mesas donde no hay nadie más, aquí y en todos tus navegadores. Las mesas que pusiste y no han empezado se retiran. En las partidas con otras personas, un bot juega por ti hasta el final. En sus registros queda tu sitio, con el nombre que se veía allí.
yours-delete-word = borrar
yours-delete-type = Escribe «{ $word }» para confirmarlo
yours-delete-do = Borrar para siempre
yours-deleted = Borrado.
yours-cancel = Cancelar

yours-arrive-title = ¿Ser { $name } en este dispositivo?
yours-nameless = alguien sin nombre
yours-arrive-about = Desde ese momento, todo lo que juegues aquí se guarda con { $name }, y quien te dio este enlace lo ve.
yours-arrive-warning = Sigue solo si creaste este enlace tú, en otro dispositivo tuyo.
yours-arrive-has = { $name } tiene { $results ->
    [one] 1 resultado
   *[other] { $results } resultados
} y { $tables ->
    [one] 1 partida en juego
   *[other] { $tables } partidas en juego
}.
yours-arrive-here = En este dispositivo tienes { $results ->
    [one] 1 resultado
   *[other] { $results } resultados
} y { $tables ->
    [one] 1 partida en juego
   *[other] { $tables } partidas en juego
}. ¿Qué hacemos con eso?
yours-arrive-along = Llevártelo: pasa a ser de { $name }, igual que tus otros dispositivos
yours-arrive-behind = Dejarlo: desde este dispositivo ya no se podrá volver a ello
yours-arrive-device = Cómo llamar a este dispositivo
yours-arrive-phone = Teléfono
yours-arrive-computer = Ordenador
yours-arrive-do = Ser { $name }
yours-arrive-stay = Quedarte como estás
yours-arrive-same = Este dispositivo ya es de { $name }. El enlace sirve todavía para otro.
yours-arrived = Este dispositivo es ahora de { $name }.

## Recibir un aviso cuando toca

calls-closed = También cuando no hay ninguna página de Meseta abierta en este navegador.
calls-open = Solo mientras haya una página de Meseta abierta en este navegador.
calls-denied = Este navegador no muestra avisos de este sitio. Puedes cambiarlo en sus ajustes.
calls-home = Para recibir avisos aquí, añade antes Meseta a la pantalla de inicio y ábrela desde ahí.
calls-offer = Esto puede ir para largo. ¿Quieres que este dispositivo te avise cuando te toque, aunque Meseta esté cerrada?
calls-offer-yes = Sí, avísame
calls-offer-no = No
calls-mail = También por correo
calls-mail-send = Envíame un enlace
calls-mail-asked = Hay un correo en camino a { $address }. Confirma la dirección con su enlace.
calls-mail-on = Los correos llegan a { $address }.
calls-mail-off = No más correos
calls-mail-confirm = ¿Quieres un correo cada vez que te toque y no estés?
calls-mail-confirm-now = Sí, quiero correos
calls-mail-confirm-done = Tu dirección está confirmada. Cada correo lleva un enlace para dejar de recibirlos.
calls-mail-end = ¿No quieres recibir más correos de aquí?
calls-mail-end-now = No más correos
calls-mail-end-done = No te llegará ningún correo más.
## Imprimir

companion-print = Imprimir hojas y cartas
companion-print-about = A su tamaño real: en los ajustes de la impresora, deja la escala al 100 %.
companion-print-less = { $part }: uno menos
companion-print-more = { $part }: uno más
companion-print-paper = Papel
companion-print-a4 = A4
companion-print-letter = Carta
companion-print-pdf = En PDF
companion-print-browser = Imprimir desde el navegador
companion-print-making = Dibujando las páginas…
companion-unreached = Parece que no hay conexión. Lo que pongas se queda guardado, y la respuesta llega en cuanto la haya.
companion-not-done = Parece que no hay conexión, así que esto no se ha hecho. Inténtalo otra vez cuando la haya.
## Gente en una mesa, y el mismo reparto otra vez

about-person = Silenciar o denunciar a { $name }
muted = en silencio para ti
muted-here = En silencio:
deal = Reparto
deal-again = Jugar el mismo reparto
deal-short = Mismo reparto
deal-compare = Comparar este reparto
deal-agreed = Se juega otra vez el reparto de otra mesa: el mismo azar, otra gente. Al final, el resultado se ve al lado de los de quienes ya lo jugaron, y no cuenta en las estadísticas.
deal-known = ya ha jugado o visto este reparto
deal-known-you = ya has jugado o visto este reparto
deal-listed = un reparto ya jugado

company-mute = Silenciar a { $name }
company-unmute = Volver a ver a { $name }
company-mute-more = Si silencias a { $name }, no verás lo que escribe ni sus reacciones, ni aquí ni en otras mesas. No se enterará.
company-muted-more = No ves lo que escribe { $name } ni sus reacciones, ni aquí ni en otras mesas. No lo sabe.
company-report = Avisar a quien lleva el servidor
company-report-title = Denunciar a { $name }
company-reason = ¿De qué se trata?
company-reason-rude = Insultos o malas palabras
company-reason-harassing = Acoso o amenazas
company-reason-spam = Publicidad o spam
company-reason-cheating = Hace trampas o estropea partidas
company-reason-name = Un nombre ofensivo
company-reason-other = Otra cosa
company-note = ¿Qué conviene saber? (puedes dejarlo vacío)
company-mute-too = Silenciar también a { $name }
company-report-what = Quien lleva este servidor ve tu aviso con tu nombre y las últimas líneas de la charla. Nadie en la mesa se entera.
company-report-send = Enviar el aviso
company-back = Atrás
company-reported = Tu aviso queda guardado para quien lleva este servidor, con el número { $id }.
company-reported-next = Lo leerá, y puede terminar la mesa o no dejar entrar a alguien. Aquí no recibirás respuesta, y { $name } no lo sabrá.
company-deal-title = El mismo reparto
company-deal-again = Jugarlo otra vez
company-deal-more = El mismo azar otra vez: las mismas cartas en el mismo orden, la misma disposición, el mismo temblor de la mano. Aunque juegues de otra manera, lo demás queda como estaba.
company-deal-seat = Donde estaba { $name }
company-deal-free = Quien tenga el enlace
company-deal-known = La mesa dice quién ha jugado o visto ya este reparto, y no cuenta en las estadísticas.
company-deal-set = Poner la mesa
company-compared = Mesas que han jugado este reparto, las mejores primero
company-rank = N.º { $rank }
company-this-table = esta mesa
company-first-table = la primera
company-won = gana
company-lost = se rindió o no volvió
yours-deal = Mismo reparto
yours-caveat-dealt = el mismo reparto otra vez
yours-muted = Gente en silencio
yours-muted-about = No ves lo que escriben ni sus reacciones. No lo saben.
yours-muted-none = No has silenciado a nadie.
yours-unmute = Volver a ver a { $name }
yours-unmuted = Vuelves a ver a { $name }.
## Daily three

daily-title = Los tres del día
daily-title-of = Los tres del día: { $day }
daily-heading = { $game }, { $day }
daily-about = Un reto de cada juego, el mismo para todo el mundo.
daily-number = N.º { $number }
daily-three-of = Los tres retos: { $day }
daily-to-today = Los retos de hoy
daily-state-new = sin probar
daily-state-begun = empezado
daily-state-waiting = entregado, pendiente de enviar
daily-state-beaten = mejor que el mejor turno conocido
daily-state-best = el mejor turno
daily-state-close = cerca del mejor
daily-state-fair = al menos la mitad del mejor
daily-state-far = lejos del mejor
daily-state-given_up = abandonado
daily-level = { $level ->
    [1] Muy fácil
    [2] Fácil
    [3] Intermedio
    [4] Difícil
   *[5] Muy difícil
}: { $level } de 5
daily-points = { $points } de { $best } puntos
daily-points-short = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
daily-so-far = Llevas { daily-points-short }
daily-first-counts = Cuenta lo primero que entregues.
daily-practising = Este ya lo has entregado. Ahora es para practicar.
daily-over = Tu turno está completo. Entrégalo o deshaz algo.
daily-over-final = Tu turno está completo. Entrégalo.
daily-restart = Empezar de nuevo
daily-hand-in = Entregar
daily-give-up = Rendirse
daily-give-up-more = Verás el mejor turno, y este reto contará como abandonado.
daily-give-up-not = Seguir probando
daily-outcome = Tu turno junto al mejor
daily-compare = Qué turno muestra el tablero
daily-said-beaten = Mejor que el mejor turno conocido
daily-said-best = Has dado con el mejor turno
daily-said-close = Cerca del mejor
daily-said-fair = Se le puede sacar más
daily-said-far = Se le puede sacar mucho más
daily-said-given_up = Este es el mejor turno
daily-show-best = Ver el mejor
daily-show-yours = Ver el tuyo
daily-show-yours-again = Otra vez el tuyo
daily-shown-best = El mejor turno: { daily-points-short }
daily-shown-yours = Tu turno: { daily-points-short }
daily-because = { $side ->
    [best] El mejor turno
   *[yours] Tu turno
}: { $reasons }.
daily-explaining = Buscando las razones…
daily-steps-best = El mejor turno, paso a paso
daily-steps-yours = Tu turno, paso a paso
daily-practice = Para practicar. Vale tu primera respuesta: { daily-points }.
daily-late = Entregado después de su día: queda en tu archivo, pero no en tu racha.
daily-grade = { $solutions ->
    [one] Un solo turno es el mejor
   *[other] { $solutions } turnos son los mejores
}, con al menos { $depth ->
    [one] una acción
   *[other] { $depth } acciones
}.
daily-proved = Está demostrado que no hay otro mejor.
daily-searched = Es lo mejor que ha encontrado una búsqueda larga.
daily-next = Siguiente: { $game }
daily-again = Otra vez
daily-all = Los tres
daily-retry = Volver a intentarlo
daily-unreachable = No hay conexión. Lo que has hecho se guarda, y puedes deshacerlo y rehacerlo.
daily-go-on-offline = Seguir sin conexión
daily-waiting = Entregado. Se enviará en cuanto haya conexión.
daily-waiting-more = Tu respuesta se guarda en este navegador. Cuando se haya enviado, la verás aquí junto a la mejor.
daily-sent = Se ha enviado tu respuesta: { $game }
daily-streak = { $count ->
    [one] 1 día seguido
   *[other] { $count } días seguidos
}
daily-streak-now = días seguidos
daily-streak-longest = racha más larga
daily-streak-days = días en total
daily-streak-about = Un día cuenta si entregas ese mismo día al menos uno de sus retos. Rendirse no cuenta.
daily-archive = Archivo
daily-month-before = Volver a { $month }
daily-month-after = Ir a { $month }
daily-locked = todavía por llegar
daily-locked-more = Este día está por llegar. Sus retos se abren cuando empiece donde estés.
daily-clock = Según el reloj de este dispositivo, hoy es ese día. Si no lo es, ponlo en hora.
daily-legend = Qué significan los signos
daily-midnight = Ya es { $day }: hay retos nuevos.
daily-midnight-go = Ir a ellos
daily-midnight-stay = Quedarme aquí
daily-share = Compartir tu día
daily-share-text = El texto; no desvela nada
daily-share-no-link = Otras personas no podrían abrir esta dirección, así que no aparece.
daily-drawing = La imagen se está dibujando.
daily-picture-save = Guardar la imagen
daily-picture-copy = Copiar la imagen
daily-picture-share = Compartir la imagen

## Turns while one is away, and places in a deal

time-missed-other = { $bot } jugó por { $names } al acabarse el tiempo.
rematch-decline = Ahora no
rematch-declined = { $count ->
    [one] { $names } no juega otra vez por ahora.
   *[other] { $names } no juegan otra vez por ahora.
}
company-rank-shared = N.º { $rank }, compartido
calls-insecure = Los navegadores solo muestran avisos de sitios con https. Aquí, el título de una página abierta dice cuándo te toca.
calls-none = Este navegador no tiene avisos. El título de una página abierta dice cuándo te toca.
calls-mail-other = Otra dirección
calls-mails = Correos cuando te toque
