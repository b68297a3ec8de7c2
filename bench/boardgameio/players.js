// Two scripted players a table, on socket.io: node players.js PORT TABLES SECONDS PAUSE_MS
const { io } = require('socket.io-client');

const [port, tables, seconds, pause] = process.argv.slice(2).map(Number);
const url = `http://localhost:${port}`;
const late = [];
let moves = 0;
let counting = false;

function player(matchID, playerID, table) {
  const socket = io(`${url}/stones`, { transports: ['websocket'] });
  let wanted = -1;
  const act = (state) => {
    const id = state._stateID;
    if (state.ctx.currentPlayer !== playerID || id <= wanted) return;
    wanted = id;
    const type = state.ctx.numMoves ? 'end' : 'shift';
    const args = type === 'shift' ? [0, 1] : [];
    const go = () => {
      table.push([playerID, performance.now()]);
      moves += counting;
      socket.emit('update', { type: 'MAKE_MOVE', payload: { type, args, playerID } }, id, matchID, playerID);
    };
    if (pause) setTimeout(go, pause);
    else go();
  };
  socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 2));
  const ready = new Promise((done) => {
    socket.on('sync', (_, { state }) => {
      done();
      act(state);
    });
  });
  socket.on('update', (_, state) => {
    if (table.length && table[0][0] !== playerID) {
      const [, sent] = table.shift(); // the other's move is on my screen
      if (counting) late.push(performance.now() - sent);
    }
    act(state);
  });
  return ready;
}

async function main() {
  for (let n = 0; n < tables; n += 1) {
    const table = [];
    await player(`m${n}`, '0', table); // the first to ask for a match makes it
    await player(`m${n}`, '1', table);
  }
  await new Promise((done) => setTimeout(done, 2000));
  counting = true;
  process.stdout.write('start\n');
  await new Promise((done) => setTimeout(done, seconds * 1000));
  counting = false;
  late.sort((a, b) => a - b);
  const at = (part) => late[Math.floor(late.length * part)] ?? 0;
  process.stdout.write(`${JSON.stringify({ moves, p50: at(0.5), p99: at(0.99) })}\n`);
  process.exit(0);
}
main();
