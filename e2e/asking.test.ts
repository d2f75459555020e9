/**
 * Rules that answer: "Can I ...?" at a running table, in a replay and in a puzzle, by key and by finger, on what is lit and what is not;
 * its link in other hands; a worked example that is played; and the search, without a network.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import type { GameMove } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import type { ReplayStory } from '@cantiere/server/protocol';
import { en as asking } from '../web/asking/words.en.ts';
import { it as chiedere } from '../web/asking/words.it.ts';
import { packMoves } from '../web/road/address.ts';
import { violations } from './kit/axe.ts';
import { playFast } from './kit/fast.ts';
import { PATIENCE, PHONE, type Person } from './kit/people.ts';
import { setStage } from './kit/stage.ts';

const stage = setStage();

/** What somebody may write behind `ask=`: moves that are none, and nothing at all. */
const MADE_UP = [
  ...[
    [{ type: 'nope' }],
    [{ type: 'RECRUIT' }],
    [{ type: 'RECRUIT', cardId: {} }],
    [{ type: 'PLAY_FLOOR', targets: null }],
    [],
    {},
  ].map((moves) => `~${packMoves(moves as GameMove[])}`),
  '~nonsense',
  'x'.repeat(500),
];

const panel = (page: Page) => page.locator('.ask-panel');
const pieces = (page: Page) => page.locator('.board-area [data-at][data-asks]:visible');
const verdict = async (page: Page): Promise<string> =>
  (await panel(page).locator('.ask-verdict').getAttribute('data-verdict')) ?? '';
const lines = (page: Page): Promise<string[]> =>
  panel(page).locator('.ask-body > p:not(.ask-note), .ask-list li').allInnerTexts();
const address = async (page: Page): Promise<string> => {
  const link = panel(page).locator('[data-address]');
  await link.waitFor();
  return (await link.getAttribute('data-address')) ?? '';
};

/** Asks about pieces, one after the other, until one is answered so; its name. */
async function askUntil(page: Page, wanted: readonly string[], touch: (at: number) => Promise<void>): Promise<string> {
  for (let at = 0; at < (await pieces(page).count()) && at < 40; at++) {
    const name = (await pieces(page).nth(at).getAttribute('data-at')) ?? '';
    await touch(at);
    await page.locator(`.board-area [data-at="${name}"][data-asks=about]`).first().waitFor();
    await panel(page).locator('.ask-verdict').waitFor();
    if (wanted.includes(await verdict(page))) return name;
  }
  throw new Error(`No piece is answered by ${wanted.join(' or ')}.`);
}

