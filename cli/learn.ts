/** `cantiere learn`: the bots of a game play themselves, and the weights of its learned judgement are fitted to how they fared. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { LEVELS } from '@cantiere/bots';
import { fit, selfPlay } from '@cantiere/bots/learning';
import type { LearnedWeights } from '@cantiere/engine';
import { oneOf, readArguments, UsageError, wholeNumber, type Command } from './command.ts';
import { loadGame } from './games.ts';
import { progressBar } from './progress.ts';

export const learn: Command = {
  name: 'learn',
  needsSources: true,
  summary: "fit a game's learned judgement to games of its bots",
  help: `cantiere learn <game> [--players N,N] [--games G] [--level L] [--iterations I] [--epochs E] [--seed S] [--threads T] [--out FILE]

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
      out: { type: 'string' },
    });
    const { game, bot } = await loadGame(positionals[0]);
    const { id, title, players } = game.meta;
    if (!bot.learning) throw new UsageError(`${title.en} has no features to learn from (games/${id}/bot/features.ts).`);
    const seats = (values.players ?? '2,4')
      .split(',')
      .map((text) => wholeNumber('players', text, 2, Math.max(2, players.min), players.max));
    const games = wholeNumber('games', values.games, 2000, 10, 1_000_000);
    const epochs = wholeNumber('epochs', values.epochs, 30, 1, 10_000);
    const threads = wholeNumber('threads', values.threads, availableParallelism(), 1, 1024);
    const level = oneOf('--level', values.level ?? 'expert', LEVELS);
    const iterations = wholeNumber('iterations', values.iterations, 60, 1, 100_000);
    const file = values.out ?? fileURLToPath(new URL(`../games/${id}/bot/learned.json`, import.meta.url));
    const weights: Record<string, LearnedWeights[string]> = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as LearnedWeights)
      : {};
    for (const many of seats) {
      const progress = progressBar(`${title.en} for ${many}`, games);
      const how = { seats: many, level, iterations, seed: values.seed ?? 'dev-learn' };
      const noted = await selfPlay(id, how, games, (done) => progress.show(done), threads);
      progress.end();
      const { end, beginning, positions, tested, equal } = fit(noted, epochs, bot.learning.byWinsAlone);
      weights[many] = { end, beginning };
      writeFileSync(file, `${JSON.stringify(weights)}\n`);
      console.log(
        `${title.en} for ${many}: ${positions} positions of ${games} games; cross-entropy on games not learned from ${tested.toFixed(4)}, of equal chances ${equal.toFixed(4)}`,
      );
    }
    return 0;
  },
};
