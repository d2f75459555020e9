/**
 * Urban Sprawl in the browser: a whole game through the choice list, and its board by mouse, finger and keyboard. Rare
 * positions are not waited for: a table is set up with the moves that lead to them.
 */
import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { verify, type GameRecord, type Seat } from '@cantiere/engine';
import type { ServerMessage } from '@cantiere/server/protocol';
import { Compile } from 'typebox/compile';
import { CARD_IDS } from '../games/sprawl/rules/cards.ts';
import { game, placementsFor } from '../games/sprawl/rules/index.ts';
import { moveSchema } from '../games/sprawl/rules/schema.ts';
import { NONE, type QuestionKind, type State } from '../games/sprawl/rules/state.ts';
import { boardWords } from '../games/sprawl/board/text.ts';
import { violations } from './kit/axe.ts';
import { PATIENCE, Person, PHONE, type TableSetup } from './kit/people.ts';
import { ListPlayer } from './kit/player.ts';
import { setUp, type Found } from './kit/prepared.ts';
import { builder, secretsIn, SHORT, sprawlAt, statesOf } from './kit/sprawl.ts';
import { setStage } from './kit/stage.ts';
import { WireTap } from './kit/wire.ts';

const words = boardWords.en;
const stage = setStage();

/** Somebody at the seat that is asked, with the board before them. */
async function sitsDown(past: Found<State>, wish: TableSetup = {}): Promise<Person> {
  const person = await stage.arrives(wish);
  await person.becomes('Ada');
  await opens(person, await setUp(stage.server, past, new Map([[past.asked, person]])));
  return person;
}

async function opens(person: Person, table: string): Promise<void> {
  await person.closes('.since-close');
  await person.goesTo(`/t/${table}`);
  await person.page.locator('.spr-city').waitFor({ timeout: PATIENCE });
}

const mode = (page: Page, which: string): Locator => page.locator(`.spr-board[data-mode="${which}"]`);
const confirmButton = (page: Page): Locator => page.locator('[data-confirm]:not([aria-disabled=true])').first();

/** Confirms, and waits until the server has taken the move. */
async function confirms(page: Page, press: (target: Locator) => Promise<void> = (target) => target.click()): Promise<void> {
  const button = await confirmButton(page).elementHandle();
  const label = await button?.textContent();
  await press(confirmButton(page));
  await page.waitForFunction((was) => {
    const ready = document.querySelector('[data-confirm]:not([aria-disabled=true])');
    return document.querySelector('.sending') === null && ready?.textContent !== was;
  }, label);
}

/** After the place either the payment is asked for, or the building stands at once. */
async function asksForPayment(page: Page, building: string): Promise<boolean> {
  const pays = mode(page, 'pay');
  await pays
    .or(page.locator(`[data-building="${building}"]`))
    .first()
    .waitFor({ state: 'attached' });
  return (await pays.count()) > 0;
}

/** A lot's diamond has corners that belong to nobody: the click goes to its middle, whatever is drawn above it. */
const clickLot = (page: Page, lot: number): Promise<void> => page.locator(`[data-lot="${lot}"]`).dispatchEvent('click');

const numbers = (texts: readonly (string | null)[]): number[] => texts.map(Number).sort((a, b) => a - b);
/** Lots of this kind; those that can be built on once the contract is begun, or are asked for. */
const sites = (page: Page, site: string): Promise<number[]> =>
  page
    .locator(`.spr-hit[data-site="${site}"]`)
    .evaluateAll((lots) => lots.map((lot) => lot.getAttribute('data-lot')))
    .then(numbers);

const asks = (kind: QuestionKind, more: (state: State) => boolean = () => true): Found<State> =>
  sprawlAt((state) => state.question?.kind === kind && more(state));

