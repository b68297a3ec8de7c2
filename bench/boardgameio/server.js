// Shifting Stones' moves on boardgame.io: a grid, secret hands, a turn of one shift and an end that draws.
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const { PlayerView } = require('boardgame.io/core');

const Game = {
  name: 'stones',
  setup: ({ random }) => {
    const deck = random.Shuffle([...Array(72).keys()].map((n) => n + 1));
    const players = { 0: { hand: deck.splice(0, 4) }, 1: { hand: deck.splice(0, 4) } };
    return { grid: random.Shuffle([0, 0, 2, 2, 4, 4, 6, 6, 6]), players, secret: { deck }, discard: [] };
  },
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    shift: ({ G, playerID }, a, b) => {
      [G.grid[a], G.grid[b]] = [G.grid[b], G.grid[a]];
      G.discard.push(G.players[playerID].hand.shift());
    },
    end: ({ G, playerID, random, events }) => {
      const hand = G.players[playerID].hand;
      while (hand.length < 4) {
        if (!G.secret.deck.length) {
          G.secret.deck = random.Shuffle(G.discard);
          G.discard = [];
        }
        hand.push(G.secret.deck.pop());
      }
      events.endTurn();
    },
  },
};

const folder = process.argv[2];
const db = folder ? new FlatFile({ dir: folder }) : undefined;
const server = Server({ games: [Game], origins: [Origins.LOCALHOST], db });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  process.stdout.write(`${appServer.address().port}\n`);
});
