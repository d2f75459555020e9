/** The `cantiere` program: finds the command and runs it. Wrong arguments: one line and exit code 2; never a stack trace. */
import { arena } from './arena.ts';
import { backup } from './backup.ts';
import { bench } from './bench.ts';
import { VERSION } from '@cantiere/server/version';
import { UsageError, type Command } from './command.ts';
import { data } from './data.ts';
import { doctor } from './doctor.ts';
import { editions } from './editions/command.ts';
import { freeze } from './editions/freeze.ts';
import { ghosts } from './ghosts.ts';
import { honesty } from './honesty.ts';
import { invite } from './invite.ts';
import { ladder } from './ladder.ts';
import { learn } from './learn.ts';
import { move } from './move.ts';
import { newGame } from './new.ts';
import { numbers } from './numbers.ts';
import { operator } from './operator.ts';
import { people } from './people.ts';
import { play } from './play.ts';
import { puzzles } from './puzzles.ts';
import { ratings } from './ratings.ts';
import { replay } from './replay.ts';
import { restore } from './restore.ts';
import { reports } from './reports.ts';
import { rules } from './rules.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { keepTerminalSafe } from './terminal.ts';
import { verify } from './verify.ts';

/** A release holds JavaScript alone. */
const fromSources = import.meta.url.endsWith('.ts');

const everyCommand: readonly Command[] = [
  serve,
  play,
  simulate,
  newGame,
  rules,
  data,
  replay,
  verify,
  doctor,
  backup,
  restore,
  move,
  reports,
  ratings,
  people,
  operator,
  invite,
  arena,
  ladder,
  learn,
  puzzles,
  numbers,
  ghosts,
  honesty,
  bench,
  freeze,
  editions,
];

const commands = everyCommand.filter(({ needsSources }) => fromSources || !needsSources);

const overview = `cantiere ${VERSION}: city-building board games

${commands.map(({ name, summary }) => `  cantiere ${name.padEnd(10)} ${summary}`).join('\n')}

"cantiere <command> --help" tells more; "cantiere --version" which version this is.`;

/** Errors of the server that say what is wrong and what to do; the server is not loaded to know them. */
const SAY_IT_ALL: readonly string[] = [
  'BadDatabase',
  'BadSetting',
  'DataFolderInUse',
  'NoCopy',
  'NotNow',
  'NotTheSame',
  'OtherVersion',
];

keepTerminalSafe();

const [name = 'help', ...args] = process.argv.slice(2);
process.exitCode = await main();

async function main(): Promise<number> {
  if (['--version', '-v', 'version'].includes(name)) {
    console.log(VERSION);
    return 0;
  }
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) {
    const asked = ['help', '--help', '-h'].includes(name);
    if (asked) console.log(overview);
    else if (everyCommand.some((candidate) => candidate.name === name))
      console.error(`"cantiere ${name}" works on Cantiere's sources, which a release does not have: get them with git.`);
    else console.error(`Unknown command "${name}". Expected one of ${commands.map((candidate) => candidate.name).join(', ')}.`);
    return asked ? 0 : 2;
  }
  if (args.includes('--help') || args.includes('-h')) {
    console.log(command.help);
    return 0;
  }
  try {
    return await command.run(args);
  } catch (error) {
    if (error instanceof UsageError || (error instanceof Error && SAY_IT_ALL.includes(error.name))) {
      console.error(error.message);
      return 2;
    }
    console.error(`Something went wrong: ${error instanceof Error ? error.message : String(error)}`);
    if (process.env['CANTIERE_DEBUG']) console.error(error);
    return 1;
  }
}
