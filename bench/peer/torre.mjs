/** The little game (games/torre) as a boardgame.io game: same stones, same moves, same end. */
const SIZES = [1, 2, 3, 4, 5];
const topOf = (tower) => tower.at(-1) ?? 0;
const sorted = (hand) => hand.sort((a, b) => a - b);

export const torre = {
  name: 'torre',
  setup: ({ ctx, random }) => {
    const heap = random.Shuffle(SIZES.flatMap((size) => [size, size, size, size]));
    const hands = Array.from({ length: ctx.numPlayers }, () => sorted(heap.splice(-2)));
    return { heap, hands, towers: hands.map(() => []), passesInARow: 0 };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    DRAW: ({ G, playerID }) => {
      if (G.heap.length === 0) return 'INVALID_MOVE';
      G.passesInARow = 0;
      G.hands[playerID].push(G.heap.pop());
      sorted(G.hands[playerID]);
    },
    LAY: ({ G, playerID }, stone) => {
      const at = G.hands[playerID].indexOf(stone);
      if (at < 0 || stone < topOf(G.towers[playerID])) return 'INVALID_MOVE';
      G.passesInARow = 0;
      G.hands[playerID].splice(at, 1);
      G.towers[playerID].push(stone);
    },
    PASS: ({ G }) => {
      if (G.heap.length > 0) return 'INVALID_MOVE';
      G.passesInARow++;
    },
  },
  endIf: ({ G, ctx }) => (G.passesInARow === ctx.numPlayers ? { towers: G.towers } : undefined),
};

/** Every legal move of the player whose turn it is, as boardgame.io's own bots ask for it. */
export function enumerate(G, playerID) {
  const moves = [];
  if (G.heap.length > 0) moves.push(['DRAW']);
  for (const stone of new Set(G.hands[playerID])) if (stone >= topOf(G.towers[playerID])) moves.push(['LAY', stone]);
  if (G.heap.length === 0) moves.push(['PASS']);
  return moves;
}
