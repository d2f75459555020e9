/** `cantiere learn`: the bots of a game play themselves, and the weights of its learned judgement are fitted to how they fared. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { LEVELS } from '@cantiere/bots';
import { fit, fitChoices, selfChoices, selfPlay } from '@cantiere/bots/learning';
import type { Learned } from '@cantiere/engine';
import { oneOf, readArguments, UsageError, wholeNumber, type Command } from './command.ts';
import { loadGame } from './games.ts';
import { LearnedFile } from './learnedFile.ts';
import { progressBar } from './progress.ts';

export const learn: Command = {
  name: 'learn',
  needsSources: true,
  summary: "fit a game's learned judgement to games of its bots",
  help: `cantiere learn <game> [--players N,N] [--games G] [--level L] [--iterations I] [--epochs E] [--seed S] [--threads T] [--choices] [--out FILE]

Bots play themselves; where rounds begin, what every seat had is noted beside what it got; weights are fitted to that and written
to games/<game>/bot/learned.json. Then, on deals that nothing was learned from:
  cantiere arena <game> --a master --b expert-1 --ms 50 --seed S

  --players N,N   numbers of players to learn for, one after the other (default 2,4)
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
    const choices = values.choices === true;
    if (!bot.learning) throw new UsageError(`${title.en} has no features to learn from (games/${id}/bot/features.ts).`);
    if (choices && !bot.choosing) throw new UsageError(`${title.en} names no choices to learn from (BotKnowledge.choosing).`);
    const seats = (values.players ?? '2,4')
      .split(',')
      .map((text) => wholeNumber('players', text, 2, Math.max(2, players.min), players.max));
    const games = wholeNumber('games', values.games, 2000, 10, 1_000_000);
    const epochs = wholeNumber('epochs', values.epochs, 30, 1, 10_000);
    const threads = wholeNumber('threads', values.threads, availableParallelism(), 1, 1024);
    const level = oneOf('--level', values.level ?? 'expert', LEVELS);
    const iterations = wholeNumber('iterations', values.iterations, 60, 1, 100_000);
    const name = choices ? 'choices' : 'learned';
    const file = values.out ?? fileURLToPath(new URL(`../games/${id}/bot/${name}.json`, import.meta.url));
    const learned = new LearnedFile(file, choices ? Array.isArray : isLearned);
    for (const many of seats) {
      const called = `${title.en} for ${many}`;
      const progress = progressBar(called, games);
      const how = { seats: many, level, iterations, seed: values.seed ?? 'dev-learn' };
      const onGames = (done: number): void => progress.show(done);
      let noted: string;
      let fitted: { readonly tested: number; readonly equal: number };
      if (choices) {
        const found = fitChoices(await selfChoices(id, how, games, onGames, threads), epochs);
        learned.put(many, found.weights);
        [noted, fitted] = [`${found.choices} choices`, found];
      } else {
        const found = fit(await selfPlay(id, how, games, onGames, threads), epochs, bot.learning.byWinsAlone);
        learned.put(many, { end: found.end, beginning: found.beginning } satisfies Learned);
        [noted, fitted] = [`${found.positions} positions`, found];
      }
      progress.end();
      console.log(
        `${called}: ${noted} of ${games} games; cross-entropy on games not learned from ${fitted.tested.toFixed(4)}, of equal chances ${fitted.equal.toFixed(4)}`,
      );
    }
    return 0;
  },
};

const isLearned = (weights: unknown): boolean =>
  typeof weights === 'object' && weights !== null && 'end' in weights && 'beginning' in weights;