describe('"Can I ...?" at a running table', () => {
  let ada: Person;
  let bruno: Person;
  let table: string;
  let asked: string;

  beforeAll(async () => {
    [ada, bruno] = [await stage.arrives({ language: 'en', width: 1440, height: 900 }), await stage.arrives({ language: 'it' })];
    await ada.becomes('Ada');
    await bruno.becomes('Bruno');
    ({ id: table } = await ada.opens({ game: 'builders', seats: 2, listed: true }));
    await bruno.sitsAt(table);
    await ada.post(`/api/tables/${table}/start`, {});
  });

  /** Whoever is asked, and the other one. */
  async function inTurn(): Promise<readonly [Person, Person]> {
    const { toAct, seats } = await ada.seesInfo(table);
    const first = seats[toAct?.[0] ?? 0];
    return first && 'name' in first && first.name === 'Ada' ? [ada, bruno] : [bruno, ada];
  }

  it('by key Q: what is lit can be done, what is not says why, and nothing is played', async () => {
    const [mine, other] = await inTurn();
    const { page } = mine;
    await mine.goesTo(`/t/${table}`);
    await page.locator('.choice-list:not(.busy)').waitFor();
    const { version } = await mine.seesInfo(table);
    await page.keyboard.press('q');
    await panel(page).waitFor();
    expect(await violations(page)).toEqual([]);
    const byKey = async (at: number): Promise<void> => {
      await pieces(page).nth(at).focus();
      await page.keyboard.press('Enter');
    };
    const lit = await askUntil(page, ['yes', 'both'], byKey);
    expect(await lines(page)).not.toEqual([]);
    // The same piece for whoever's turn it is not: nothing is lit there, and it says why.
    await other.goesTo(`/t/${table}`);
    await other.page.locator('.board-area [data-at]').first().waitFor();
    await other.page.keyboard.press('q');
    const unlit = other.page.locator(`.board-area [data-at="${lit}"][data-asks]`).first();
    expect(await unlit.getAttribute('data-look')).not.toBe('lit');
    await unlit.focus();
    await other.page.keyboard.press('Enter');
    await panel(other.page).locator('.ask-verdict').waitFor();
    expect(['no', 'nothing']).toContain(await verdict(other.page));
    expect((await lines(other.page)).join(' ').length).toBeGreaterThan(10);
    expect(await violations(page, '.ask-panel')).toEqual([]);
    expect((await mine.seesInfo(table)).version).toBe(version);
    expect(await page.locator('[data-confirm]:not([aria-disabled=true]):visible').count()).toBe(0);
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    // The same piece plays again.
    await page.keyboard.press('1');
    await page.locator('.choice.chosen').or(page.locator('.choice-back')).first().waitFor();
  });

  it('by finger on a phone, with the answer below the board', async () => {
    const [mine] = await inTurn();
    const phone = await stage.arrives({ language: 'it', phone: true });
    await phone.isAlso(mine);
    const { page } = phone;
    await phone.goesTo(`/t/${table}`);
    await page.locator('.phone-bar .ask-button').tap();
    await panel(page).waitFor();
    await askUntil(page, ['yes', 'both'], (at) => pieces(page).nth(at).tap());
    asked = await address(page);
    // All that belongs to the answer lies in the lower half, and large enough.
    const boxes = await panel(page)
      .locator(':is(button, a):visible')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ top, width, height }) => ({ top, width, height })),
      );
    expect(boxes.filter(({ top }) => top < PHONE.height * 0.45)).toEqual([]);
    await panel(page).getByRole('button', { name: chiedere.close }).tap();
    await panel(page).waitFor({ state: 'detached' });
    expect(phone.complaints).toEqual([]);
    await phone.leaves();
  });

  it('the link asks the same of the same position: each with their own rights, while it goes on', async () => {
    const [mine, other] = await inTurn();
    await mine.goesTo(asked);
    await panel(mine.page).locator('.ask-verdict').waitFor();
    expect(['yes', 'both']).toContain(await verdict(mine.page));
    await other.goesTo(asked);
    await panel(other.page).locator('.ask-verdict').waitFor();
    const words = other === ada ? asking : chiedere;
    await panel(other.page)
      .locator('.ask-note')
      .getByText(words.otherEyes(mine === ada ? 'Ada' : 'Bruno'))
      .waitFor();
    // It was the other's turn: for these eyes the answer is no.
    expect(['no', 'nothing']).toContain(await verdict(other.page));
    // Somebody who does not sit there is told that there is nothing to be asked from there, and sees nobody's hand.
    const stranger = await stage.arrives({ language: 'en' });
    await stranger.goesTo(asked);
    await panel(stranger.page).getByText(asking.idle.watching).waitFor();
    const story = await stranger.get<ReplayStory>(`/api/tables/${table}/replay`);
    expect(story.table.id).toBe(table);
    expect(stranger.complaints).toEqual([]);
    await stranger.leaves();
  });

  it('and when it is over, for everybody as it was asked', async () => {
    await Promise.all([ada, bruno].map((person) => playFast(person, table)));
    const stranger = await stage.arrives({ language: 'it' });
    await stranger.goesTo(asked);
    await panel(stranger.page).locator('.ask-verdict').waitFor();
    expect(['yes', 'both']).toContain(await verdict(stranger.page));
    expect(await panel(stranger.page).locator('.ask-note').count()).toBe(0);
    // From there any other piece can be asked, by key.
    await stranger.page.keyboard.press('Escape');
    await panel(stranger.page).waitFor({ state: 'detached' });
    await stranger.page.keyboard.press('q');
    await askUntil(stranger.page, ['yes', 'no', 'both', 'nothing'], (at) => pieces(stranger.page).nth(at).click());
    expect(stranger.complaints).toEqual([]);
    await stranger.leaves();
  });

  it.each([
    { language: 'en', phone: false, words: asking },
    { language: 'it', phone: true, words: chiedere },
  ] as const)('a made-up link is no question: that is said, and the position is there ($language)', async (wish) => {
    const { words } = wish;
    const reader = await stage.arrives(wish);
    const { page } = reader;
    for (const made of MADE_UP) {
      await reader.goesTo(`/replay/${table}?at=0&as=seat1&ask=${encodeURIComponent(made)}`);
      await panel(page).locator('.ask-note:visible', { hasText: words.unreadable }).waitFor();
      expect(await panel(page).locator('.ask-verdict').count(), made).toBe(0);
      await page.locator('.board-area [data-at]').first().waitFor();
    }
    expect(await violations(page, '.ask-panel')).toEqual([]);
    // The next touch is a question as any other, and the address has forgotten what could not be read.
    await pieces(page).first().click();
    await panel(page).locator('.ask-verdict').waitFor();
    expect(await panel(page).locator('.ask-note', { hasText: words.unreadable }).count()).toBe(0);
    await expect.poll(() => new URL(page.url()).searchParams.get('ask')).not.toMatch(/^~/);
    expect(reader.complaints).toEqual([]);
    await reader.leaves();
  });

  it('a well-formed move with what there is not is refused in words', async () => {
    const reader = await stage.arrives({ language: 'en' });
    const { page } = reader;
    await reader.goesTo(`/replay/${table}?at=0&ask=~${packMoves([{ type: 'RECRUIT', cardId: '__proto__' } as GameMove])}`);
    await panel(page).locator('.ask-verdict').waitFor();
    expect(await verdict(page)).toBe('no');
    expect(await panel(page).locator('.ask-why').innerText()).not.toBe('');
    expect(reader.complaints).toEqual([]);
    await reader.leaves();
  });
});

