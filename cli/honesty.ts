/** `cantiere honesty`: proof that bots do not look at what they cannot see. */
import { LEVELS, chooseMove, honesty as testHonesty } from '@cantiere/bots';
import { oneOf, printJson, readArguments, wholeNumber, type Command } from './command.ts';
import { loadGame } from './games.ts';

/** Enough search to matter, little enough to try thousands of positions. */
const ITERATIONS = 20;

export const honesty: Command = {
  name: 'honesty',
  needsSources: true,
  summary: 'prove that the bots play from their own view alone',
  help: `cantiere honesty <game> [--positions N] [--bot NAME] [--seed S] [--json]

At every position everything that the bot cannot see is dealt again; with the same generator the same move must come
out. Exit code 1 when one differs.`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      positions: { type: 'string' },
      bot: { type: 'string' },
      seed: { type: 'string' },
      json: { type: 'boolean' },
    });
    const { game, bot } = await loadGame(positionals[0]);
    const positions = wholeNumber('positions', values.positions, 1000, 1, 10_000_000);
    const level = oneOf('--bot', values.bot ?? 'master', LEVELS);
    const report = testHonesty(game, positions, values.seed ?? '1', (state, seat, step) =>
      chooseMove({ game, bot }, level, game.view(state, seat), seat, step, {
        budget: { iterations: ITERATIONS, milliseconds: 0 },
      }),
    );
    if (values.json) printJson(report);
    else
      console.log(
        `${report.game}: ${report.same} of ${report.positions} moves the same after everything unseen was dealt again; ${report.different} different.`,
      );
    return report.different === 0 ? 0 : 1;
  },
};
