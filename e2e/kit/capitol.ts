/** How the tests play Capitol: the list's policy for a whole game, and hands on the board itself. */
import type { Locator } from 'playwright-core';
import type { Person } from './people.ts';
import type { Policy, Row } from './player.ts';

/** What to do first, when it can be done. A pass comes when no building can be placed, no roof set, no floor laid. */
const ORDER = ['PLAY_PERMIT', 'permit', 'PLAY_ROOF', 'roof', 'PASS', 'pass', 'BID', 'PLACE_FOUNTAIN', 'fountain'];
const LATER = ['PLACE_MONUMENT', 'monument', 'DRAW', 'STOP_DRAWING'];

/** The group's own name stands first in its path. */
const placeOf = ({ kind, name }: Row): number =>
  [...ORDER, ...LATER].indexOf(kind === 'fold' ? (name.split('/')[0] ?? '') : name);

/** Of what is alike the last: permits, the third deck, are what lets one build. */
export const quickCapitol: Policy = (rows) =>
  rows.filter((row) => !row.blocked && placeOf(row) >= 0).sort((a, b) => placeOf(a) - placeOf(b) || b.at - a.at)[0];

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

  /** Puts the first so many cards of the hand above the senator; says which. */
  async composes(count: number): Promise<string[]> {
    await this.asked();
    await this.at('.cap-my-bid').waitFor();
    const cards = await this.at('.cap-cards [data-card]').evaluateAll((all) =>
      all.map((card) => card.getAttribute('data-card') ?? ''),
    );
    const bid = cards.slice(0, count);
    for (const card of bid) await this.press(`.cap-cards button:has([data-card="${card}"])`);
    return bid;
  }

  async offersNothing(): Promise<void> {
    await this.closesReveal();
    await this.asked();
    await this.at('.cap-my-bid').waitFor();
    await this.press('[data-at="do:bid"]');
    await this.confirm();
  }

  /** With little movement the outcome of an auction stays until it is closed. */
  async closesReveal(): Promise<void> {
    if (await this.at('[data-goon]').isVisible()) await this.press('[data-goon]');
  }
}
