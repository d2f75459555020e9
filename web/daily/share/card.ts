/** What is told of a day without giving anything away: the place among people, never points, cards, moves or the others' results. */
import type { DealField, FieldColumn, DealRank } from '@cantiere/server/protocol';
import type { Texts } from '../../text/index.ts';
import { ENOUGH, headline } from '../headline.ts';
import type { DailyWords } from '../text.ts';

export type BrickKind = 'passed' | 'me' | 'ahead';

export interface ShareCard {
  readonly game: string;
  /** The day, in words. */
  readonly kicker: string;
  readonly headline: string;
  readonly bricks: readonly BrickKind[];
  /** How the field lies, in no units: 0 to 1 from end to end; where I stand in it. Absent where people are few. */
  readonly curve?: { readonly heights: readonly number[]; readonly me: number };
  readonly name: string | undefined;
  readonly streak: string | undefined;
  readonly dare: string;
}

const TEN = 10;

/** One for each person where they are few; else ten, each for a tenth of the others. */
export function bricksOf({ people, behind, ahead, betterThan }: DealRank): readonly BrickKind[] {
  const few = people < ENOUGH || betterThan === undefined;
  const passed = few ? behind : Math.min(TEN - 1, Math.floor((betterThan * TEN) / 100));
  const before = few ? ahead : TEN - 1 - passed;
  const level = few ? people - 1 - behind - ahead : 0;
  return [
    ...Array.from({ length: passed }, () => 'passed' as const),
    ...Array.from({ length: level + 1 }, () => 'me' as const),
    ...Array.from({ length: before }, () => 'ahead' as const),
  ];
}

interface Wish {
  readonly field: DealField;
  readonly game: string;
  readonly day: string;
  readonly name: string | undefined;
  readonly streak: number | undefined;
}

export function cardOf({ field: { deal, columns }, game, day, name, streak }: Wish, t: Texts, words: DailyWords): ShareCard {
  const { mine } = deal;
  // What is not ranked has a word that says so, and nothing to compare by.
  const standing = mine?.notCounted === undefined ? deal.standing : undefined;
  const curve = standing && standing.people >= ENOUGH ? curveOf(columns, mine?.points ?? 0) : undefined;
  return {
    game,
    kicker: `${t.daily.kicker} · ${day}`,
    headline: headline(standing, mine, t),
    bricks: standing && standing.people > 1 ? bricksOf(standing) : [],
    ...(curve && { curve }),
    name,
    streak: streak !== undefined && streak > 1 ? t.daily.streak(streak) : undefined,
    dare: words.shareDare,
  };
}

/** The shape alone: without numbers nobody learns how many points were made. */
function curveOf(columns: readonly FieldColumn[], me: number): ShareCard['curve'] {
  const least = columns[0]?.points ?? 0;
  const most = columns.at(-1)?.points ?? 1;
  const span = Math.max(1, most - least);
  const width = span / 9;
  const at = Array.from({ length: 81 }, (_, n) => least - span * 0.15 + (span * 1.3 * n) / 80);
  const raw = at.map((p) =>
    columns.reduce((sum, { points, people }) => sum + people * Math.exp(-(((p - points) / width) ** 2) / 2), 0),
  );
  const top = Math.max(...raw);
  return { heights: raw.map((each) => each / top), me: (me - least + span * 0.15) / (span * 1.3) };
}

const SQUARES: Readonly<Record<BrickKind, string>> = { passed: '🟩', me: '🟨', ahead: '⬜' };

/** The same in letters. */
export function cardText({ game, kicker, headline: line, bricks, streak, dare }: ShareCard, address: string): string {
  return [
    `Cantiere · ${kicker}`,
    `${game}: ${line}`,
    bricks.map((kind) => SQUARES[kind]).join(''),
    [streak, dare].filter((each) => each !== undefined).join(' · '),
    address,
  ]
    .filter((each) => each !== '')
    .join('\n');
}
