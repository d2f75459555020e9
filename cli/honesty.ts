/** `cantiere honesty`: proof that bots do not look at what they cannot see. */
import { LEVELS, chooseMove, honesty as testHonesty, type BotLevel } from '@cantiere/bots';
import { TEMPERAMENTS, type Temperament } from '@cantiere/engine';
import { UsageError, oneOf, printJson, readArguments, wholeNumber, type Command } from './command.ts';
import { loadGame } from './games.ts';

/** Enough search to matter, little enough to try thousands of positions. */
const ITERATIONS = 20;

interface Asked {
  readonly level: BotLevel;
  readonly temperament?: Temperament;
}

/** Every way in which a bot comes to its answer, in turns. */
const EVERYBODY: readonly Asked[] = [
  { level: 'master' },
  ...TEMPERAMENTS.map((temperament) => ({ level: 'expert' as const, temperament })),
  { level: 'easy' },
  { level: 'greedy' },
];

export const honesty: Command = {
  name: 'honesty',
  needsSources: true,
  summary: 'prove that the bots play from their own view alone',
  help: `cantiere honesty <game> [--positions N] [--bot NAME] [--temperament T] [--seed S] [--json]

At every position everything that the bot cannot see is dealt again; with the same generator the same move must come
out. Exit code 1 when one differs.

  --positions N    default 1000
  --bot NAME       ${LEVELS.join(', ')}; default: master, expert of every temperament, easy and greedy in turns
  --temperament T  ${TEMPERAMENTS.join(', ')}: of the bot that is named`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      positions: { type: 'string' },
      bot: { type: 'string' },
      temperament: { type: 'string' },
      seed: { type: 'string' },
      json: { type: 'boolean' },
    });
    const { game, bot } = await loadGame(positionals[0]);
    const positions = wholeNumber('positions', values.positions, 1000, 1, 10_000_000);
    const everybody = askedFor(values.bot, values.temperament);
    const report = testHonesty(game, positions, values.seed ?? '1', (state, seat, step) => {
      const { level, temperament } = everybody[step % everybody.length];
      const budget = { iterations: ITERATIONS, milliseconds: 0 };
      return chooseMove({ game, bot }, level, game.view(state, seat), seat, step, { budget, temperament });
    });
    if (values.json) printJson(report);
    else
      console.log(
        `${report.game}: ${report.same} of ${report.positions} moves the same after everything unseen was dealt again; ${report.different} different.`,
      );
    return report.different === 0 ? 0 : 1;
  },
};

function askedFor(bot: string | undefined, temperament: string | undefined): readonly Asked[] {
  if (bot === undefined && temperament !== undefined) throw new UsageError('--temperament needs --bot.');
  if (bot === undefined) return EVERYBODY;
  const level = oneOf('--bot', bot, LEVELS);
  return [temperament === undefined ? { level } : { level, temperament: oneOf('--temperament', temperament, TEMPERAMENTS) }];
}