it('a made-up link to a puzzle shows the puzzle, and says that its question cannot be read', async () => {
  const ada = await stage.arrives({ language: 'en' });
  const { page } = ada;
  await ada.goesTo('/puzzles/builders');
  const screen = page.locator('.puzzle-screen[data-puzzle]');
  await screen.locator('.board-area *').first().waitFor();
  const puzzle = (await screen.getAttribute('data-puzzle')) ?? '';
  for (const made of MADE_UP) {
    await ada.goesTo(`/puzzles/builders?puzzle=${puzzle}&ask=${encodeURIComponent(made)}`);
    await panel(page).locator('.ask-note', { hasText: asking.unreadable }).waitFor();
    await page.locator(`.puzzle-screen[data-puzzle="${puzzle}"] .board-area [data-at]`).first().waitFor();
  }
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  await page.locator('.choice-list').waitFor();
  expect(ada.complaints).toEqual([]);
  await ada.leaves();
});

it('in a puzzle: by key and by click, nothing counts as a try, and the link brings others to the same question', async () => {
  const ada = await stage.arrives({ language: 'en' });
  const { page } = ada;
  await ada.goesTo('/puzzles/builders');
  await page.locator('.puzzle-screen[data-puzzle] .board-area *').first().waitFor();
  const standing = await page.locator('.puzzle-status').textContent();
  await page.keyboard.press('q');
  await askUntil(page, ['yes', 'both'], (at) => pieces(page).nth(at).click());
  const unlit = await askUntil(page, ['no'], (at) => pieces(page).nth(at).click());
  const said = await lines(page);
  // The rule behind it opens over the position, and closes again.
  await panel(page).locator('.ask-why .rule-link').first().click();
  const rules = page.locator('.rule-drawer');
  await rules.locator('.rule.asked').waitFor();
  expect(await violations(page, '.rule-drawer')).toEqual([]);
  await page.keyboard.press('Escape');
  await rules.waitFor({ state: 'detached' });
  await panel(page).waitFor();
  const link = await address(page);
  expect(new URL(link).searchParams.get('ask')).toBe(unlit);
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  // Escape closed the question and did not leave the puzzle.
  expect(await page.locator('.puzzle-status').textContent()).toBe(standing);
  await page.locator('.choice-list').waitFor();

  const bruno = await stage.arrives({ language: 'en', phone: true });
  await bruno.goesTo(link);
  await panel(bruno.page).locator('.ask-verdict').waitFor();
  expect(await lines(bruno.page)).toEqual(said);
  await panel(bruno.page).getByRole('button', { name: asking.close }).tap();
  await bruno.page.locator('[data-show-me]').waitFor();
  // Asked with the puzzle over: it is the position that was in question.
  await bruno.page.locator('[data-show-me]').tap();
  await bruno.page.locator('.mistake-acts .ask-button').tap();
  await pieces(bruno.page).first().tap();
  await panel(bruno.page).locator('.ask-verdict').waitFor();
  expect([...ada.complaints, ...bruno.complaints]).toEqual([]);
  await ada.leaves();
  await bruno.leaves();
});

