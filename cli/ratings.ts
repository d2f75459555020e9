/** `cantiere ratings`: works all ratings out again from the games that were played. */
import { UsageError, readArguments, type Command } from './command.ts';
import { STORE_FLAGS, STORE_HELP, mustBeThere, whichStore } from './storeFlags.ts';

export const ratings: Command = {
  name: 'ratings',
  summary: 'work all ratings out again from the games played',
  help: `cantiere ratings recompute

Ratings are a cache of the rated results. This works them out again, from the first rated game to the last; nothing
changes unless somebody changed the results or the formula. The server may be running.

${STORE_HELP}`,
  async run(args) {
    const { values, positionals } = readArguments(args, STORE_FLAGS);
    if (positionals[0] !== 'recompute' || positionals.length > 1) throw new UsageError('ratings expects "recompute".');
    const where = whichStore(values);
    const { recomputeAllRatings } = await import('@cantiere/server');
    const games = mustBeThere(await recomputeAllRatings(where), where);
    if (games.size === 0) console.log('No finished games yet.');
    for (const [game, rated] of games) console.log(`${game}: ${rated} rated ${rated === 1 ? 'game' : 'games'}.`);
    return 0;
  },
};
