/**
 * Plays any game by touching the pieces on its board, knowing of them nothing but that they are lit: presses one after the
 * other, at a point where a finger would really hit it, and confirms what becomes of it. Seeded, so that a game that went
 * wrong can be played again.
 */
import type { Page } from 'playwright-core';
import { pick, quickChance, below, type Chance } from '@cantiere/engine';
import { PATIENCE } from './people.ts';

/** What the page shows of the move in hand. */
interface Seen {
  /** The position, as the frame numbers it. */
  readonly version: string;
  /** Names of pieces that can be touched: on the board, or in the sheet that lies over it. */
  readonly lit: readonly string[];
  readonly chosen: readonly string[];
  /** How many pictures are lit and chosen: of three alike cards one more may be taken without any name coming or going. */
  readonly pictures: readonly [lit: number, chosen: number];
  readonly sheet: boolean;
  /** Closed tabs of the board: more of it lies behind them. */
  readonly tabs: number;
  /** The confirm button: there is none, it waits for more, or it can be pressed. */
  readonly confirm: 'none' | 'waits' | 'ready';
  /** My move is on its way. */
  readonly sending: boolean;
}

interface Wish {
  /** By fingers, on a phone. */
  readonly touch?: boolean;
  readonly seed?: number;
  /** Looks on at each of my turns, before anything is touched. */
  readonly onTurn?: (version: string) => Promise<void>;
}

/** So many touches without a move are a mistake of the board. */
const MOST_TOUCHES = 60;
/** A touch shows what it does at once; this is for a slow machine. */
const SOON = 5_000;
/** So long a press may take to show what it did, before it is made again; what is on its way is waited for. */
const AGAIN = 1_500;
/** So often may a piece move away under the finger. */
const MOST_TRIES = 3;
/** One time in so many another tab is opened, though something can be touched in this one. */
const LOOK_ELSEWHERE = 6;
const TABS = '.board-area [role=tab]';
const CLOSED_TABS = `${TABS}[aria-selected=false]`;

export class TouchPlayer {
  readonly page: Page;
  /** Every name that was touched, and how often. */
  readonly touched = new Map<string, number>();
  /** What looked lit but could not be hit anywhere: a mistake of the board. */
  readonly unreached = new Set<string>();
  moves = 0;
  readonly #touch: boolean;
  readonly #chance: Chance;
  readonly #onTurn: Wish['onTurn'];

  constructor(page: Page, { touch = false, seed = 1, onTurn }: Wish = {}) {
    this.page = page;
    this.#touch = touch;
    this.#chance = quickChance(seed);
    this.#onTurn = onTurn;
  }

