/**
 * Plays a game through the choice list alone, as a keyboard, a screen reader or a thumb would. Knows nothing of a game's
 * rules: what can be done stands on the page.
 */
import type { Locator, Page } from 'playwright-core';
import type { GameMove } from '@cantiere/engine';
import { PATIENCE } from './people.ts';

/** A row of the list: a move, or a folded group of them. */
export interface ListRow {
  readonly kind: 'move' | 'fold';
  /** Type of the move, or the group's path. */
  readonly name: string;
  readonly move?: GameMove;
  readonly blocked: boolean;
  /** Its place among all rows of the list. */
  readonly at: number;
}

/** Which row to take; undefined is a mistake of the test. */
export type Policy = (rows: readonly ListRow[]) => ListRow | undefined;

const ROWS = '.choice-list [data-choice], .choice-list [data-folded]';
/** A choice that shows no effect for so long was made on a list that went away meanwhile. */
const RENEWED = 10_000;
/** The list waits for me, or the game has ended. */
const MY_TURN_OR_END = '.choice-list:not(.busy), .score-sheet';

export class ListPlayer {
  readonly page: Page;
  readonly policy: Policy;
  readonly touch: boolean;
  /** How many things to pick where none has to be. */
  readonly extra: number;
  /** Every move confirmed, in order. */
  readonly played: GameMove[] = [];

  constructor(page: Page, policy: Policy, touch = false, extra = 0) {
    this.page = page;
    this.policy = policy;
    this.touch = touch;
    this.extra = extra;
  }

  async playToTheEnd(): Promise<void> {
    while ((await this.playOne()) !== 'over');
  }

  /** Waits for my turn and makes one move. */
  async playOne(): Promise<'moved' | 'over'> {
    if ((await this.myTurn()) === 'over') return 'over';
    const list = await this.page.locator('.choice-list').elementHandle();
    await this.choose();
    await this.press(this.page.locator('[data-confirm]:not([aria-disabled=true])'));
    // Each position has a list of its own: the old one goes when the move has been played.
    await this.page.waitForFunction((old) => !old?.isConnected, list, { timeout: PATIENCE });
    return 'moved';
  }

  async myTurn(): Promise<'mine' | 'over'> {
    const sign = this.touch ? '.phone-bar.asked, .score-sheet' : MY_TURN_OR_END;
    await this.page
      .locator(sign)
      .first()
      .waitFor({ timeout: 2 * PATIENCE });
    if (await this.page.locator('.score-sheet').isVisible()) return 'over';
    if (this.touch && (await this.page.locator('.choice-list').count()) === 0) await this.page.locator('.all-choices').tap();
    await this.page.locator('.choice-list:not(.busy)').waitFor();
    return 'mine';
  }

  /** Opens groups and picks until a complete move is chosen; does not confirm it. */
  async choose(): Promise<GameMove> {
    for (;;) {
      const rows = await rowsOf(this.page);
      const row = this.policy(rows);
      if (!row)
        throw new Error(`Nothing to choose: ${rows.map(({ name, blocked }) => name + (blocked ? ' (no)' : '')).join(', ')}`);
      const button = this.page.locator(ROWS).nth(row.at);
      await this.press(button);
      if (row.kind === 'fold') {
        await this.page.locator('.choice-back').waitFor();
        continue;
      }
      if (!row.move) throw new Error(`A row without a move: ${row.name}`);
      if (!(await this.pickWhatIsMissing())) continue;
      this.played.push(row.move);
      return row.move;
    }
  }

  /** A move that wants several things picked takes the first until it can be confirmed. False when the list was renewed under the finger. */
  private async pickWhatIsMissing(): Promise<boolean> {
    const ready = this.page.locator('[data-confirm]:not([aria-disabled=true])');
    const open = this.page.locator('[data-pick]:not(:checked):not([aria-disabled=true])');
    const chosen = ready.or(open.first()).first().waitFor({ timeout: RENEWED });
    if (
      !(await chosen.then(
        () => true,
        () => false,
      ))
    )
      return false;
    for (let more = this.extra; more > 0 && (await open.count()) > 0; more--) await this.press(open.first());
    while (!(await ready.isVisible())) await this.press(open.first());
    return true;
  }

  private press(target: Locator): Promise<void> {
    return this.touch ? target.tap() : target.click();
  }
}

/** Whoever is asked first; all wait at their own page. */
export function nextToMove(players: readonly ListPlayer[]): Promise<ListPlayer> {
  return Promise.any(players.map((player) => player.myTurn().then(() => player)));
}

export async function rowsOf(page: Page): Promise<ListRow[]> {
  const rows = await page.locator(ROWS).evaluateAll((buttons) =>
    buttons.map((button) => {
      const { choice, move, folded } = (button as HTMLElement).dataset;
      const closed = button.closest('details:not([open])') !== null;
      const blocked = button.getAttribute('aria-disabled') === 'true' || button.closest('.shut') !== null || closed;
      return { name: choice ?? folded ?? '', json: move, fold: folded !== undefined, blocked };
    }),
  );
  return rows.map(({ name, json, fold, blocked }, at) => ({
    kind: fold ? 'fold' : 'move',
    name,
    blocked,
    at,
    ...(json !== undefined && { move: JSON.parse(json) as GameMove }),
  }));
}