describe('a whole game against three bots', () => {
  let ada: Person;
  let tap: WireTap;
  let record: GameRecord;

  it('is played through the choice list to the score sheet', async () => {
    ada = await stage.arrives();
    tap = new WireTap(ada.page);
    await ada.becomes('Ada');
    const bots = [1, 2, 3].map((seat) => ({ seat, level: 'greedy' as const }));
    const { id } = await ada.opens({ game: 'sprawl', seats: 4, options: SHORT, bots, start: true });
    await ada.goesTo(`/t/${id}`);
    const player = new ListPlayer(ada.page, builder());
    await player.playToTheEnd();
    const kinds = new Set(player.played.map(({ type }) => type));
    expect([...kinds]).toEqual(
      expect.arrayContaining(['BUY_START', 'INVEST', 'ACQUIRE_PLANNING', 'TAKE_FAVOR', 'BUILD', 'PLACE', 'DECIDE', 'END_TURN']),
    );
    const { result } = await ada.seesInfo(id);
    const shown = await ada.page
      .locator('.score-sheet tbody tr')
      .evaluateAll((rows) => rows.map((row) => Number(row.querySelector('.total span')?.textContent)));
    expect(shown).toEqual(result?.totals.toSorted((a, b) => b - a));
    expect(ada.complaints).toEqual([]);
    record = await ada.get<GameRecord>(`/api/tables/${id}/record`);
    const shape = Compile(moveSchema);
    expect(verify(game, record, (move) => shape.Check(move))).toBeUndefined();
  });

  it('SPR-17.1: tells nobody a face-down card or the seed while it runs', async () => {
    await tap.settled();
    const states = statesOf(record);
    const over = (text: string): boolean => /"phase":"over"|"result":\{/.test(text);
    const running = tap.messages.slice(
      0,
      tap.messages.findIndex((message) => over(JSON.stringify(message))),
    );
    expect(running.length).toBeGreaterThan(40);
    expect(running.flatMap((message) => secretsIn(message, states))).toEqual([]);
    const texts = tap.texts.slice(0, tap.texts.findIndex(over));
    const pieces = [0, 16, 32, 48].map((at) => record.seed.slice(at, at + 16));
    expect(texts.filter((text) => pieces.some((piece) => text.toLowerCase().includes(piece)))).toEqual([]);
    // The search finds what it looks for.
    const version = states.findIndex(({ turn }) => turn === 3);
    const leak = { t: 'update', update: { version, view: game.view(states[version]!, 'all'), toAct: [], events: [] } };
    const found = secretsIn(leak as unknown as ServerMessage, states);
    expect(found).toEqual(expect.arrayContaining(['deck 1', 'a run of deck 1']));
    await ada.leaves();
  });
});

describe('the board', () => {
  it('invests, takes a permit and takes a Favor', async () => {
    const past = sprawlAt(
      ({ phase, turn, question, planning, contracts, players, active }) =>
        phase === 'invest' &&
        turn > 3 &&
        question === null &&
        planning[0] !== NONE &&
        contracts[0] !== NONE &&
        players[active]!.cards.length > 1 &&
        players[active]!.favors.length === 0,
    );
    const { page, complaints } = await sitsDown(past);
    const purse = page.locator(`[data-seat="${past.asked}"] [data-purse="wealth"]`);
    const wealth = Number(await purse.innerText());
    await page.locator('.spr-yard .spr-mini-card[data-look=lit]').first().click();
    await confirms(page);
    await page.waitForFunction(([box, was]) => Number(box?.textContent) > was, [await purse.elementHandle(), wealth] as const);

    const permit = page.locator('[data-at="box:planning1"]');
    const key = await permit.getAttribute('data-flip');
    await permit.click();
    await confirms(page);
    await page.locator(`.spr-yard [data-flip="${key}"]`).waitFor();

    const contract = page.locator('[data-at="box:contract1"]');
    const taken = await contract.getAttribute('data-flip');
    await contract.click();
    await page.getByRole('button', { name: words.takeFavor(1) }).click();
    await confirms(page);
    await page.locator(`.spr-yard .spr-favor[data-flip="${taken}"]`).waitFor();
    expect(complaints).toEqual([]);
  });

  it('builds a Favor of an earlier turn: place, permits, and the house stands', async () => {
    const past = sprawlAt(
      (state) =>
        state.phase !== 'setup' &&
        state.question === null &&
        state.project === null &&
        state.players[state.active]!.favors.some(
          (card) =>
            !game.refuse(state, state.active, { type: 'BUILD', source: CARD_IDS[card]! }) &&
            placementsFor(state, state.active, CARD_IDS[card]!).filter(({ refusal }) => !refusal).length > 1,
        ),
    );
    const { page, complaints } = await sitsDown(past);
    const favor = page.locator('.spr-yard .spr-favor[data-look=lit]').first();
    const id = (await favor.getAttribute('data-flip'))?.slice('card:'.length) ?? '';
    await favor.click();
    await buildsSomewhere(page);
    await page.locator(`[data-building="${id}"]`).waitFor({ state: 'attached' });
    expect(complaints).toEqual([]);
  });

  it('lights the lots that the rules allow, says why not elsewhere, and demolishes', async () => {
    const past = sprawlAt((state) => {
      if (state.phase === 'setup' || state.question !== null || state.project !== null) return false;
      if (game.refuse(state, state.active, { type: 'BUILD', source: 'contract1' })) return false;
      const { free, cleared, zoned } = sitesOf(state);
      return free.size > 0 && cleared.size > 0 && zoned >= 0;
    });
    const { open, free, cleared, zoned } = sitesOf(past.state);
    const { page, complaints } = await sitsDown(past);
    await page.locator('[data-at="box:contract1"]').click();
    expect(await sites(page, 'open')).toEqual([...free].sort((a, b) => a - b));
    expect(await sites(page, 'raze')).toEqual([...cleared].sort((a, b) => a - b));

    // The reason for a lot that no open place has, with the way to its rule.
    await clickLot(page, zoned);
    await page.locator('.explain', { hasText: 'zon' }).waitFor();

    const razing = open.find(({ demolish, lots }) => demolish.length > 0 && lots.some((lot) => cleared.has(lot)))!;
    const lot = razing.lots.find((known) => cleared.has(known))!;
    await clickLot(page, lot);
    if (open.length > 1) await mode(page, 'place').waitFor();
    await page.locator('.spr-falls').waitFor();
    const falls = await page
      .locator('.spr-building[data-dim=true]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-building')));
    expect(falls.length).toBeGreaterThan(0);
    await confirms(page);
    const built = CARD_IDS[past.state.contracts[0]!]!;
    if (await asksForPayment(page, built)) {
      // The best payment is on the button already.
      expect(await page.locator('.spr-yard .spr-mini-card[data-look=chosen]').count()).toBeGreaterThan(0);
      await confirms(page);
    }
    await page.locator(`[data-building="${built}"]`).waitFor({ state: 'attached' });
    for (const id of falls) expect(await page.locator(`[data-building="${id}"]`).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('asks a player who is not on turn, in the middle of an event', async () => {
    const past = asks('target', ({ asked, active, phase }) => phase === 'ending' && asked !== active);
    const { page, complaints } = await sitsDown(past);
    await mode(page, 'answer').waitFor();
    const lit = await page
      .locator('.spr-building[data-look=lit]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-building') ?? ''));
    const meant = past.state.question!.options.flatMap((one) =>
      typeof one === 'object' && 'building' in one ? [one.building] : [],
    );
    expect(lit.toSorted()).toEqual(meant.toSorted());
    await page.locator(`[data-building="${lit[0]}"]`).focus();
    await page.keyboard.press('Enter');
    await confirms(page);
    expect(complaints).toEqual([]);
  });

  it('lets another player decide a tied election, also when the server dies meanwhile', async () => {
    const past = asks('electionTie', ({ asked, active }) => asked !== active);
    const { question, asked, active } = past.state;
    const decider = await stage.arrives();
    const waiting = await stage.arrives();
    await decider.becomes('Ada');
    await waiting.becomes('Bruno');
    const table = await setUp(
      stage.server,
      past,
      new Map<Seat, Person>([
        [asked, decider],
        [active, waiting],
      ]),
    );
    await Promise.all([opens(decider, table), opens(waiting, table)]);
    await mode(decider.page, 'answer').waitFor();
    expect(await mode(waiting.page, 'watch').count()).toBe(1);
    await waiting.page.getByText('Ada has to decide').first().waitFor();

    await stage.server.kill();
    await decider.page.locator('.line-lost').waitFor();
    await stage.server.restart();
    await Promise.all([decider, waiting].map(({ page }) => page.locator('.line-lost').waitFor({ state: 'detached' })));
    await mode(decider.page, 'answer').waitFor();

    expect(await decider.page.locator('.spr-player[data-look=lit]').count()).toBe(question!.options.length);
    await decider.page.locator('.spr-player[data-look=lit]').first().click();
    await confirms(decider.page);
    await waiting.page.getByText('tie broken by').first().waitFor();
    await Promise.all([decider.leaves(), waiting.leaves()]);
  });

  it('exchanges two buildings, moves one, moves a marker: two taps each', async () => {
    const swapping = await sitsDown(asks('swap'));
    await tapTwice(swapping.page, '.spr-building[data-look=lit]');
    await swapping.leaves();

    const moving = await sitsDown(asks('relocate'));
    const [lot] = await sites(moving.page, 'open');
    await clickLot(moving.page, lot!);
    await moving.page.locator('.spr-phantom').waitFor({ state: 'attached' });
    await confirms(moving.page);
    await moving.leaves();

    const marking = await sitsDown(asks('markerMove'));
    await tapTwice(marking.page, '.spr-row[data-look=lit], .spr-quay[data-look=lit]');
    expect([...swapping.complaints, ...moving.complaints, ...marking.complaints]).toEqual([]);
    await marking.leaves();
  });

  it.each(['appoint', 'playerTie', 'contractorTie'] as const)('asks %s beside the city', async (kind) => {
    const person = await sitsDown(asks(kind));
    await mode(person.page, 'answer').waitFor();
    await person.page.locator('.spr-answers button').first().click();
    await confirms(person.page);
    expect(person.complaints).toEqual([]);
    await person.leaves();
  });

  it('asks for an order by touching the players, and numbers them', async () => {
    const person = await sitsDown(asks('order'));
    const { page } = person;
    await mode(page, 'answer').waitFor();
    const seats = page.locator('.spr-answers [data-at^="seat:"]');
    const last = (await seats.count()) - 1;
    for (let at = last; at > 0; at--) await seats.nth(at).click();
    // Only one is left: it needs no touch.
    expect(await page.locator('.spr-answers .spr-place').allTextContents()).toEqual(
      Array.from({ length: last + 1 }, (_, at) => String(last + 1 - at)),
    );
    await confirms(page);
    expect(person.complaints).toEqual([]);
    await person.leaves();
  });

  it('plays out payouts and elections scene by scene, with a pause and a skip', async () => {
    const past = sprawlAt(
      ({ phase, question, project, turn, planning }) =>
        phase === 'spend' &&
        turn > 4 &&
        question === null &&
        project === null &&
        planning.filter((card) => card === NONE).length > 1,
    );
    const person = await sitsDown(past, { lively: true });
    const { page } = person;
    await page.getByRole('button', { name: words.endTurn }).click();
    if (past.state.ap > 0) await confirmButton(page).click();
    const paper = page.locator('.spr-gazette');
    await paper.waitFor();
    await paper.getByRole('button', { name: words.pause, exact: true }).click();
    const lines = paper.locator('.spr-happened button');
    expect(await lines.count()).toBeGreaterThan(1);
    await lines.nth(1).click();
    await paper.getByText(words.sceneOf(2, await lines.count())).waitFor();
    await paper.getByRole('button', { name: words.skipAll }).click();
    await paper.waitFor({ state: 'detached' });
    expect(person.complaints).toEqual([]);
    await person.leaves();
  });

  /** Ends my turn, and holds the paper as soon as I am asked again; false when nothing is told any more by then. */
  async function holdsThePaper(page: Page, confirmed: boolean): Promise<boolean> {
    // By eyes and hand of the page itself: what is told may be over before a question from outside is answered.
    const held = page.evaluate(
      (pause) =>
        new Promise<boolean>((done) => {
          const version = (): string | null | undefined => document.querySelector('.table-screen')?.getAttribute('data-version');
          const before = version();
          const look = (): void => {
            if (version() === before || !document.querySelector('.choice-list:not(.busy)')) return;
            setTimeout(() => done(false), 1_000);
            const buttons = document.querySelectorAll<HTMLElement>('.spr-gazette button');
            const button = [...buttons].find(({ textContent }) => textContent === pause);
            if (!button) return;
            watcher.disconnect();
            button.click();
            done(true);
          };
          const watcher = new MutationObserver(look);
          watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
        }),
      words.pause,
    );
    await page.getByRole('button', { name: words.endTurn }).click();
    if (confirmed) await confirmButton(page).click();
    return held;
  }

  it('folds the paper when I begin to act: my site and the questions lie where it lay', async () => {
    const past = sprawlAt((state) => {
      if (state.phase !== 'spend' || state.turn < 5 || state.question !== null || state.project !== null) return false;
      const after = game.clone(state) as State;
      game.play(after, state.active, { type: 'END_TURN' });
      return after.question === null;
    });
    // With little movement nobody waits for the paper: the bots play on, and I am asked while the last one still tells its
    // story, if it has one: what they do is theirs, so the table is set up until there is a paper to hold.
    let person = await sitsDown(past);
    for (let tables = 1; !(await holdsThePaper(person.page, past.state.ap > 0)); tables++) {
      expect(tables).toBeLessThan(8);
      await person.leaves();
      person = await sitsDown(past);
    }
    const { page } = person;
    const paper = page.locator('.spr-gazette');
    await page.locator('[data-at^="box:"][data-look=lit]').first().click();
    await paper.waitFor({ state: 'detached' });
    await page.locator('.spr-yard').getByRole('button', { name: words.endTurn }).waitFor();
    expect(person.complaints).toEqual([]);
    await person.leaves();
  });

  it('ends with the final scoring on the score sheet', async () => {
    const past = lastMove();
    const person = await sitsDown(past);
    await person.page.getByRole('button', { name: words.endTurn }).click();
    if (past.state.ap > 0) await confirmButton(person.page).click();
    await person.page.locator('.score-sheet').waitFor();
    const after = game.clone(past.state) as State;
    game.play(after, past.asked, { type: 'END_TURN' });
    const totals = await person.page
      .locator('.score-sheet tbody tr')
      .evaluateAll((rows) => rows.map((row) => Number(row.querySelector('.total span')?.textContent)));
    expect(totals).toEqual(after.players.map(({ prestige }) => prestige).sort((a, b) => b - a));
    await person.page.locator('.spr-final svg').first().waitFor();
    expect(person.complaints).toEqual([]);
    await person.leaves();
  });

  it('has no serious accessibility violation while placing, and while asked in the dark', async () => {
    const placing = await sitsDown(sprawlAt(({ project }) => project?.placement === NONE));
    await placing.page.locator('.spr-hit[data-look=lit]').first().waitFor({ state: 'attached' });
    expect(await violations(placing.page)).toEqual([]);
    await placing.leaves();
    const asked = await sitsDown(asks('appoint'), { theme: 'dark', language: 'it' });
    expect(await violations(asked.page)).toEqual([]);
    await asked.leaves();
  });
});

