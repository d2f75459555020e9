/**
 * One side of `cantiere bench engine --against`, in a process of its own: plays batches of seeded random games by the rules of the
 * checkout in this folder, whenever it is told to, and answers with the CPU time that took.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Engine from '@cantiere/engine';
import type * as Games from '@cantiere/games';
import type { RulesBatch, RulesRun, RulesTask } from './benchRules.ts';

const { folder, game: id, players } = JSON.parse(process.argv[2]) as RulesTask;
/** The modules are named by the folder, so that each checkout is measured with its own of everything. */
const load = (file: string): Promise<unknown> => import(pathToFileURL(join(folder, file)).href);
const { defaultOptions, pick, quickChance } = (await load('engine/index.ts')) as typeof Engine;
const shelved = ((await load('games/registry.ts')) as typeof Games).findGame(id)!;
const { game } = await shelved.rules();
const options = defaultOptions(game.options);

function playGame(seed: number): number {
  const state = game.setup(players, options, quickChance(seed));
  const chance = quickChance(seed * 7919 + players);
  let moves = 0;
  for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
    const seat = toAct[0];
    game.play(state, seat, pick(chance, game.moves(state, seat)));
    moves++;
  }
  return moves;
}

process.on('message', ({ from, games }: RulesBatch) => {
  const before = process.cpuUsage();
  let moves = 0;
  for (let seed = from; seed < from + games; seed++) moves += playGame(seed);
  const { user, system } = process.cpuUsage(before);
  process.send!({ moves, seconds: (user + system) / 1e6 } satisfies RulesRun);
});
process.send!('ready');
