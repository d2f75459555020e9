/**
 * An evening with friends, five browsers, nobody to ask for help: the lobby is changed twice, a guest loses the cookie and comes
 * back, one vanishes and a bot plays on, words are written while the server is down, one leaves for good and somebody takes
 * over; everybody finishes, and the rematch is rated. At the end no word is missing.
 */
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Locator } from 'playwright-core';
import type { GameMove, GameRecord } from '@cantiere/engine';
import { en } from '../web/text/en.ts';
import { it as italian } from '../web/text/it.ts';
import { violations } from './kit/axe.ts';
import { playFast } from './kit/fast.ts';
import { PATIENCE, Person, type TableSetup } from './kit/people.ts';
import { ListPlayer, type Policy } from './kit/player.ts';
import { setStage } from './kit/stage.ts';

const MINUTE = 60_000;
const stage = setStage();
let table: string;

/** Whatever comes first: what is played does not matter tonight. */
const first: Policy = (rows) => rows.find(({ blocked }) => !blocked);

/** Somebody at the table, with the hand that plays for them on their page. */
class Friend {
  readonly name: string;
  readonly person: Person;
  readonly hand: ListPlayer;
  readonly phone: boolean;

  constructor(name: string, person: Person, phone: boolean) {
    this.name = name;
    this.person = person;
    this.phone = phone;
    this.hand = new ListPlayer(person.page, first, phone);
  }

  static async arrive(name: string, wish: TableSetup = {}): Promise<Friend> {
    return new Friend(name, await stage.arrives(wish), wish.phone === true);
  }

  get page() {
    return this.person.page;
  }

  get t() {
    return this.person.texts;
  }

  button(name: string, within: Locator = this.page.locator('body')): Locator {
    return within.getByRole('button', { name, exact: true });
  }

  /** Opens the link that was sent round, sits down and writes their name. */
  async sits(): Promise<void> {
    await this.person.goesTo(`/t/${table}`);
    await this.button(this.t.lobby.sitAny, this.page.locator('.start-bar')).click();
    await this.button(this.t.lobby.stand).waitFor();
    await this.page.getByLabel(this.t.lobby.name, { exact: true }).fill(this.name);
    await this.page.keyboard.press('Enter');
  }

  async saysYes(to: RegExp): Promise<void> {
    await this.page.locator('.change-panel li', { hasText: to }).waitFor();
    await this.button(this.t.lobby.agree).click();
    await this.page.locator('.change-panel').waitFor({ state: 'detached' });
  }

  /** The papers beside the board, or on a phone in the drawer over it. */
  async papers(tab: 'chat' | 'log'): Promise<void> {
    if (this.phone && !(await this.page.locator('.drawer').isVisible())) {
      await this.page.locator('.table-header .head-button').last().click();
    }
    await this.page.locator(`#tab-${tab}`).click();
  }

  async closesPapers(): Promise<void> {
    if (this.phone) await this.page.locator('.drawer-close').click();
  }

  async writes(words: string): Promise<void> {
    await this.papers('chat');
    await this.page.locator('.chat form input').fill(words);
    await this.page.keyboard.press('Enter');
  }

  async says(words: string): Promise<void> {
    await this.writes(words);
    await this.line(words).waitFor();
    await this.closesPapers();
  }

  line(words: string): Locator {
    return this.page.locator('.chat-lines p:not(.unsent)', { hasText: words });
  }

  async people(): Promise<Locator> {
    if (this.phone) {
      await this.page.locator('.table-header .head-button').last().click();
      await this.button(this.t.clock.people, this.page.locator('.drawer-foot')).click();
    } else await this.button(this.t.clock.people, this.page.locator('.table-header')).click();
    return this.page.locator('.table-dialog');
  }

  /** What the log tells of somebody, in the reader's language. */
  async reads(...words: readonly (string | RegExp)[]): Promise<void> {
    await this.papers('log');
    let told = this.page.locator('.log li');
    for (const each of words) told = told.filter({ hasText: each });
    await told.first().waitFor();
    await this.closesPapers();
  }
}

let ada: Friend;
let bea: Friend;
let carlo: Friend;
let dino: Friend;
let elsa: Friend;
/** Everything that was written tonight, in its order. */
const written: string[] = [];
const everybody: Friend[] = [];
/** Whoever sat where and played with their own hand, in turn. */
const hands: { readonly seat: string; readonly hand: ListPlayer }[] = [];

