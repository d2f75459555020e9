/** `cantiere ghosts`: what every level makes of one deal, in the same seat and against the same bots. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LEVELS, STEADY_VERSION, ghostAtDeal, levelNames, type BotLevel, type SharedDeal, type Seating } from '@cantiere/bots';
import { record, seedFrom, type GameRecord } from '@cantiere/engine';
import { UsageError, oneOf, printJson, readArguments, wholeNumber, type Command } from './command.ts';
import { EDITION_FLAGS, EDITION_HELP } from './editions/open.ts';
import { loadGame, readOptionList, type LoadedGame } from './games.ts';
import { progressBar } from './progress.ts';

export const ghosts: Command = {
  name: 'ghosts',
  summary: 'what every level makes of one and the same deal',
  help: `cantiere ghosts <game> [--players N] [--seat S] [--against NAME[,NAME...]] [--levels NAME,...] [--seed S] [--options k=v,...]
               [--save DIR] [--json] [--edition E] [--cards FILE]

Every level plays the same deal in the same seat against the same bots, whose answers follow from the deal and the moves so
far: no clock, nothing left to the machine. Whatever differs between two results was decided.

  --players N   how many sit at the table (default: the fewest)
  --seat S      where the levels take turns, from 1 (default 1)
  --against     one bot for all other seats or one for each, from ${LEVELS.join(', ')} (default normal)
  --levels      who plays it (default: all levels)
  --seed S      any text; it is the deal (default 1)
  --options     the table's options, e.g. citySize=7,bank=thirty
  --save DIR    write every game as a record; "cantiere verify" works out every answer of the bots again
  --json        print one JSON object
${EDITION_HELP}`,
  async run(args) {
    const { values, positionals } = readArguments(args, {
      players: { type: 'string' },
      seat: { type: 'string' },
      against: { type: 'string' },
      levels: { type: 'string' },
      seed: { type: 'string' },
      options: { type: 'string' },
      save: { type: 'string' },
      json: { type: 'boolean' },
      ...EDITION_FLAGS,
    });
    const loaded = await loadGame(positionals[0], values.edition, values.cards);
    const { min, max } = loaded.game.meta.players;
    const seats = wholeNumber('players', values.players, min, min, max);
    const seat = wholeNumber('seat', values.seat, 1, 1, seats) - 1;
    const levels = (values.levels ?? LEVELS.join()).split(',').map((name) => oneOf('--levels', name, LEVELS));
    const shared: SharedDeal = {
      ...readOptionList(loaded.game, seats, values.options),
      seed: seedFrom(values.seed ?? '1'),
      sitting: sittingAround(seats, seat, values.against ?? 'normal'),
    };
    const played = playAll(loaded, shared, levels, seat);
    if (values.save !== undefined) saveAll(values.save, played);
    if (values.json) printJson(reportOf(loaded, shared, seat, played));
    else for (const line of linesOf(played)) console.log(line);
    return 0;
  },
};

function sittingAround(seats: number, seat: number, against: string): Seating {
  const named = against.split(',').map((name) => oneOf('--against', name, LEVELS));
  if (named.length !== 1 && named.length !== seats - 1)
    throw new UsageError(`--against expects one bot for all or one for each of the ${seats - 1} other seats.`);
  const others = Array.from({ length: seats - 1 }, (_, nth): BotLevel => named[nth % named.length]);
  return [...others.slice(0, seat), null, ...others.slice(seat)];
}

interface Ghost {
  readonly level: BotLevel;
  readonly points: number;
  readonly rank: number;
  readonly doc: GameRecord;
}

function playAll(loaded: LoadedGame, shared: SharedDeal, levels: readonly BotLevel[], seat: number): Ghost[] {
  const { game, edition } = loaded;
  const progress = progressBar(game.meta.title.en, levels.length);
  const ghosts = levels.map((level, nth): Ghost => {
    const moves = ghostAtDeal(loaded, shared, level);
    const names = shared.sitting.map((bot) => levelNames[bot ?? level].en);
    const doc = record(game, shared, moves, names, { edition, bots: shared.sitting, botsVersion: STEADY_VERSION });
    progress.show(nth + 1);
    const { totals = [], ranks = [] } = doc.result ?? {};
    return { level, points: totals[seat] ?? 0, rank: ranks[seat] ?? 0, doc };
  });
  progress.end();
  return ghosts.toSorted((a, b) => b.points - a.points);
}

function saveAll(folder: string, played: readonly Ghost[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { level, doc } of played) writeFileSync(join(folder, `${level}.json`), `${JSON.stringify(doc)}\n`);
}

function reportOf({ game, edition }: LoadedGame, { sitting, seed }: SharedDeal, seat: number, played: readonly Ghost[]): object {
  return {
    game: game.meta.id,
    edition,
    seed,
    seat: seat + 1,
    sitting,
    ghosts: played.map(({ level, points, rank, doc }) => ({ level, points, rank, moves: doc.moves.length })),
  };
}

function linesOf(played: readonly Ghost[]): string[] {
  const width = Math.max(...played.map(({ level }) => level.length));
  return played.map(({ level, points, rank }) => `${level.padEnd(width)}  ${String(points).padStart(5)} points, place ${rank}`);
}
