/** Every page of the app with something on it, for the checks that all pages must pass. */
import { shelf } from '@cantiere/games';
import type { DealInfo, Me, TryStarted } from '@cantiere/server/protocol';
import { PATIENCE, type Person } from './people.ts';
import { playFast } from './fast.ts';

export interface PageToSee {
  readonly name: string;
  readonly path: string;
  /** What must have appeared; `phone` where it differs there. */
  readonly ready: string;
  readonly phone?: string;
  /** Pressed on a phone before looking, to open what a desktop has in sight. */
  readonly open?: string;
  /** Set on the pages that a game of its own brings, except the one that every check looks at. */
  readonly game?: string;
}

const BOARD = '.replay-screen .board-area[aria-busy=false] *';
const CHOICES = { ready: '.choice-list', phone: '.phone-bar.asked' };

/** Makes a lobby, games in full swing and finished ones for this person, and lists all pages. */
export async function furnish(person: Person): Promise<PageToSee[]> {
  await person.becomes('Ada');
  const lobby = await person.opens({ listed: true, name: 'Alfa', bots: botsFor(2), options: { citySize: 7 } });
  const draft = await person.opens({ name: 'Beta', bots: botsFor(4), start: true });
  await playFast(person, draft.id, () => true);
  const games = await Promise.all(shelf.map(({ meta }) => pagesOf(person, meta.id)));
  const { me } = await person.get<{ me: Me }>('/api/session');
  return [
    { name: 'home', path: '/', ready: '.table-card' },
    { name: 'lobby', path: `/t/${lobby.id}`, ready: '.lobby-seat' },
    { name: 'draft', path: `/t/${draft.id}`, ...CHOICES },
    { name: 'draft, choices open', path: `/t/${draft.id}`, ...CHOICES, open: '.all-choices' },
    ...games.flat(),
    { name: 'daily', path: '/daily', ready: '.daily-before' },
    { name: 'past days', path: '/daily/days', ready: '.daily-days .nothing' },
    { name: 'deals for friends', path: '/deal', ready: '.daily-row' },
    { name: 'a deal, played', path: `/deal/${await playedDeal(person)}`, ready: '.daily-parting, .daily-ranking li' },
    { name: 'puzzles', path: '/puzzles', ready: '.my-mistakes a' },
    { name: 'open a file', path: '/replay', ready: '.drop-place' },
    { name: 'rules', path: '/rules', ready: 'h1' },
    { name: 'profile', path: `/p/${me.person}`, ready: '.history li' },
    { name: 'numbers', path: '/numbers', ready: '.numbers-shelf li' },
    { name: 'numbers of a game', path: '/numbers/citadels', ready: '.plot-panel' },
    { name: 'leaderboards', path: '/leaderboards', ready: '.leaderboard .nothing' },
    { name: 'settings', path: '/settings', ready: '#name' },
    { name: 'credits', path: '/credits', ready: 'main h2' },
    { name: 'not found', path: '/nowhere/at/all', ready: 'h1' },
    { name: 'no such table', path: '/t/no-such-table', ready: 'h1' },
  ];
}

/** A deal for friends that this person has finished. */
export async function playedDeal(person: Person): Promise<string> {
  const wish = { game: 'builders', seats: 2, level: 'greedy' };
  const { id } = await person.post<DealInfo>('/api/deals', wish);
  const { table } = await person.post<TryStarted>(`/api/deals/${id}/try`, {});
  await playFast(person, table.id);
  return id;
}

/** New table, table, result, puzzle and rules of one game. */
async function pagesOf(person: Person, game: string): Promise<PageToSee[]> {
  const table = await person.opens({ game, name: 'Gamma', bots: botsFor(4), start: true });
  await playFast(person, table.id, ({ version }) => version >= 30);
  const over = await person.opens({ game, seats: 2, name: 'Delta', bots: botsFor(2), start: true });
  await playFast(person, over.id);
  const only = game === 'citadels' ? {} : { game };
  return [
    { name: `${game}: new table`, path: `/new/${game}`, ready: '.new-parts .folds', ...only },
    { name: `${game}: table`, path: `/t/${table.id}`, ...CHOICES, ...only },
    { name: `${game}: result`, path: `/t/${over.id}`, ready: '.score-sheet .total', ...only },
    { name: `${game}: replay, running`, path: `/replay/${table.id}?at=9`, ready: BOARD, ...only },
    { name: `${game}: replay, all open`, path: `/replay/${over.id}?at=12&as=all&show=piles`, ready: BOARD, ...only },
    { name: `${game}: puzzle`, path: `/puzzles/${game}`, ready: '.puzzle-screen[data-puzzle] .mistake-question h2', ...only },
    { name: `${game}: rules`, path: `/rules/${game}`, ready: 'main h2', ...only },
  ];
}

const botsFor = (seats: number): { seat: number; level: 'greedy' }[] =>
  Array.from({ length: seats - 1 }, (_, n) => ({ seat: n + 1, level: 'greedy' }));

/** Of the games' own pages every other one: two looks between them see all, in half the time. */
export function inShare(pages: readonly PageToSee[], share: number): PageToSee[] {
  const games = shelf.map(({ meta }) => meta.id);
  return pages.filter(({ game }) => game === undefined || games.indexOf(game) % 2 === share);
}

export async function see({ page }: Person, what: PageToSee, phone: boolean): Promise<void> {
  await page.goto(what.path);
  await page
    .locator((phone && what.phone) || what.ready)
    .first()
    .waitFor({ timeout: PATIENCE });
  if (phone && what.open !== undefined) {
    await page.locator(what.open).tap();
    await page.locator('.choice-list').waitFor();
  }
  // Entrances play once and end; whatever goes on for ever is not waited for.
  await page.evaluate(async () => {
    await document.fonts.ready;
    const passing = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map((each) => each.finished));
  });
}
