/**
 * One run of `cantiere bench search`, in a process of its own: bots of the checkout in this folder play whole games against
 * themselves. Prints the figure as JSON.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Bots from '@cantiere/bots';
import type * as Engine from '@cantiere/engine';
import type * as Games from '@cantiere/games';
import type { SearchRun, SearchTask } from './benchSearch.ts';

const { folder, game: id, players, iterations, games } = JSON.parse(process.argv[2]) as SearchTask;
/** The modules are named by the folder, so that each checkout is measured with its own of everything. */
const load = (file: string): Promise<unknown> => import(pathToFileURL(join(folder, file)).href);
const { deal, defaultOptions, earlierOf, quickChance, seedFrom } = (await load('engine/index.ts')) as typeof Engine;
const { think } = (await load('bots/index.ts')) as typeof Bots;
const shelved = ((await load('games/registry.ts')) as typeof Games).findGame(id)!;
const [{ game }, { bot }] = await Promise.all([shelved.rules(), shelved.bot()]);

/** Everything that the searches answered: who thinks otherwise is not the same bot, only faster or slower. */
const answers = createHash('sha256');

function playGame(index: number): number {
  const state = deal(game, { seats: players, options: defaultOptions(game.options), seed: seedFrom(`dev-speed/${index}`) });
  const played: Engine.PlayedMove[] = [];
  let done = 0;
  for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
    const seat = toAct[0];
    const view = game.view(state, seat);
    let [move] = game.moves(view, seat);
    if (game.moves(view, seat).length > 1) {
      const earlier = earlierOf(played, seat);
      const sane = (each: Engine.GameMove): boolean => bot.absurd?.(view, seat, each, earlier) !== true;
      const chance = quickChance(index * 8192 + played.length);
      const judged = think({ game, bot }, view, seat, chance, { iterations, milliseconds: 0 }, { sane });
      for (const { visits } of judged) done += visits;
      answers.update(JSON.stringify(judged));
      move = judged[0].move;
    }
    game.play(state, seat, move);
    played.push({ seat, move });
  }
  return done;
}

playGame(0); // warms the compiler up
const before = process.cpuUsage();
let done = 0;
for (let index = 1; index <= games; index++) done += playGame(index);
const { user, system } = process.cpuUsage(before);
const run: SearchRun = { iterations: done, seconds: (user + system) / 1e6, answers: answers.digest('hex') };
console.log(JSON.stringify(run));
