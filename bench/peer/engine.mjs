/** boardgame.io's reducer playing the little game at random; prints moves per second. */
import { createRequire } from 'node:module';
import { enumerate, torre } from './torre.mjs';

const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal');
const seconds = Number(process.argv[2] ?? 1);
const reducer = CreateGameReducer({ game: torre });

playFor(seconds / 4);
const { moves, elapsed } = playFor(seconds);
console.log(Math.round(moves / elapsed));

function playFor(limit) {
  let [moves, games, elapsed, word] = [0, 0, 0, 12345];
  const below = (bound) => (word = (Math.imul(word, 1664525) + 1013904223) >>> 0) % bound;
  const started = performance.now();
  while (elapsed < limit) {
    let state = InitializeGame({ game: { ...torre, seed: ++games }, numPlayers: 4 });
    while (state.ctx.gameover === undefined) {
      const playerID = state.ctx.currentPlayer;
      const choices = enumerate(state.G, playerID);
      const [type, ...args] = choices[below(choices.length)];
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID, credentials: null } });
      moves++;
    }
    elapsed = (performance.now() - started) / 1000;
  }
  return { moves, elapsed };
}
