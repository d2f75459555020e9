/** `cantiere puzzles`: finds positions with one clearly best move, gathers them into what is shipped, and tells which ones people dislike. */
import { EFFORT } from '@cantiere/bots/puzzles';
import { oneOf, readArguments, UsageError, wholeNumber, type Command } from './command.ts';
import { STORE_FLAGS, STORE_HELP, whichStore } from './storeFlags.ts';

/** A release holds JavaScript alone, and no sources to write puzzles into. */
const fromSources = import.meta.url.endsWith('.ts');

export const puzzles: Command = {
  name: 'puzzles',
  summary: 'find positions with one clearly best move; which of them people dislike',
  help: `cantiere puzzles mine <game> [--count N] [--seed S] [--iterations I] [--out JOURNAL]
cantiere puzzles write <game> [--count N] [--out FILE] [PUZZLES.JSON] JOURNAL [JOURNAL...]
cantiere puzzles thumbs [--json]

mine: bots play, and every decision goes through a gate (docs/puzzles.md). What is found goes into a journal, game by game: stop it
whenever you like, the same command goes on where it was. It runs at the lowest priority, in one thread; for two, give each its own
seed and journal.
write: gathers journals into games/<game>/puzzles.json, the clearest first, each set up again before it is written. A puzzles.json
of the same edition among them is added to: what it has stays. mine and write work on Cantiere's sources.
thumbs: the puzzles that more people of this house dislike than like, the most disliked first. The server may be running.

  --count N       mine: until the journal has so many (default 300); write: at most so many (default: all)
  --seed S        which games are played (default "1")
  --iterations I  of each of the three deep searches, default ${EFFORT.deep}
  --out           the journal (default: puzzles-<game>-<seed>.jsonl here), or the file

${STORE_HELP}`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      ...STORE_FLAGS,
      json: { type: 'boolean' },
      count: { type: 'string' },
      seed: { type: 'string' },
      iterations: { type: 'string' },
      out: { type: 'string' },
    });
    const [word = '', name, ...files] = positionals;
    const what = oneOf('cantiere puzzles', word, ['mine', 'write', 'thumbs']);
    if (what === 'thumbs') return (await import('./puzzleThumbs.ts')).thumbs(whichStore(values), values.json ?? false);
    if (!fromSources)
      throw new UsageError(
        `"cantiere puzzles ${what}" works on Cantiere's sources, which a release does not have: get them with git.`,
      );
    const { mine, write } = await import('./puzzleMine.ts');
    const count = (fallback: number): number => wholeNumber('count', values.count, fallback, 1, 100_000);
    if (what === 'write') return write(name, files, count(100_000), values.out);
    const deep = wholeNumber('iterations', values.iterations, EFFORT.deep, 100, 1_000_000);
    return mine(name, { count: count(300), seed: values.seed ?? '1', deep, out: values.out });
  },
};
