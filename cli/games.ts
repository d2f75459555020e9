/** Loads games by name for the commands. */
import { openDoor, type Door } from '@cantiere/engine/door';
import {
  readTableRequest,
  type BotKnowledge,
  type Game,
  type GameTexts,
  type InEveryLanguage,
  type Options,
} from '@cantiere/engine';
import { findGame, shelf } from '@cantiere/games';
import { openEdition, type OpenedEdition } from './editions/open.ts';
import { UsageError } from './command.ts';

export interface LoadedGame extends OpenedEdition {
  readonly game: Game;
  readonly bot: BotKnowledge;
  readonly texts: InEveryLanguage<GameTexts>;
  readonly door: Door;
  /** Its bot was kept with older ones. */
  readonly earlierBots?: true;
}

export const gameNames = (): string[] => shelf.map(({ meta }) => meta.id);

/** As it is printed, unless an edition is named; `cards` is a file with components that are not here. */
export async function loadGame(name: string | undefined, edition?: string, cards?: string): Promise<LoadedGame> {
  if (name === undefined || !findGame(name))
    throw new UsageError(`Which game? Expected one of ${gameNames().join(', ')}${name === undefined ? '' : `, not "${name}"`}.`);
  const opened = await openEdition(name, edition, cards);
  if ('lacks' in opened) throw new UsageError(opened.lacks);
  return loadParts(opened);
}

export async function loadParts({ shelved, edition, source }: OpenedEdition): Promise<LoadedGame> {
  const [{ game }, { bot }, { texts }, { moveSchema }] = await Promise.all([
    shelved.rules(),
    shelved.bot(),
    shelved.texts(),
    shelved.schema(),
  ]);
  const { earlierBots } = source;
  return { shelved, edition, source, game, bot, texts, door: openDoor(game, moveSchema), ...(earlierBots && { earlierBots }) };
}

/** `citySize=7,bank=thirty` as checked options; words become numbers and flags where they look like them. */
export function readOptionList(game: Game, seats: number, text: string | undefined): { seats: number; options: Options } {
  const given: Record<string, string | number | boolean> = {};
  for (const pair of (text ?? '').split(',').filter(Boolean)) {
    const [id, value] = pair.split('=');
    if (!id || value === undefined)
      throw new UsageError(`--options expects name=value pairs separated by commas, not "${pair}".`);
    given[id] = value === 'true' ? true : value === 'false' ? false : /^-?\d+$/.test(value) ? Number(value) : value;
  }
  const table = readTableRequest(game, seats, given);
  if ('refusal' in table) throw new UsageError(explainTable(game, table.refusal.about));
  return table;
}

function explainTable(game: Game, option: string | undefined): string {
  const spec = game.options.find(({ id }) => id === option);
  if (spec) {
    const expected =
      spec.type === 'enum'
        ? spec.values.map(({ value }) => value).join(' or ')
        : spec.type === 'flag'
          ? 'true or false'
          : `${spec.min} to ${spec.max}`;
    return `Option ${spec.id} expects ${expected}.`;
  }
  if (option) return `${game.meta.title.en} has no option "${option}". It has: ${game.options.map(({ id }) => id).join(', ')}.`;
  return `${game.meta.title.en} is for ${game.meta.players.min} to ${game.meta.players.max} players.`;
}
