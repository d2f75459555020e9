/**
 * A game as one module that can be kept: everything that plays it and nothing that draws it (the present board does that), in one
 * edition. `npx cantiere freeze` builds such modules for the past, the build makes one of the present for components that an owner
 * has set right. They are used like a game of the shelf.
 */
import {
  CONTRACT,
  editionId,
  inEveryLanguage,
  type BotKnowledge,
  type Decision,
  type Game,
  type GameMeta,
  type GameTexts,
  type InSomeLanguage,
  type Lesson,
  type PlanKind,
  type RulesPage,
} from '@cantiere/engine';
import type { TSchema } from 'typebox';
import type { Shelved, TerminalPart } from './onShelf.ts';
import { plainBot } from './plain/bot/index.ts';
import { plainDrawing } from './plain/terminal.ts';
import { plainRules } from './plain/text/rulesPages.ts';

/** A game without its drawings. */
export type Playable = Omit<Shelved, 'board' | 'box'>;

/** What an edition's module exports. A later engine reads this of modules built long before: see CONTRACT. */
export interface EditionModule {
  readonly contract: number;
  /** Of rules and components as this module was evaluated. */
  readonly edition: string;
  /** The components it plays with; absent in games that have none. */
  readonly data?: unknown;
  readonly shelved: Playable;
}

/** The modules of a game's folder, all of them loaded: what was given to the catalogue meanwhile holds in each. */
export interface LoadedParts {
  readonly meta: { readonly meta: GameMeta };
  readonly rules: { readonly game: Game };
  readonly schema: { readonly moveSchema: TSchema };
  readonly texts: { readonly texts: InSomeLanguage<GameTexts> };
  readonly data?: { readonly printed: object; readonly data: object };
  readonly bot?: { readonly bot: BotKnowledge };
  readonly plans?: { readonly plans: readonly PlanKind[] };
  readonly lesson?: { readonly lesson: Lesson };
  readonly rulesPages?: { readonly rulesPages: InSomeLanguage<readonly RulesPage[]>; readonly decisions?: readonly Decision[] };
  readonly terminal?: TerminalPart;
}

export function asEdition(parts: LoadedParts): EditionModule {
  const { rules, schema, plans, lesson, data } = parts;
  const { meta } = parts.meta;
  const texts = inEveryLanguage(parts.texts.texts);
  const rulesPages = parts.rulesPages ? inEveryLanguage(parts.rulesPages.rulesPages) : plainRules(meta);
  const decisions = parts.rulesPages?.decisions;
  const bot = parts.bot ?? { bot: plainBot(rules.game) };
  const terminal = parts.terminal ?? { drawInText: plainDrawing(rules.game) };
  return {
    contract: CONTRACT,
    edition: editionId(meta.rulesVersion, data?.data),
    ...(data && { data: data.data }),
    shelved: {
      meta,
      rules: () => Promise.resolve(rules),
      schema: () => Promise.resolve(schema),
      texts: () => Promise.resolve({ texts }),
      rulesPages: () => Promise.resolve({ rulesPages, ...(decisions && { decisions }) }),
      bot: () => Promise.resolve(bot),
      terminal: () => Promise.resolve(terminal),
      ...(data && { data: () => Promise.resolve(data) }),
      ...(plans && { plans: () => Promise.resolve(plans) }),
      ...(lesson && { lesson: () => Promise.resolve(lesson) }),
    },
  };
}

/** The edition that a game of the shelf is. */
export async function editionOf({ meta, data }: Pick<Shelved, 'meta' | 'data'>): Promise<string> {
  return editionId(meta.rulesVersion, (await data?.())?.data);
}