describe('a worked example of the rules', () => {
  const OF = 'CIT-5.15 CIT-6.20';

  it('is played on its page: the wrong move says why, the told ones lead to what the paragraph says', async () => {
    const reader = await stage.arrives({ language: 'en', width: 1440, height: 900 });
    const { page } = reader;
    await reader.goesTo('/rules/citadels');
    await page.locator(`[data-example="${OF}"]`).click();
    const table = page.locator('.example-table');
    await table.locator('.board-area [data-at]').first().waitFor();
    expect(await violations(page, '.example-table')).toEqual([]);
    // The Docks cannot be built yet: touched, they say so with the rule.
    await table.locator('.board-area [data-at="hand:docks"]').first().click({ force: true });
    await page.locator('.explain .rule-link').waitFor();
    expect(await page.locator('.explain').innerText()).toMatch(/CIT-\d/);
    await page.keyboard.press('Escape');
    const { examples } = (await findGame('citadels')?.examples?.()) ?? { examples: [] };
    const told = examples.find((example) => example.of === OF)?.told ?? [];
    expect(told.length).toBe(3);
    for (const _ of told) {
      await table.locator('[data-next]').click();
      await table.locator('.example-hand .button.primary:not([aria-disabled=true])').click();
    }
    await table.locator('.example-said').getByText('The example ends here').waitFor();
    await table.getByRole('button', { name: 'From the start' }).click();
    await table.locator('[data-next]').waitFor();
    expect(reader.complaints).toEqual([]);
    await reader.leaves();
  });

  it('a link to a decision shows it on a phone too, whatever comes after the words', async () => {
    const reader = await stage.arrives({ language: 'en', phone: true, lively: true });
    const { page } = reader;
    await reader.goesTo('/rules/capitol#read-CAP-6.15+CAP-10.5');
    await page.locator('.rule-picture').first().waitFor();
    await page.locator('[data-example]').first().waitFor();
    const top = (): Promise<number> => page.locator('.reading.asked').evaluate((one) => one.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThanOrEqual(-1);
    await reader.leaves();
  });

  it('and by finger on a phone, from the list of all moves', async () => {
    const reader = await stage.arrives({ language: 'it', phone: true });
    const { page } = reader;
    await reader.goesTo('/rules/citadels');
    await page.locator(`[data-example="${OF}"]`).tap();
    const table = page.locator('.example-table');
    await table.locator('.example-list summary').tap();
    await table.locator('.choice.can [data-choice=TAKE_GOLD]').tap();
    await table.locator('.example-hand .button.primary').tap();
    await table.locator('.example-list summary').tap();
    await table.locator('.choice.can [data-choice=BUILD]').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(reader.complaints).toEqual([]);
    await reader.leaves();
  });
});

describe('how we read the rules', () => {
  it.each(['%', 'read-%', '%E0%A4', '__proto__'])(
    'an address cut behind the # shows the rules from their start (#%s)',
    async (odd) => {
      const reader = await stage.arrives({ language: 'en' });
      await reader.goesTo(`/rules/citadels#${odd}`);
      await reader.page.locator('.rules-body .rule').first().waitFor();
      expect(reader.complaints).toEqual([]);
      await reader.leaves();
    },
  );

  it.each(['it', 'en'] as const)('a paragraph that was decided leads there, and back to its rule (%s)', async (language) => {
    const reader = await stage.arrives({ language, ...(language === 'it' && { phone: true }) });
    const { page } = reader;
    await reader.goesTo('/rules/citadels#CIT-8.7');
    const paragraph = page.locator('.rule.asked');
    await paragraph.locator('.rule-read').click();
    const decision = page.locator('.reading.asked');
    await decision.waitFor();
    await page.waitForFunction(() => document.activeElement?.classList.contains('reading') === true);
    expect(await decision.innerText()).toContain(language === 'it' ? 'La vittoria è condivisa' : 'The victory is shared');
    // Its option is named as a table has it, and leads to a new one.
    await decision.locator('a[href="/new/citadels"]').waitFor();
    expect(await violations(page)).toEqual([]);
    await decision.locator('.rule-id', { hasText: 'CIT-8.7' }).click();
    await page.locator('.rule.asked:not(.reading)', { hasText: 'CIT-8.7' }).last().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(reader.complaints).toEqual([]);
    await reader.leaves();
  });
});

describe('the search', () => {
  it('finds rules, cards, options and how we read the rules in both languages, by keyboard, without a network', async () => {
    const reader = await stage.arrives({ language: 'en', installs: true });
    const { page } = reader;
    await reader.goesTo('/rules');
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { timeout: PATIENCE });
    await reader.context.setOffline(true);
    const field = page.getByRole('searchbox');
    const found = page.locator('.rules-search .found');
    for (const [words, kind, part] of [
      // In the reader's language and in the other one.
      ['thief gold called owner', 'Rule', '/rules/citadels'],
      ['ladro nomina proprietario', 'Rule', '/rules/citadels'],
      ['watchtower', 'Card', '/cards/citadels'],
      ['torre di vedetta', 'Card', '/cards/citadels'],
      ['only to those who score there', 'Table option', '/new/capitol'],
      ['solo a chi vi ottiene punti', 'Table option', '/new/capitol'],
      ['nobody offers anything start player', 'How we read it', '/rules/capitol#read-'],
      ['offerta sigillata ritirare', 'How we read it', '/rules/capitol#read-'],
    ] as const) {
      await field.fill(words);
      await found.filter({ hasText: kind }).first().waitFor();
      const to = await found.filter({ hasText: kind }).evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
      expect(
        to.some((each) => each.startsWith(part)),
        `${words}: ${to.join()}`,
      ).toBe(true);
    }
    expect(await violations(page)).toEqual([]);
    await field.fill('watchtower');
    await found.filter({ hasText: 'Card' }).first().waitFor();
    await field.focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/(cards|rules)\//);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(reader.complaints.filter((each) => !each.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await reader.leaves();
  });
});
