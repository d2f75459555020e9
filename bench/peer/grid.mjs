/** The server benchmark's game (server/bench/grid.ts) as a boardgame.io game. */
const CELLS = 100;

export const grid = {
  name: 'grid',
  setup: ({ ctx, random }) => ({
    cells: Array.from({ length: CELLS }, () => -1),
    secrets: Array.from({ length: ctx.numPlayers }, () => random.Die(1000)),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    claim: ({ G, playerID }, cell) => {
      if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS || G.cells[cell] === Number(playerID)) return 'INVALID_MOVE';
      G.cells[cell] = Number(playerID);
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    secrets: G.secrets.map((secret, seat) => (String(seat) === playerID ? secret : -1)),
  }),
};
