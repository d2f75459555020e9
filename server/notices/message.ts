/** What is told at once to one person: one table, or several together. */
import type { GameMeta, Language } from '@cantiere/engine';
import type { NoticeKind } from '../store/notices.ts';
import type { StoredTable } from '../store/storedTable.ts';
import { withHouse, words } from './words.ts';

export interface Item {
  readonly kind: NoticeKind;
  readonly table: string;
  /** Game and table as people call them. */
  readonly called: string;
  /** Of a guest's link back to their seat: what makes it work. */
  readonly back?: string;
}

export interface Message {
  readonly language: Language;
  readonly title: string;
  readonly body: string;
  readonly items: readonly Item[];
  /** How many tables wait for this person in all. */
  readonly waiting: number;
}

export function message(language: Language, items: readonly Item[], waiting: number): Message {
  const say = words[language];
  if (items.length === 1) {
    const [{ kind, called }] = items;
    return { language, title: say.title[kind], body: `${called}: ${say.about[kind]}.`, items, waiting };
  }
  const turns = items.every(({ kind }) => kind === 'turn');
  const title = turns ? say.waiting(items.length) : say.several(items.length);
  const body = items.map(({ kind, called }) => (turns ? called : `${called}: ${say.about[kind]}`)).join('\n');
  return { language, title, body, items, waiting };
}

/** `house`: what it is called. */
export function testMessage(language: Language, waiting: number, house: string): Message {
  const { title, body } = words[language].test;
  return { language, title, body: withHouse(body, house), items: [], waiting };
}

/** What stands behind the # reaches no server and no log. */
export const pathTo = ({ table, back }: Pick<Item, 'table' | 'back'>): string =>
  `/t/${encodeURIComponent(table)}${back === undefined ? '' : `#return=${back}`}`;

/** `Citadels, Ponte Alto` */
export function called(table: StoredTable, metas: readonly GameMeta[], language: Language): string {
  const game = metas.find(({ id }) => id === table.game)?.title[language] ?? table.game;
  return `${game}, ${table.name}`;
}
