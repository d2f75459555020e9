/**
 * Capitol in real browsers: a whole game through the list; then three people at one table with their hands on the board, one
 * of them on a phone: where a building may go and why not, sealed bids, a fountain, cards drawn one at a time.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verify, type GameRecord } from '@cantiere/engine';
import type { ServerMessage, Update } from '@cantiere/server/protocol';
import { Compile } from 'typebox/compile';
import { boardWords } from '../games/capitol/board/text.ts';
import { AREAS_OF, AREA_IDS, SQUARE_IDS } from '../games/capitol/rules/board.ts';
import { CARD_IDS, COLOUR_OF, VALUE_OF, cardOf } from '../games/capitol/rules/cards.ts';
import { game } from '../games/capitol/rules/index.ts';
import { moveSchema } from '../games/capitol/rules/schema.ts';
import type { State } from '../games/capitol/rules/state.ts';
import { violations } from './kit/axe.ts';
import { BoardHands, quickCapitol } from './kit/capitol.ts';
import { capitolSecrets } from './kit/capitol.secrets.ts';
import { Person, PHONE } from './kit/people.ts';
import { ListPlayer } from './kit/player.ts';
import { setStage } from './kit/stage.ts';
import { Search, truthOf } from './kit/truth.ts';
import { WireTap } from './kit/wire.ts';

type View = ReturnType<typeof game.view>;

const stage = setStage();

const updatesIn = (messages: readonly ServerMessage[]): Update[] =>
  messages.flatMap((message) =>
    message.t === 'behind' ? message.updates : 'update' in message && message.update ? [message.update] : [],
  );
const newest = (tap: WireTap): View => updatesIn(tap.messages).at(-1)!.view as View;

describe('a whole game with three bots', () => {
  it('is played through the list to the score sheet, and tells nobody’s secrets', async () => {
    const ada = await stage.arrives();
    const watcher = await stage.arrives();
    const taps = [
      { viewer: 0, tap: new WireTap(ada.page) },
      { viewer: 'spectator', tap: new WireTap(watcher.page) },
    ] as const;
    await ada.becomes('Ada');
    const bots = [1, 2, 3].map((seat) => ({ seat, level: 'greedy' as const }));
    const table = await ada.opens({ game: 'capitol', seats: 4, bots, start: true });
    await Promise.all([ada, watcher].map((person) => person.goesTo(`/t/${table.id}`)));

    const player = new ListPlayer(ada.page, quickCapitol, false, 2);
    await player.playToTheEnd();
    const kinds = new Set(player.played.map(({ type }) => type));
    expect([...kinds]).toEqual(expect.arrayContaining(['PLAY_PERMIT', 'PASS', 'BID', 'DRAW']));

    const { result } = await ada.seesInfo(table.id);
    const shown = await ada.page
      .locator('.score-sheet tbody tr')
      .evaluateAll((rows) => rows.map((row) => Number(row.querySelector('.total span')?.textContent)));
    expect(shown).toEqual(result?.totals.toSorted((a, b) => b - a));
    await ada.page.locator('.score-detail summary').click();
    await expect.poll(() => ada.page.locator('.score-detail tbody tr').count()).toBe(AREA_IDS.length);

    const record = await ada.get<GameRecord>(`/api/tables/${table.id}/record`);
    const shape = Compile(moveSchema);
    expect(verify(game, record, (move) => shape.Check(move))).toBeUndefined();
    const truth = truthOf<State>(game, record);
    for (const { viewer, tap } of taps) {
      await tap.settled();
      const search = new Search(truth, viewer, capitolSecrets);
      const end = tap.messages.findIndex((message) => Search.isOver(JSON.stringify(message)));
      expect(tap.messages.slice(0, end).flatMap((message) => search.message(message))).toEqual([]);
      const over = tap.texts.findIndex((text) => Search.isOver(text));
      expect(tap.texts.slice(0, over).flatMap((text) => search.text(text))).toEqual([]);
      // The search looked where cards are: the player's own hand was found there, again and again.
      if (viewer === 0) expect(search.ownHands).toBeGreaterThan(20);
      else expect(search.ownHands).toBe(0);
    }
    // And it would have found a leak: a bid while it is sealed, one card of a hand.
    const sealed = truth.states.findIndex(({ players }) => players[1]!.hasBid && players[1]!.bid.length > 0);
    const leak = (view: unknown): string[] =>
      new Search(truth, 0, capitolSecrets).message({
        t: 'update',
        update: { version: sealed, view, toAct: [], events: [] },
      } as unknown as ServerMessage);
    expect(leak(game.view(truth.states[sealed]!, 0))).toEqual([]);
    expect(leak(game.view(truth.states[sealed]!, 1)).join()).toContain('the sealed bid of 1');
    expect(leak(game.view(truth.states[0]!, 'all')).join()).toContain('the generator');

    expect([...ada.complaints, ...watcher.complaints]).toEqual([]);
    await Promise.all([ada.leaves(), watcher.leaves()]);
  });
});

describe('three people with their hands on the board', () => {
  let ada: Person;
  let bruno: Person;
  let carla: Person;
  let hands: readonly [BoardHands, BoardHands, BoardHands];
  let taps: readonly [WireTap, WireTap, WireTap];
  const lit = (): Promise<string[]> =>
    ada.page
      .locator('.cap-area [data-square]:has(.cap-lit-place)')
      .evaluateAll((squares) => squares.map((square) => square.getAttribute('data-square') ?? ''));

  beforeAll(async () => {
    ada = await stage.arrives();
    bruno = await stage.arrives({ phone: true, language: 'it', theme: 'dark' });
    // She sees everything move.
    carla = await stage.arrives({ lively: true });
    hands = [new BoardHands(ada), new BoardHands(bruno, true), new BoardHands(carla)];
    taps = [new WireTap(ada.page), new WireTap(bruno.page), new WireTap(carla.page)];
    await ada.becomes('Ada');
    await bruno.becomes('Bruno');
    await carla.becomes('Carla');
    // The same position in every run: Ada begins, and all have their first four buildings.
    const options = { startPlayer: 'host', startSeat: 0 };
    const table = await ada.opens({ game: 'capitol', seats: 3, options });
    await bruno.sitsAt(table.id);
    await carla.sitsAt(table.id);
    await ada.post(`/api/tables/${table.id}/start`, {});
    await Promise.all([ada, bruno, carla].map((person) => person.goesTo(`/t/${table.id}`)));
    await Promise.all([ada, bruno, carla].map((person) => person.page.locator('.cap-board').waitFor()));
  });
  afterAll(async () => {
    await Promise.all([ada, bruno, carla].map((person) => person?.leaves()));
  });

  it('have no serious violation on the table, at its opening', async () => {
    await hands[0].asked();
    expect(await violations(ada.page)).toEqual([]);
    expect(await violations(bruno.page)).toEqual([]);
  });

  it('light every square where a building may go, and say why not elsewhere', async () => {
    const [mine] = hands;
    const view = newest(taps[0]);
    const card = view.players[0]!.hand.find((each) => CARD_IDS[each]!.startsWith('permit'))!;
    await mine.press(`button:has([data-card="${CARD_IDS[card]}"])`);
    await mine.press('[data-at="site:b1"]');
    const may = SQUARE_IDS.flat().filter(
      (square) => !game.refuse(view, 0, { type: 'PLAY_PERMIT', card: CARD_IDS[card]!, building: 'b1', square }),
    );
    expect(may.length).toBeGreaterThan(15);
    expect((await lit()).toSorted()).toEqual(may.toSorted());

    // Another colour, and a building too tall for an empty area.
    const other = AREA_IDS.findIndex((_, area) => !AREAS_OF[COLOUR_OF[card]!]!.includes(area));
    expect(await mine.asksWhy(`[data-plaque="${AREA_IDS[other]}"]`)).toContain('CAP-5.1');
    expect(await mine.asksWhy('[data-at="site:b2"]')).toContain('CAP-5.6');
    // Dragged beside the map it stays on its plot; dragged to a lit square it goes there.
    const house = mine.at('[data-at="site:b1"]');
    await house.dragTo(mine.at('.cap-decks'));
    expect(await mine.at('[data-confirm]').getAttribute('aria-disabled')).toBe('true');
    await house.dragTo(mine.at(`[data-square="${may[0]}"] .cap-lit-place`));
    await mine.confirm();
    await Promise.all(hands.map((each) => each.at(`[data-piece="on:${may[0]}"]`).waitFor({ state: 'attached' })));
  });

  it('place a building on a phone by touch, in one screen', async () => {
    const [, thumb] = hands;
    await thumb.asked();
    const view = newest(taps[1]);
    const card = view.players[1]!.hand.find((each) => CARD_IDS[each]!.startsWith('permit'))!;
    await thumb.press(`button:has([data-card="${CARD_IDS[card]}"])`);
    await thumb.press('[data-at="site:b1"]');
    await thumb.press('.cap-plaque[data-look="lit"]');
    const confirm = thumb.at('[data-confirm]');
    await confirm.waitFor();
    const { height } = (await confirm.boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(44);
    expect(height).toBeLessThan(60);
    const size = await bruno.page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { scrollWidth, scrollHeight };
    });
    expect(size).toEqual({ scrollWidth: PHONE.width, scrollHeight: PHONE.height });
    await thumb.confirm();
    await ada.page.locator('[data-piece^="on:"]').nth(5).waitFor({ state: 'attached' });
  });

  it('seal bids that nobody hears of before all are in', async () => {
    await hands[2].passes();
    await hands[0].passes();
    await hands[1].passes();

    // Carla chooses first and seals last: what the others do meanwhile takes nothing out of her hand.
    const bids = [[''], [''], await hands[2].composes(1)];
    bids[0] = await hands[0].composes(2);
    await expect.poll(() => hands[0].at('.cap-my-bid .cap-lane-card').count()).toBe(3);
    await hands[0].confirm();
    await carla.page.locator('[data-bidder="0"][data-sealed="true"]').waitFor();
    bids[1] = await hands[1].composes(2);
    await hands[1].confirm();
    await Promise.all([ada, carla].map(({ page }) => page.locator('[data-bidder="1"][data-sealed="true"]').waitFor()));
    await expect.poll(() => hands[2].at('.cap-cards [data-look="chosen"]').count()).toBe(1);
    expect(await violations(ada.page)).toEqual([]);

    const before = taps.map((tap) => tap.texts.length);
    for (const [viewer, tap] of taps.entries())
      for (const seat of [0, 1]) {
        if (seat === viewer) continue;
        const told = updatesIn(tap.messages).map(({ view }) => (view as View).players[seat]!);
        expect(told.at(-1)).toMatchObject({ hasBid: true, bid: [] });
        expect(told.every(({ hand, bid }) => bid.length === 0 && hand.every((card) => card < 0))).toBe(true);
        const text = tap.texts.join('\n');
        expect(bids[seat]!.filter((card) => text.includes(`"${card}"`))).toEqual([]);
      }

    const prompts = promptsUntilTheOutcome(carla);
    await hands[2].confirm();
    await Promise.all(hands.map((each) => each.at('.cap-stage[data-kind="reveal"]').waitFor()));
    // While the cards are turned the prompt does not tell the end.
    const told = await prompts;
    expect(told).toContain(`${boardWords.en.reveal}.`);
    expect(told.filter((text) => text.includes(' won '))).toEqual([]);
    await carla.page.locator('.prompt-bar h2', { hasText: ' won ' }).waitFor();
    for (const [viewer, tap] of taps.entries()) {
      const text = tap.texts.slice(before[viewer]).join('\n');
      for (const card of bids.flat()) expect(text).toContain(`"${card}"`);
    }
    const amounts = bids.map((bid) => bid.reduce((sum, card) => sum + VALUE_OF[cardOf(card)]!, 0));
    const totals = await ada.page
      .locator('.cap-lanes .cap-lane')
      .evaluateAll((lanes) =>
        lanes.map((lane) => [Number(lane.getAttribute('data-lane')), Number(lane.querySelector('.cap-lane-total')?.textContent)]),
      );
    expect(totals.toSorted(([a], [b]) => a! - b!)).toEqual(amounts.map((amount, seat) => [seat, amount]));
  });

  it('place the fountain that was won', async () => {
    const winner = Number(await ada.page.locator('.cap-lane[data-state="won"]').getAttribute('data-lane'));
    // It stays until it is closed, and comes to each in their own time.
    await Promise.all(
      hands.map((each) =>
        each
          .at('[data-goon]')
          .waitFor()
          .then(() => each.closesReveal()),
      ),
    );
    const placing = hands[winner]!;
    await placing.asked();
    const fountains = newest(taps[winner]!).areas.reduce((sum, area) => sum + area.fountains, 0);
    await placing.press('.cap-plaque[data-look="lit"]');
    await placing.confirm();
    await Promise.all(hands.map((each) => each.at('[data-phase="auction"]').waitFor()));
    expect(newest(taps[0]).areas.reduce((sum, area) => sum + area.fountains, 0)).toBe(fountains + 1);
  });

  it('draw one card at a time, each uncovering the next', async () => {
    for (let auction = 2; auction <= 3; auction++) await Promise.all(hands.map((each) => each.offersNothing()));
    await Promise.all(hands.map((each) => each.at('[data-phase="drawing"]').waitFor()));
    const [mine] = hands;
    await mine.asked();
    await ada.closes('[data-goon]');
    for (let drawn = 0; drawn < 6; drawn++) {
      const { players, decks } = newest(taps[0]);
      const deck = ['roof', 'floor', 'permit'][drawn % 3]!;
      const top = decks[drawn % 3]![0]!;
      await mine.press(`.cap-deck[data-deck="${deck}"][data-look="lit"]`);
      await mine.at('.cap-cards [data-card]').nth(players[0]!.hand.length).waitFor();
      await mine.at(`.cap-cards [data-card="${CARD_IDS[top]}"]`).waitFor();
    }
    await hands[1].asked();
    expect(newest(taps[1]).asked).toBe(1);
    expect([...ada.complaints, ...bruno.complaints, ...carla.complaints]).toEqual([]);
  });
});

/** Everything the prompt says from now until a lane has won. */
function promptsUntilTheOutcome({ page }: Person): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const told = new Set<string>();
        const watcher = new MutationObserver(() => {
          if (document.querySelector('.cap-lane[data-state="won"]')) {
            watcher.disconnect();
            resolve([...told]);
          } else told.add(document.querySelector('.prompt-bar h2')?.textContent ?? '');
        });
        watcher.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
      }),
  );
}