/** Who looks at the table over and over keeps to a pace: the server lets a session ask 300 times a minute. */
const LOOK = { timeout: PATIENCE, interval: 500 };

beforeAll(async () => {
  ada = await Friend.arrive('Ada', { width: 1440, height: 900 });
  bea = await Friend.arrive('Bea', { language: 'it', phone: true });
  carlo = await Friend.arrive('Carlo');
  dino = await Friend.arrive('Dino');
  elsa = await Friend.arrive('Elsa');
  everybody.push(ada, bea, carlo, dino, elsa);
  for (const { name, hand } of [ada, bea, carlo, dino]) hands.push({ seat: name, hand });
  hands.push({ seat: 'Dino', hand: elsa.hand }); // who takes over from him
  for (const { person, name } of [ada, elsa]) {
    await person.becomes(name);
    await person.post('/api/account', { email: `${name.toLowerCase()}@example.org`, password: 'un castello di carte' });
  }
});

/** A page complains where something went wrong, at the station where it did; the server's death tonight is meant. */
afterEach(() => {
  const expected = /ERR_CONNECTION|WebSocket connection/;
  for (const { name, person } of everybody) {
    const said = person.complaints.splice(0).filter((text) => !expected.test(text));
    expect(said, `what the page of ${name} complains of`).toEqual([]);
  }
});

async function says(who: Friend, words: string): Promise<void> {
  await who.says(words);
  written.push(words);
}

/** Whoever of these the game waits for. */
async function asked(here: readonly Friend[]): Promise<Friend> {
  let waited: Friend | undefined;
  const look = async (): Promise<boolean> => {
    const { seats, toAct } = await ada.person.seesInfo(table);
    const names = toAct.map((seat) => seats[seat]).flatMap((info) => (info?.kind === 'person' ? [info.name] : []));
    waited = here.find(({ name }) => names.includes(name));
    return waited !== undefined;
  };
  await expect.poll(look, LOOK).toBe(true);
  return waited!;
}

/** Those who are here play on, one move at a time, until it is this person's turn. */
async function untilAsked(whom: Friend, here: readonly Friend[]): Promise<void> {
  for (let next = await asked(here); next !== whom; next = await asked(here)) await next.hand.playOne();
}

async function playRound(here: readonly Friend[]): Promise<void> {
  for (let moves = 0; moves < here.length; moves++) await (await asked(here)).hand.playOne();
}

/** Where these moves stand one after the other; -1 where they do not. */
function runOf(played: readonly GameMove[], all: readonly GameMove[], from: number): number {
  const words = all.map((move) => JSON.stringify(move));
  const wanted = played.map((move) => JSON.stringify(move));
  return words.findIndex((_, at) => at >= from && wanted.every((word, n) => words[at + n] === word));
}

async function isThere(name: string): Promise<boolean> {
  const { seats } = await ada.person.seesInfo(table);
  return seats.some((info) => info.kind === 'person' && info.name === name && info.present);
}