  /** The names of what can be touched now, sorted: behind whichever tab of the board it lies. */
  async lit(): Promise<string[]> {
    const names = new Set((await this.#see()).lit);
    const tabs = this.page.locator(TABS);
    for (let tab = 0; tab < (await tabs.count()); tab++) {
      await tabs.nth(tab).dispatchEvent('click');
      for (const at of (await this.#see()).lit) names.add(at);
    }
    return [...names].sort();
  }

  /** Puts back whatever lies in hand. */
  async putsBack(): Promise<void> {
    if ((await this.#see()).chosen.length === 0) return;
    await this.page.keyboard.press('Escape');
    await this.#until(({ chosen }) => chosen.length === 0);
  }

  async playToTheEnd(): Promise<void> {
    while ((await this.playOne()) !== 'over');
  }

  /** Waits for my turn and makes one move. */
  async playOne(): Promise<'moved' | 'over'> {
    if ((await this.#myTurn()) === 'over') return 'over';
    const { version } = await this.#see();
    await this.#onTurn?.(version);
    for (let touches = 0; touches < MOST_TOUCHES; touches++) {
      const seen = await this.#see();
      if (seen.version !== version) return this.#moved(); // what was touched played at once
      if (seen.sending) {
        // Whatever is touched now would lie in hand next turn.
        await this.#until((now) => !now.sending || now.version !== version, PATIENCE);
        continue;
      }
      const more = seen.lit.filter((at) => !this.unreached.has(at));
      if (seen.confirm === 'ready' && (more.length === 0 || below(this.#chance, 4) > 0)) {
        await this.#press('[data-confirm]');
        // A button that has only just come takes no press for a moment: whoever was too quick presses again.
        if (await this.#until((now) => now.version !== version, AGAIN)) return this.#moved();
      } else if (seen.tabs > 0 && below(this.#chance, more.length > 0 ? LOOK_ELSEWHERE : 1) === 0) await this.#openTab(seen);
      else if (more.length > 0) await this.#touchPiece(this.#anyOf(more), seen);
      else await this.#back(seen);
    }
    throw new Error(`No move in ${MOST_TOUCHES} touches: ${JSON.stringify(await this.#see())}`);
  }

  #moved(): 'moved' {
    this.moves++;
    return 'moved';
  }

  async #myTurn(): Promise<'mine' | 'over'> {
    const asked = this.#touch ? '.phone-bar.asked' : '.choice-list:not(.busy)';
    await this.page
      .locator(`${asked}, .score-sheet`)
      .first()
      .waitFor({ timeout: 2 * PATIENCE });
    return (await this.page.locator('.score-sheet').isVisible()) ? 'over' : 'mine';
  }

  /** Each kind of piece has the same chance, however many there are of it: a hand of cards does not drown out the rest. */
  #anyOf(names: readonly string[]): string {
    const kind = pick(this.#chance, [...new Set(names.map(kindOf))]);
    return pick(
      this.#chance,
      names.filter((at) => kindOf(at) === kind),
    );
  }

  async #touchPiece(at: string, before: Seen): Promise<void> {
    const was = signOf(before);
    // What lies beyond the edge of a map comes into sight as it does for the keyboard.
    let point =
      (await this.#stillPointOn(at)) ?? ((await this.page.evaluate(focusOn, at)) ? await this.#stillPointOn(at) : undefined);
    for (let tries = 0; point && tries < MOST_TRIES; tries++) {
      this.touched.set(at, (this.touched.get(at) ?? 0) + 1);
      if (this.#touch) await this.page.touchscreen.tap(point.x, point.y);
      else await this.page.mouse.click(point.x, point.y);
      // It is chosen, plays, opens the sheet in which it is to be touched, or puts something else back.
      if (await this.#until((seen) => signOf(seen) !== was)) return;
      // On a busy machine a board may settle between look and touch: whoever missed what moved touches again.
      const now = await this.#stillPointOn(at);
      if (now?.x === point.x && now.y === point.y) {
        const hit = await this.page.evaluate(whatLiesAt, point);
        throw new Error(`Touching ${at} at ${point.x},${point.y} did nothing: ${was}; hit ${hit}`);
      }
      point = now;
    }
    if (point) throw new Error(`${at} could not be caught in ${MOST_TRIES} tries`);
    if (await this.#closesShow()) return;
    // Unless it has gone meanwhile, nobody could touch it.
    if ((await this.#see()).lit.includes(at)) this.unreached.add(at);
  }

  async #openTab({ tabs }: Seen): Promise<void> {
    const tab = this.page.locator(CLOSED_TABS).nth(below(this.#chance, tabs));
    await (this.#touch ? tab.tap() : tab.click());
  }

  /** A board that has just changed may still settle: a camera fits the map anew, a bar grows by a line. */
  async #stillPointOn(at: string): Promise<ReturnType<typeof pointOn>> {
    const end = Date.now() + SOON;
    let point = await this.page.evaluate(pointOn, at);
    for (;;) {
      await this.page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(drawn)))),
      );
      const now = await this.page.evaluate(pointOn, at);
      if ((now?.x === point?.x && now?.y === point?.y) || Date.now() > end) return now;
      point = now;
    }
  }

  /** Where movement is unwanted the end of a show stays over the board until it is closed. */
  async #closesShow(): Promise<boolean> {
    const closing = this.page.locator('[data-reveal] button').first();
    if (!(await closing.isVisible())) return false;
    await (this.#touch ? closing.tap() : closing.click());
    await closing.waitFor({ state: 'hidden' });
    return true;
  }

  /** Nothing can be touched: what lies over the board is closed, what lies in hand goes back. */
  async #back(seen: Seen): Promise<void> {
    if (seen.sheet) await this.page.keyboard.press('Escape');
    else if ((await this.page.locator('.button.clear').count()) > 0) await this.#press('.button.clear');
    await this.#until((now) => signOf(now) !== signOf(seen));
  }

  async #until(condition: (seen: Seen) => boolean, patience = SOON): Promise<boolean> {
    const end = Date.now() + patience;
    do {
      if (condition(await this.#see())) return true;
      await this.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
    } while (Date.now() < end);
    return false;
  }

  #press(selector: string): Promise<void> {
    const target = this.page.locator(selector).first();
    return this.#touch ? target.tap() : target.click();
  }

  #see(): Promise<Seen> {
    return this.page.evaluate(lookAround, CLOSED_TABS);
  }
}

const kindOf = (at: string): string => at.split(':', 1)[0] ?? at;

/** What tells one moment of a decision from the next. */
const signOf = ({ version, chosen, confirm, sheet, lit, pictures }: Seen): string =>
  JSON.stringify([version, chosen, confirm, sheet, lit, pictures]);

/** Runs in the page. */
function lookAround(closedTabs: string): Seen {
  const sheet = document.querySelector('dialog[open]');
  const showing = (look: string, within: ParentNode): Element[] => [...within.querySelectorAll(`[data-at][data-look=${look}]`)];
  const namesOf = (pieces: Element[]): string[] => [...new Set(pieces.map((piece) => piece.getAttribute('data-at') ?? ''))];
  const lit = showing('lit', sheet ?? document);
  const chosen = showing('chosen', document);
  const confirm = document.querySelector('[data-confirm]');
  return {
    version: document.querySelector('.table-screen')?.getAttribute('data-version') ?? '',
    lit: namesOf(lit),
    chosen: namesOf(chosen),
    pictures: [lit.length, chosen.length],
    sheet: sheet !== null,
    tabs: sheet ? 0 : document.querySelectorAll(closedTabs).length,
    confirm: !confirm ? 'none' : confirm.getAttribute('aria-disabled') === 'true' ? 'waits' : 'ready',
    sending: document.querySelector('.sending') !== null,
  };
}

/** Runs in the page. */
export function focusOn(at: string): boolean {
  const piece = document.querySelector<HTMLElement | SVGElement>(`[data-at="${CSS.escape(at)}"][data-look=lit]`);
  piece?.focus({ preventScroll: true });
  return piece !== null && document.activeElement === piece;
}

/**
 * Runs in the page: where a finger hits this piece. Of several pictures of it, one that can be hit is enough; one that is too
 * small for a finger lies in a button that opens it at a size that is not.
 */
export function pointOn(at: string): { x: number; y: number } | undefined {
  const within: ParentNode = document.querySelector('dialog[open]') ?? document;
  const pieces = [...within.querySelectorAll(`[data-at="${CSS.escape(at)}"][data-look=lit]`)];
  const parts = [0.5, 0.3, 0.7, 0.1, 0.9];
  const hits = (isHit: (piece: Element, hit: Element) => boolean): { x: number; y: number } | undefined => {
    for (const piece of pieces) {
      piece.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = piece.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      for (const down of parts) {
        for (const along of parts) {
          const x = left + width * along;
          const y = top + height * down;
          const hit = document.elementFromPoint(x, y);
          if (hit && isHit(piece, hit)) return { x, y };
        }
      }
    }
    return undefined;
  };
  return (
    hits((piece, hit) => piece.contains(hit)) ??
    hits((_, hit) => hit.closest('button, [role=button]') !== null && hit.closest('[data-at]') === null)
  );
}

/** Runs in the page: what a finger hits there now, from the innermost outwards. */
function whatLiesAt({ x, y }: { x: number; y: number }): string {
  const lying: string[] = [];
  for (let element = document.elementFromPoint(x, y); element && lying.length < 4; element = element.parentElement) {
    lying.push(`${element.tagName}.${element.getAttribute('class') ?? ''}[${element.getAttribute('data-at') ?? ''}]`);
  }
  return lying.join(' < ');
}