describe('a phone', () => {
  it('builds from the market by touch, with everything in one screen and large enough', async () => {
    const past = sprawlAt(
      (state) =>
        state.phase === 'invest' &&
        state.turn > 3 &&
        state.question === null &&
        !game.refuse(state, state.active, { type: 'BUILD', source: 'contract1' }) &&
        placementsFor(state, state.active, 'contract1').filter(({ refusal }) => !refusal).length > 2,
    );
    const thumb = await sitsDown(past, { phone: true });
    const { page } = thumb;
    const tab = (name: string): Promise<void> => page.locator('.spr-tabs').getByRole('tab', { name }).tap();
    for (const name of [words.politicians, words.permits, words.market]) {
      await tab(name);
      expect(await smallTargets(page)).toEqual([]);
      await expectOneScreen(page);
    }
    await page.locator('[data-at="box:contract1"]').tap();
    await page.getByRole('button', { name: words.next, exact: true }).tap();
    await mode(page, 'place').waitFor();
    await page.locator('.spr-phantom').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: words.next, exact: true }).tap();
    await page
      .getByText(words.poses(2, placementsFor(past.state, past.asked, 'contract1').filter(({ refusal }) => !refusal).length))
      .waitFor();
    expect(await smallTargets(page)).toEqual([]);
    await expectOneScreen(page);
    await confirms(page, (target) => target.tap());
    const built = CARD_IDS[past.state.contracts[0]!]!;
    if (await asksForPayment(page, built)) await confirms(page, (target) => target.tap());
    await page.locator(`[data-building="${built}"]`).waitFor({ state: 'attached' });
    expect(await violations(page)).toEqual([]);
    expect(thumb.complaints).toEqual([]);
    await thumb.leaves();
  });
});