describe('an evening of five', () => {
  it('begins in the lobby, which is changed twice; whoever sits says yes to each', async () => {
    const { page } = ada;
    await ada.person.goesTo('/new/gardens');
    await page.getByRole('radio', { name: en.fresh.preset.evening.name }).check();
    for (const seats = page.locator('.seat-count output'); !(await seats.innerText()).startsWith('3');) {
      await page.getByRole('button', { name: en.fresh.fewer }).click();
    }
    await page.getByRole('button', { name: en.fresh.open }).click();
    await page.locator('.lobby').waitFor();
    table = new URL(page.url()).pathname.split('/')[2] ?? '';
    await bea.sits();
    await carlo.sits();
    for (const name of ['Bea', 'Carlo']) await page.locator('.lobby-seat.person', { hasText: name }).waitFor();

    // Dino comes too: one seat more.
    await ada.button(en.lobby.addSeat).click();
    await bea.saysYes(new RegExp(`${italian.lobby.fact.seats}.*4`, 's'));
    await carlo.saysYes(new RegExp(`${en.lobby.fact.seats}.*4`, 's'));
    await dino.sits();

    // And tiles that everybody sees.
    await ada
      .button(en.lobby.change(en.fresh.options))
      .or(ada.button(en.lobby.change('Opponents’ tiles')))
      .click();
    const paper = page.getByRole('dialog');
    await paper.getByLabel('Opponents’ tiles').selectOption('Tracked: they stay in sight');
    await ada.button(en.lobby.save, paper).click();
    await paper.waitFor({ state: 'detached' });
    await page.getByText(en.lobby.waitYes('Bea, Carlo, and Dino', false)).waitFor();
    expect(await violations(carlo.page)).toEqual([]);
    await bea.saysYes(/Tessere degli avversari.*In vista/s);
    for (const guest of [carlo, dino]) await guest.saysYes(/Opponents’ tiles.*Tracked/s);
    await page.locator('.lobby-seat.asks').waitFor({ state: 'detached' });
  });

  it('brings a guest without a cookie back by the link they kept', async () => {
    const keep = bea.page.locator('.keep-seat');
    await bea.button(italian.away.keepMake, keep).click();
    const link = await keep.getByLabel(italian.away.keepLabel).inputValue();
    await keep.scrollIntoViewIfNeeded();
    await ada.button(en.lobby.start).click();
    const seated = [ada, bea, carlo, dino];
    await Promise.all(seated.map(({ page }) => page.locator('.table-screen').waitFor()));
    await playRound(seated);

    // The phone forgets everything: to the table she is a stranger, until she opens her link.
    await bea.page.evaluate(() => localStorage.clear());
    await bea.person.context.clearCookies();
    await bea.page.reload();
    await bea.page.locator('.table-screen').waitFor();
    await bea.people().then((people) => people.waitFor());
    expect(await bea.button(italian.clock.leave).count()).toBe(0);
    await bea.page.goto('about:blank');
    await bea.page.goto(link);
    // Nothing has happened yet: she is asked first, and may have been anybody.
    await bea.page.getByRole('heading', { name: italian.away.backTitle('Bea') }).waitFor();
    expect(await violations(bea.page)).toEqual([]);
    expect(await isThere('Bea')).toBe(false);
    await bea.button(italian.away.backYes('Bea')).click();
    await bea.page.locator('.table-screen').waitFor();
    await says(bea, 'sono di nuovo qui');
    await ada.papers('chat');
    await ada.line('sono di nuovo qui').filter({ hasText: 'Bea' }).waitFor();
    await playRound(seated);
  });

  it('lets a bot play on for somebody who vanished, when those who are here agree', async () => {
    const seated = [ada, bea, carlo, dino];
    await untilAsked(carlo, seated);
    const his = await carlo.person.context.storageState();
    await carlo.person.leaves();
    await expect.poll(() => isThere('Carlo'), LOOK).toBe(false);
    await stage.server.later(11 * MINUTE);
    for (const [who, words] of [
      [ada, 'where is Carlo?'],
      [dino, 'no idea'],
      [bea, 'niente telefono'],
    ] as const)
      await says(who, words);
    for (const { page } of [ada, bea, dino]) await page.locator('.prompt-away', { hasText: 'Carlo' }).waitFor();
    await bea.button(italian.away.proposeYes).click();
    const vote = ada.page.locator('.away-panel', { hasText: en.away.title });
    await vote.waitFor();
    expect(await violations(ada.page)).toEqual([]);
    await ada.button(en.away.agree, vote).click();
    for (const { page } of [ada, bea, dino])
      await page.locator('.clock-strip li', { hasText: 'Carlo' }).locator('small', { hasText: /bot/i }).waitFor();
    await ada.reads('Carlo', '11 min');
    await playRound([ada, bea, dino]);

    carlo = await Friend.arrive('Carlo');
    everybody.push(carlo);
    hands.push({ seat: 'Carlo', hand: carlo.hand });
    await carlo.person.context.addCookies(his.cookies);
  });

  it('keeps a line and a move that are made while the server is down', async () => {
    await untilAsked(ada, [ada, bea, dino]);
    await stage.server.kill();
    await Promise.all([ada, dino].map(({ page }) => page.locator('.line-lost').first().waitFor()));
    await dino.writes('I have to go after this one');
    written.push('I have to go after this one');
    await dino.page.locator('.chat .unsent', { hasText: en.away.waiting }).waitFor();
    await ada.hand.choose();
    await ada.page.locator('[data-confirm]:not([aria-disabled=true])').click();
    await ada.page.locator('.sending').waitFor();
    await stage.server.restart();
    await ada.page.locator('.sending').waitFor({ state: 'detached' });
    await dino.page.locator('.chat .unsent').waitFor({ state: 'detached' });
    for (const who of [ada, bea]) {
      await who.papers('chat');
      await who.line('I have to go after this one').waitFor();
      await who.closesPapers();
    }
    await playRound([ada, bea, dino]);
  });

  it('gives the seat of somebody who leaves for good to a newcomer, by everybody’s consent', async () => {
    const dialog = await dino.people();
    await dino.button(en.clock.leave, dialog).click();
    await dino.button(en.clock.leaveYes, dialog).click();
    await ada.reads('Dino', /leaves/);
    await elsa.person.goesTo(`/t/${table}`);
    const people = await elsa.people();
    await people.getByRole('button', { name: en.clock.takeSeatOf('').trim() }).click();
    await elsa.page.locator('[data-ask="seat"]').waitFor();
    for (const who of [ada, bea]) {
      const asked = who.page.locator('[data-ask="seat"]', { hasText: 'Elsa' });
      await asked.waitFor();
      await who.button(who.t.clock.agree, asked).click();
    }
    await elsa.page.locator('[data-ask="seat"]').waitFor({ state: 'detached' });
    await ada.reads('Elsa', 'takes the seat of');
    await says(elsa, 'good evening');

    // Carlo found his telephone: he opens the table, and the bot gives way.
    await carlo.person.goesTo(`/t/${table}`);
    await carlo.page.locator('.table-screen').waitFor();
    await ada.reads('Carlo', en.clock.back({ seat: 0 }).at(-1) as string);
    await says(carlo, 'sorry, the battery');
    // Both have played with their own hands before the end comes quickly.
    const seated = [ada, bea, carlo, elsa];
    for (const newcomer of [carlo, elsa]) {
      await untilAsked(newcomer, seated);
      await newcomer.hand.playOne();
    }
  });

  it('is finished by everybody, with every move and every word in its place', async () => {
    const seated = [ada, bea, carlo, elsa];
    const { seats } = await ada.person.seesInfo(table);
    const sits = seats.map((seat) => (seat.kind === 'open' ? '' : seat.name === 'Elsa' ? 'Dino' : seat.name));
    const byHand = hands.map(({ seat, hand }) => ({ seat: sits.indexOf(seat), played: [...hand.played] }));
    await Promise.all(seated.map(({ person }) => playFast(person, table)));
    // Whoever looks again is at the end at once, without being shown each move on the way.
    await Promise.all(seated.map(({ page }) => page.reload()));
    await Promise.all(seated.map(({ page }) => page.locator('.score-sheet').waitFor()));
    for (const { page } of seated) {
      await page.locator('.result-chat .chat-lines p').first().waitFor();
      const lines = await page.locator('.result-chat .chat-lines p').allInnerTexts();
      expect(written.map((words) => lines.filter((line) => line.includes(words)).length)).toEqual(written.map(() => 1));
    }

    // What each of them chose on their page is what the seat played, in that order; whatever a bot played lies between.
    const { moves } = await ada.person.get<GameRecord>(`/api/tables/${table}/record`);
    for (const seat of sits.keys()) {
      const turns = byHand.filter((each) => each.seat === seat).map(({ played }) => played);
      const [first = [], ...later] = turns;
      const all = moves.filter((each) => each.seat === seat).map(({ move }) => move);
      expect(
        turns.every((played) => played.length > 0),
        sits[seat],
      ).toBe(true);
      expect(all.slice(0, first.length), sits[seat]).toEqual(first);
      let from = first.length;
      for (const played of later) {
        const at = runOf(played, all, from);
        expect(at, `${sits[seat]}: ${JSON.stringify(played)} in ${JSON.stringify(all.slice(from))}`).toBeGreaterThanOrEqual(from);
        from = at + played.length;
      }
    }
  });

  it('ends with a rematch of people alone, which is rated and shows what it changed', async () => {
    await ada.button(en.result.rematch).click();
    await ada.page.locator('.lobby').waitFor();
    const again = new URL(ada.page.url()).pathname.split('/')[2] ?? '';
    expect(again).not.toBe(table);
    const others = [bea, carlo, elsa];
    for (const { page, t } of others) await page.getByText(t.result.toRematch).click();
    // With the last of them the game begins.
    const seated = [ada, ...others];
    await expect.poll(async () => (await ada.person.seesInfo(again)).phase, LOOK).toBe('playing');
    await Promise.all(seated.map(({ page }) => page.locator('.table-header .fair-mark').first().waitFor()));
    await Promise.all(seated.map(({ person }) => playFast(person, again)));
    await Promise.all(seated.map(({ page }) => page.reload()));
    for (const { page } of seated) await page.locator('.score-sheet .rating-change').nth(3).waitFor();
    expect(await violations(bea.page)).toEqual([]);
  });
});
