/** `cantiere learn`: the bots of a game play themselves, and weights are fitted to how they fared (its judgement) or to what they chose. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { LEVELS } from '@cantiere/bots';
import { oneOf, readArguments, UsageError, wholeNumber, type Command } from './command.ts';
import { loadGame } from './games.ts';
import { choicesOf, judgementOf } from './learnable.ts';
import { LearnedFile } from './learnedFile.ts';
import { progressBar } from './progress.ts';

export const learn: Command = {
  name: 'learn',
  needsSources: true,
  summary: "fit a game's learned judgement, or its guess of others' choices, to games of its bots",
  help: `cantiere learn <game> [--players N,N] [--games G] [--level L] [--iterations I] [--epochs E] [--seed S] [--threads T] [--choices] [--out FILE]

Bots play themselves; where rounds begin, what every seat had is noted beside what it got; weights are fitted to that and written
to games/<game>/bot/learned.json. Then, on deals that nothing was learned from:
  cantiere arena <game> --a master --b expert-1 --ms 50 --seed S

  --players N,N   numbers of players to learn for, one after the other (default 2,4; with --choices those for whom it is used)
  --games G       of each, default 2000
  --level L       who plays, default expert
  --iterations I  a move, default 60
  --epochs E      how often every position is learned from, default 30
  --seed S        default "dev-learn"
  --threads T     default: one for every core
  --choices       not the judgement but how the others choose where that shows what they are up to (Citadels: the draft), fitted to
                  what was taken and written to games/<game>/bot/choices.json
  --out FILE      instead of the game's own file`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      players: { type: 'string' },
      games: { type: 'string' },
      level: { type: 'string' },
      iterations: { type: 'string' },
      epochs: { type: 'string' },
      seed: { type: 'string' },
      threads: { type: 'string' },
      choices: { type: 'boolean' },
      out: { type: 'string' },
    });
    const { game, bot } = await loadGame(positionals[0]);
    const { id, title, players } = game.meta;
    const learnable = (values.choices === true ? choicesOf : judgementOf)({ meta: game.meta, bot });
    const seats = (values.players ?? learnable.seats.join())
      .split(',')
      .map((text) => wholeNumber('players', text, 2, Math.max(2, players.min), players.max));
    const unserved = seats.find((many) => !learnable.serves(many));
    if (unserved !== undefined)
      throw new UsageError(`In ${title.en} this is learned for ${learnable.seats.join(' and ')} players, not for ${unserved}.`);
    const games = wholeNumber('games', values.games, 2000, 10, 1_000_000);
    const epochs = wholeNumber('epochs', values.epochs, 30, 1, 10_000);
    const threads = wholeNumber('threads', values.threads, availableParallelism(), 1, 1024);
    const level = oneOf('--level', values.level ?? 'expert', LEVELS);
    const iterations = wholeNumber('iterations', values.iterations, 60, 1, 100_000);
    const file = values.out ?? fileURLToPath(new URL(`../games/${id}/bot/${learnable.name}.json`, import.meta.url));
    const learned = new LearnedFile(file, (weights) => learnable.isOurs(weights));
    for (const many of seats) {
      const called = `${title.en} for ${many}`;
      const progress = progressBar(called, games);
      const how = { seats: many, level, iterations, seed: values.seed ?? 'dev-learn' };
      const onGames = (done: number): void => progress.show(done);
      const { weights, noted, tested, equal } = await learnable.learn({ id, how, games, threads, epochs, onGames });
      learned.put(many, weights);
      progress.end();
      console.log(
        `${called}: ${noted} of ${games} games; cross-entropy on games not learned from ${tested.toFixed(4)}, of equal chances ${equal.toFixed(4)}`,
      );
    }
    return 0;
  },
};