/** Where the contract of the 1 AP box may stand: free lots, lots to be cleared, and a lot that zoning alone forbids. */
function sitesOf(state: State) {
  const places = placementsFor(state, state.active, 'contract1');
  const open = places.filter(({ refusal }) => refusal === undefined);
  const free = new Set(open.filter(({ demolish }) => demolish.length === 0).flatMap(({ lots }) => lots));
  const cleared = new Set(open.flatMap(({ lots }) => lots).filter((lot) => !free.has(lot)));
  const zoned = state.lots.findIndex((_, lot) => {
    const codes = places.filter(({ lots }) => lots.includes(lot)).map(({ refusal }) => refusal?.code);
    return codes.includes('ZONING') && codes.every((code) => code === 'ZONING' || code === 'LOT_OCCUPIED');
  });
  return { open, free, cleared, zoned };
}

/** The contract in hand goes to its best place, is paid for as proposed, and what it asks is answered with the first answer. */
async function buildsSomewhere(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.next, exact: true }).click();
  await mode(page, 'place').waitFor();
  await confirms(page);
  await mode(page, 'place').waitFor({ state: 'detached' });
  if ((await mode(page, 'pay').count()) > 0) await confirms(page);
}

/** An answer of two parts: the first that is lit, then the first that is lit after it. */
async function tapTwice(page: Page, sign: string): Promise<void> {
  await mode(page, 'answer').waitFor();
  await page.locator(sign).first().dispatchEvent('click');
  expect(await page.locator('[data-confirm]:not([aria-disabled=true])').count()).toBe(0);
  await page.locator(sign).first().dispatchEvent('click');
  await confirms(page);
}

/** The end of the last turn of a game, about to be made. */
function lastMove(): Found<State> {
  return sprawlAt((state) => {
    if (state.activeDecks < 3 || state.phase !== 'spend' || state.question !== null || state.project !== null) return false;
    const after = game.clone(state) as State;
    game.play(after, after.active, { type: 'END_TURN' });
    return after.phase === 'over';
  });
}

async function expectOneScreen(page: Page): Promise<void> {
  const size = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { scrollWidth, scrollHeight };
  });
  expect(size).toEqual({ scrollWidth: PHONE.width, scrollHeight: PHONE.height });
}

/** Buttons of the board that a thumb would miss. */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator('.spr-board button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      const seen = (button as HTMLElement).checkVisibility() && width > 0;
      return seen && (width < 44 || height < 44) ? [`${button.className} ${button.textContent} ${width}x${height}`] : [];
    }),
  );
}
