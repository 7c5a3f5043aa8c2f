// A game about the size of Fertility, for boardgame.io: a shared map, goods, hands of tiles and a hidden deck.
// It never ends: once enough tiles lie on the map, the oldest goes back under the deck.
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const WIDTH = 9, HEIGHT = 7, HAND = 5, MOST_TILES = 40;
const GOODS = ["wheat", "flax", "grapes", "flowers", "cattle", "papyrus", "alabaster"];
const TERRAINS = ["meadow", "desert", "river", "quarry"];

function neighbours(cell) {
  const x = cell % WIDTH, y = Math.floor(cell / WIDTH), found = [];
  if (x > 0) found.push(cell - 1);
  if (x < WIDTH - 1) found.push(cell + 1);
  if (y > 0) found.push(cell - WIDTH);
  if (y < HEIGHT - 1) found.push(cell + WIDTH);
  return found;
}

function isLegal(G, playerID, cell, tile) {
  if (!Number.isInteger(cell) || !Number.isInteger(tile)) return false;
  if (!(cell in G.map) || G.map[cell].tile !== null) return false;
  if (!(tile in G.players[playerID].hand)) return false;
  return G.map[cell].terrain === "river" || neighbours(cell).some((other) => G.map[other].tile !== null);
}

function legalMoves(G, playerID) {
  const found = [];
  for (let cell = 0; cell < G.map.length; cell++)
    for (let tile = 0; tile < HAND; tile++) if (isLegal(G, playerID, cell, tile)) found.push([cell, tile]);
  return found;
}

const game = {
  name: "delta",
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ ctx, random }) => {
    const deck = [];
    for (let i = 0; i < 100; i++) deck.push([GOODS[i % 7], GOODS[(i * 3 + 1) % 7]]);
    const secret = { deck: random.Shuffle(deck) };
    const players = {};
    for (let seat = 0; seat < ctx.numPlayers; seat++) {
      const goods = {}, sold = {};
      for (const good of GOODS) goods[good] = sold[good] = 0;
      players[seat] = { hand: secret.deck.splice(0, HAND), goods, sold, points: 0 };
    }
    const map = [];
    for (let cell = 0; cell < WIDTH * HEIGHT; cell++)
      map.push({ terrain: TERRAINS[(cell * 7 + (cell >> 3)) % 4], tile: null, seat: null, worth: cell % 3 });
    return { map, players, order: [], secret };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    // On the server only: the deck is hidden.
    place: {
      client: false,
      move: ({ G, playerID }, cell, tile) => {
        if (!isLegal(G, playerID, cell, tile)) return INVALID_MOVE;
        const player = G.players[playerID];
        const [placed] = player.hand.splice(tile, 1);
        G.map[cell].tile = placed;
        G.map[cell].seat = playerID;
        G.order.push(cell);
        for (const other of neighbours(cell))
          for (const good of G.map[other].tile ?? []) if (placed.includes(good)) player.goods[good] += 1;
        for (const good of GOODS)
          if (player.goods[good] >= 5) {
            player.goods[good] -= 5;
            player.sold[good] += 1;
            player.points += 1 + G.map[cell].worth;
          }
        if (G.order.length > MOST_TILES) {
          const oldest = G.map[G.order.shift()];
          G.secret.deck.unshift(oldest.tile);
          oldest.tile = oldest.seat = null;
        }
        player.hand.push(G.secret.deck.pop());
      },
    },
  },
};

module.exports = { game, legalMoves };
