/**
 * Urban Sprawl in the browser: a whole game through the choice list, and building on its board by mouse, finger and keyboard. Rare
 * positions are not waited for: a table is set up with the moves that lead to them.
 */
import { describe, expect, it } from 'vitest';
import { verify, type GameRecord } from '@cantiere/engine';
import type { ServerMessage } from '@cantiere/server/protocol';
import { Compile } from 'typebox/compile';
import { CARD_IDS } from '../games/sprawl/rules/cards.ts';
import { game, placementsFor } from '../games/sprawl/rules/index.ts';
import { moveSchema } from '../games/sprawl/rules/schema.ts';
import { NONE } from '../games/sprawl/rules/state.ts';
import { boardWords } from '../games/sprawl/board/text.ts';
import { violations } from './kit/axe.ts';
import type { Person } from './kit/people.ts';
import { ListPlayer } from './kit/player.ts';
import { builder, secretsIn, SHORT, sprawlAt, statesOf } from './kit/sprawl.ts';
import {
  asks,
  asksForPayment,
  buildsSomewhere,
  clickLot,
  confirms,
  expectOneScreen,
  mode,
  sites,
  sitesOf,
  sitsDown,
  smallTargets,
} from './kit/sprawlBoard.ts';
import { setStage } from './kit/stage.ts';
import { WireTap } from './kit/wire.ts';

const words = boardWords.en;
const stage = setStage();

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
    const { page, complaints } = await sitsDown(stage, past);
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
    const { page, complaints } = await sitsDown(stage, past);
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
    const { page, complaints } = await sitsDown(stage, past);
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

  it('has no serious accessibility violation while placing, and while asked in the dark', async () => {
    const placing = await sitsDown(
      stage,
      sprawlAt(({ project }) => project?.placement === NONE),
    );
    await placing.page.locator('.spr-hit[data-look=lit]').first().waitFor({ state: 'attached' });
    expect(await violations(placing.page)).toEqual([]);
    await placing.leaves();
    const asked = await sitsDown(stage, asks('appoint'), { theme: 'dark', language: 'it' });
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
    const thumb = await sitsDown(stage, past, { phone: true });
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
