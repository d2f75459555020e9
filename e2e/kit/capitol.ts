/** How the tests play Capitol: the list's policy for a whole game, and hands on the board itself. */
import type { Locator } from 'playwright-core';
import type { Person } from './people.ts';
import type { Policy, ListRow } from './player.ts';

/** What to do first, when it can be done. A pass comes when no building can be placed, no roof set, no floor laid. */
const ORDER = ['PLAY_PERMIT', 'permit', 'PLAY_ROOF', 'roof', 'PASS', 'pass', 'BID', 'PLACE_FOUNTAIN', 'fountain'];
const LATER = ['PLACE_MONUMENT', 'monument', 'DRAW', 'STOP_DRAWING'];

/** The group's own name stands first in its path. */
const placeOf = ({ kind, name }: ListRow): number =>
  [...ORDER, ...LATER].indexOf(kind === 'fold' ? (name.split('/')[0] ?? '') : name);

/** Of what is alike the last: permits, the third deck, are what lets one build. */
export const quickCapitol: Policy = (rows) =>
  rows.filter((row) => !row.blocked && placeOf(row) >= 0).sort((a, b) => placeOf(a) - placeOf(b) || b.at - a.at)[0];

/** My side of an auction while my bid is being put together. */
const OPEN_BID = '.cap-my-bid .cap-lane[data-state="open"]';
const SOON = 5_000;

/** A person's fingers on the board: taps on a phone, clicks elsewhere. */
export class BoardHands {
  readonly person: Person;
  readonly touch: boolean;

  constructor(person: Person, touch = false) {
    this.person = person;
    this.touch = touch;
  }

  at(selector: string): Locator {
    return this.person.page.locator(selector);
  }

  press(selector: string): Promise<void> {
    const target = this.at(selector).first();
    return this.touch ? target.tap() : target.click();
  }

  /** Asks why not: what is blocked says so when it is pressed. */
  async asksWhy(selector: string): Promise<string> {
    const target = this.at(selector).first();
    await (this.touch ? target.tap({ force: true }) : target.click({ force: true }));
    return (await this.at('.explain').textContent()) ?? '';
  }

  /** Waits until this person is asked. */
  async asked(): Promise<void> {
    await this.at(this.touch ? '.phone-bar.asked' : '.choice-list:not(.busy)').waitFor();
  }

  confirm(): Promise<void> {
    return this.press('[data-confirm]:not([aria-disabled=true])');
  }

  async passes(): Promise<void> {
    await this.asked();
    await this.press('[data-at="do:pass"]');
    await this.confirm();
  }

  /** Waits until a bid is asked for; the outcome of the auction before it is closed first, whenever it comes. */
  async askedToBid(): Promise<void> {
    await this.at(`[data-goon], ${OPEN_BID}`).first().waitFor();
    while (await this.closesReveal()) await this.at(`[data-goon], ${OPEN_BID}`).first().waitFor();
    await this.asked();
  }

  /** Puts the first so many cards of the hand above the senator; says which. */
  async composes(count: number): Promise<string[]> {
    await this.askedToBid();
    const cards = await this.at('.cap-cards [data-card]').evaluateAll((all) =>
      all.map((card) => card.getAttribute('data-card') ?? ''),
    );
    const bid = cards.slice(0, count);
    for (const card of bid) await this.press(`.cap-cards button:has([data-card="${card}"])`);
    return bid;
  }

  async offersNothing(): Promise<void> {
    await this.askedToBid();
    await this.press('.cap-ribbon [data-at=senator]');
    await this.confirm();
    // Sealed, or turned over already: until then this auction still looks like the next one.
    await this.at(OPEN_BID).waitFor({ state: 'hidden' });
  }

  /** With little movement the outcome of an auction stays until it is closed; otherwise it may go by itself under the finger. */
  async closesReveal(): Promise<boolean> {
    const goOn = this.at('[data-goon]');
    if (!(await goOn.isVisible())) return false;
    await (this.touch ? goOn.tap({ timeout: SOON }) : goOn.click({ timeout: SOON })).catch(() => undefined);
    return true;
  }
}
