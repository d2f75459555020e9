/**
 * Two people in two browsers and two bots play a whole game of Citadels through the choice list, while a third watches.
 * Then everything that each of the three browsers was told is searched for what it must not know.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameRecord } from '@cantiere/engine';
import type { ServerMessage, TableInfo, Update } from '@cantiere/server/protocol';
import type { LiveViewer } from '../server/tables/tableGame.ts';
import { moveSchema } from '../games/citadels/rules/schema.ts';
import { DISTRICTS } from '../games/citadels/rules/catalog.ts';
import { game } from '../games/citadels/rules/index.ts';
import { Compile } from 'typebox/compile';
import { verify } from '@cantiere/engine';
import { en } from '../web/text/en.ts';
import { it as italian } from '../web/text/it.ts';
import { curious, quick } from './kit/citadels.ts';
import { Person } from './kit/people.ts';
import { ListPlayer } from './kit/player.ts';
import { citadelsSearch, citadelsTruth } from './kit/citadels.secrets.ts';
import { setStage } from './kit/stage.ts';
import { Search, type Truth } from './kit/truth.ts';
import type { State } from '../games/citadels/rules/state.ts';
import { WireTap } from './kit/wire.ts';

const stage = setStage();
let ada: Person;
let bruno: Person;
let watcher: Person;
let taps: { readonly viewer: LiveViewer; readonly tap: WireTap }[];
let table: string;
let record: GameRecord;
let truth: Truth<State>;
const searchFor = (viewer: LiveViewer): Search<State> => citadelsSearch(truth, viewer);

beforeAll(async () => {
  ada = await stage.arrives({ language: 'en' });
  bruno = await stage.arrives({ language: 'it' });
  watcher = await stage.arrives();
  taps = [
    { viewer: 0, tap: new WireTap(ada.page) },
    { viewer: 1, tap: new WireTap(bruno.page) },
    { viewer: 'spectator', tap: new WireTap(watcher.page) },
  ];
});

describe('a whole game of two people and two bots', () => {
  it('is set up on the page, joined by its link, and started', async () => {
    const { page } = ada;
    await ada.goesTo('/new/citadels');
    await page.getByLabel(en.fresh.seat(2), { exact: true }).selectOption({ label: en.fresh.friend });
    for (const seat of [3, 4]) await page.getByLabel(en.fresh.seat(seat), { exact: true }).selectOption('greedy');
    await page.getByRole('radio', { name: 'Seven' }).check();
    await page.getByRole('button', { name: en.fresh.clock }).click();
    await page.locator('.terms').getByRole('radio', { name: en.clock.none }).check();
    await page.getByRole('button', { name: en.fresh.open }).click();
    await page.locator('.lobby').waitFor();
    table = new URL(page.url()).pathname.split('/')[2] ?? '';
    expect(table).not.toBe('');

    await bruno.goesTo(`/t/${table}`);
    await bruno.page.getByLabel(italian.lobby.name).fill('Bruno');
    await bruno.page.getByRole('button', { name: italian.lobby.sitAny, exact: true }).click();
    await page.locator('.lobby-seat.person', { hasText: 'Bruno' }).waitFor();
    await page.getByRole('button', { name: en.lobby.start, exact: true }).click();
    await watcher.goesTo(`/t/${table}`);
    await Promise.all([ada, bruno, watcher].map((person) => person.page.locator('.table-screen').waitFor()));
  });

  it('lets people talk, and shows a watcher neither a hand nor a choice', async () => {
    await ada.page.locator('#tab-chat').click();
    await ada.page.getByLabel(en.table.chatLabel).fill('May the best city win');
    await ada.page.getByLabel(en.table.chatLabel).press('Enter');
    await bruno.page.locator('.count', { hasText: '1' }).first().waitFor();
    await bruno.page.locator('#tab-chat').click();
    await bruno.page.locator('.chat-lines', { hasText: 'May the best city win' }).waitFor();
    await bruno.page.getByLabel(italian.table.chatLabel).fill('Grazie, altrettanto');
    await bruno.page.getByRole('button', { name: italian.table.send }).click();
    await ada.page.locator('.chat-lines', { hasText: 'Grazie, altrettanto' }).waitFor();

    await watcher.page.getByText(en.table.watching).waitFor();
    expect(await watcher.page.locator('.choice-list, [data-confirm]').count()).toBe(0);
    expect(await watcher.page.locator('[data-flip^="hand:"]').count()).toBe(0);
    expect(await ada.page.locator('[data-flip^="hand:"]').count()).toBeGreaterThan(0);
  });

  it('is played through the choice list to the score sheet', async () => {
    const players = [new ListPlayer(ada.page, quick), new ListPlayer(bruno.page, curious())];
    await Promise.all(players.map((player) => player.playToTheEnd()));
    await watcher.page.locator('.score-sheet').waitFor();

    const info = await ada.seesInfo(table);
    expect(info.phase).toBe('over');
    const totals = info.result?.totals ?? [];
    for (const { page } of [ada, bruno, watcher]) {
      const shown = await page
        .locator('.score-sheet tbody tr')
        .evaluateAll((rows) => rows.map((row) => Number(row.querySelector('.total span')?.textContent)));
      expect(shown).toEqual(totals.toSorted((a, b) => b - a));
    }
    const kinds = new Set(players.flatMap(({ played }) => played.map(({ type }) => type)));
    expect([...kinds]).toEqual(expect.arrayContaining(['DRAFT_PICK', 'TAKE_GOLD', 'DRAW_CARDS', 'BUILD', 'END_TURN']));
    console.log(
      `${info.version} moves, ${players.map(({ played }) => played.length).join(' + ')} by hand: ${[...kinds].join(' ')}`,
    );
    expect([...ada.complaints, ...bruno.complaints, ...watcher.complaints]).toEqual([]);
  });

  it('leaves a record that verifies, with the seed that was promised', async () => {
    record = await ada.get<GameRecord>(`/api/tables/${table}/record`);
    const shape = Compile(moveSchema);
    expect(verify(game, record, (move) => shape.Check(move))).toBeUndefined();
    const promised = taps[0]?.tap.messages.flatMap((message) => ('table' in message ? [message.table] : [])) ?? [];
    const commitments = promised.flatMap(({ commitment }) => commitment ?? []);
    expect(new Set(commitments)).toEqual(new Set([record.commitment]));
    truth = citadelsTruth(record);
  });

  it('can be played again by the same people', async () => {
    await ada.page.getByRole('button', { name: en.result.rematch }).click();
    await ada.page.locator('.lobby').waitFor();
    await bruno.page.getByRole('button', { name: italian.result.toRematch }).click();
    await Promise.all([ada, bruno].map(({ page }) => page.locator('.table-screen').waitFor()));
    const again = new URL(ada.page.url()).pathname;
    expect(again).not.toBe(`/t/${table}`);
    expect(new URL(bruno.page.url()).pathname).toBe(again);
    expect([...ada.complaints, ...bruno.complaints, ...watcher.complaints]).toEqual([]);
  });
});

describe('what goes over the wire', () => {
  it.each([0, 1, 2])('tells browser %i no secret of the others', async (which) => {
    const { viewer, tap } = taps[which]!;
    await tap.settled();
    const search = searchFor(viewer);
    const over = tap.texts.findIndex((text) => Search.isOver(text));
    const running = tap.texts.slice(0, over);
    expect(running.length).toBeGreaterThan(50);
    expect(running.flatMap((text) => search.text(text))).toEqual([]);

    const end = tap.messages.findIndex((message) => Search.isOver(JSON.stringify(message)));
    expect(tap.messages.slice(0, end).flatMap((message) => search.message(message))).toEqual([]);
    // The search looked where cards are: a player's own hand was found there, again and again.
    if (viewer === 'spectator') expect(search.ownHands).toBe(0);
    else expect(search.ownHands).toBeGreaterThan(20);
    // And everything that happened was told, so that there was something to search.
    const versions = tap.messages.flatMap((message) => ('update' in message && message.update ? [message.update.version] : []));
    expect(Math.max(...versions)).toBe(record.moves.length);
  });

  describe('is searched by something that finds a leak', () => {
    const at = (): number =>
      truth.states.findIndex(({ phase, players }) => phase === 'turn' && players.every(({ hand }) => hand.length > 2));
    const update = (change: (view: Record<string, unknown>) => void): ServerMessage => {
      const version = at();
      const view = structuredClone(game.view(truth.states[version]!, 0)) as unknown as Record<string, unknown>;
      change(view);
      const honest = { version, view, toAct: [], events: [] } as unknown as Update;
      return { t: 'update', update: honest };
    };
    const findings = (message: ServerMessage): string[] => searchFor(0).message(message);
    const other = (): readonly number[] => truth.states[at()]!.players[2]!.hand;

    it('and finds nothing in an honest one', () => {
      expect(findings(update(() => undefined))).toEqual([]);
    });
    it('the whole state instead of a view', () => {
      const found = findings(update((view) => Object.assign(view, game.view(truth.states[at()]!, 'all'))));
      expect(found.join()).toContain('the deck');
      expect(found.join()).toContain('the hand of 2');
      expect(found).toContain('the generator');
    });
    it('one card of another hand', () => {
      const found = findings(update((view) => void ((view.players as { hand: number[] }[])[2]!.hand[0] = other()[0]!)));
      expect(found).toEqual(['the hand of 2 [0]']);
    });
    it('a hand under another name, as words and in another order', () => {
      const names = [...other()].reverse().map((card) => DISTRICTS[card]);
      expect(findings(update((view) => void (view.hint = { maybe: names })))).toEqual(['the hand of 2, somewhere']);
    });
    it('the next cards of the deck', () => {
      const next = truth.states[at()]!.deck.slice(-6).reverse();
      expect(findings(update((view) => void (view.next = next)))).toEqual(['a run of the deck']);
    });
    it('who holds a character that was not called', () => {
      const version = truth.states.findIndex(
        (state) => state.phase === 'turn' && state.holder.some((seat, c) => seat > 0 && c > state.called),
      );
      const state = truth.states[version]!;
      const character = state.holder.findIndex((seat, c) => seat > 0 && c > state.called && c !== state.murdered);
      const view = structuredClone(game.view(state, 0)) as unknown as { holder: number[] };
      view.holder[character] = state.holder[character]!;
      const leak = { t: 'update', update: { version, view, toAct: [], events: [] } } as unknown as ServerMessage;
      expect(findings(leak)).toEqual([`who holds character ${character}`]);
    });
    it('an event that was told to another seat', () => {
      const { event } = truth.told.find(({ to }) => to?.length === 1 && to[0] === 2)!;
      const leak = {
        t: 'update',
        update: { version: at(), view: game.view(truth.states[at()]!, 0), toAct: [], events: [{ number: 1, version: 1, event }] },
      };
      expect(findings(leak as unknown as ServerMessage)).toContain(`an event: ${event.kind}`);
    });
    it('the seed in the body of an answer', () => {
      const table: Partial<TableInfo> = { phase: 'playing', seed: record.seed };
      expect(searchFor(0).text(JSON.stringify(table))).toEqual(['the seed']);
    });
  });
});
