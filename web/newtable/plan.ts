/** A table that is being planned: what each preset sets, and what was changed since. Pure. */
import { LEVELS, isLevel, type BotLevel } from '@cantiere/bots/levels';
import type { GameMeta, Options } from '@cantiere/engine';
import type { NewTable, Terms } from '@cantiere/server/protocol';
import { GENTLE } from '../clock/gentle.ts';
import { aMoveADay } from '../clock/usualTime.ts';
import { USUAL_LEVEL, usualOpponents } from '../home/usual.ts';

export const PRESETS = ['quick', 'evening', 'daily'] as const;
export type Preset = (typeof PRESETS)[number];

/** Who is meant to sit on the seats beside mine. */
export type Companion = 'friend' | BotLevel;

/** Who finds the table, and what those who watch may see and read. */
export interface Watching {
  readonly listed: boolean;
  readonly friends: boolean;
  readonly spectators: boolean;
  readonly delay: number;
  readonly openChat: boolean;
}

export interface TablePlan {
  readonly preset: Preset;
  readonly players: number;
  /** One for every other seat that the game can have; those beyond `players` are waiting their turn. */
  readonly guests: readonly Companion[];
  /** Only what differs from the game's own defaults. */
  readonly options: Options;
  readonly terms: Terms;
  readonly watching: Watching;
  /** Against bots alone: with a coach, in this browser, as training. */
  readonly coach: boolean;
}

export const USUAL_WATCHING: Watching = { listed: false, friends: false, spectators: true, delay: 0, openChat: true };

export function termsOf(preset: Preset): Terms {
  const usual = { whenOut: 'standIn', standIn: USUAL_LEVEL, friendly: false, help: false, rated: true } as const;
  return { ...usual, time: preset === 'quick' ? { kind: 'none' } : preset === 'evening' ? GENTLE : aMoveADay() };
}

export function planFor(preset: Preset, { id, players: { max } }: GameMeta): TablePlan {
  return {
    preset,
    players: usualOpponents(id) + 1,
    guests: Array.from({ length: max - 1 }, () => (preset === 'quick' ? USUAL_LEVEL : 'friend')),
    options: {},
    terms: termsOf(preset),
    watching: USUAL_WATCHING,
    coach: false,
  };
}

/** Another preset: it sets seats and clock anew, and keeps how many play, which variants, and who may watch. */
export function withPreset(plan: TablePlan, preset: Preset, meta: GameMeta): TablePlan {
  const { players, options, watching, coach } = plan;
  return { ...planFor(preset, meta), players, options, watching, coach };
}

export const seated = ({ guests, players }: TablePlan): readonly Companion[] => guests.slice(0, players - 1);

export const onlyBots = (plan: TablePlan): boolean => seated(plan).every((guest) => guest !== 'friend');

export function botsOf(plan: TablePlan): NonNullable<NewTable['bots']> {
  return seated(plan).flatMap((guest, n) => (guest === 'friend' ? [] : [{ seat: n + 1, level: guest }]));
}

/** How long a game takes with so many people, to five minutes: between the fewest and the most that can play. */
export function minutesWith(minutes: GameMeta['minutes'], { min, max }: GameMeta['players'], players: number): number {
  const share = max === min ? 1 : (players - min) / (max - min);
  return toFive(minutes.min + share * (minutes.max - minutes.min));
}

/** As one says it; the shortest game takes five, not none. */
export const toFive = (minutes: number): number => Math.max(5, Math.round(minutes / 5) * 5);

/** Reads what this browser kept; whatever is not as it should be gives way to the preset's own. */
export function readPlan(kept: unknown, meta: GameMeta): TablePlan | undefined {
  if (!isRecord(kept)) return undefined;
  const preset = PRESETS.find((each) => each === kept.preset);
  if (preset === undefined) return undefined;
  const fresh = planFor(preset, meta);
  const { players, guests, options, terms, watching, coach } = kept;
  const { min, max } = meta.players;
  return {
    ...fresh,
    ...(Number.isInteger(players) && Number(players) >= min && Number(players) <= max && { players: Number(players) }),
    guests: fresh.guests.map((guest, n) => {
      const before: unknown = Array.isArray(guests) ? guests[n] : undefined;
      return before === 'friend' || (typeof before === 'string' && isLevel(before)) ? before : guest;
    }),
    ...(isRecord(options) && Object.values(options).every(isOptionValue) && { options: options as Options }),
    ...(isTerms(terms) && { terms }),
    ...(isWatching(watching) && { watching }),
    ...(typeof coach === 'boolean' && { coach }),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isOptionValue = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);
const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0;

function isTerms(value: unknown): value is Terms {
  if (
    !isRecord(value) ||
    !isRecord(value.time) ||
    ![value.friendly, value.help, value.rated].every((flag) => typeof flag === 'boolean')
  )
    return false;
  const { time, whenOut, standIn } = value;
  if (!LEVELS.some((level) => level === standIn) || (whenOut !== 'standIn' && whenOut !== 'forfeit')) return false;
  if (time.kind === 'live') return [time.bank, time.increment, time.cap].every(isCount);
  if (time.kind !== 'turns') return time.kind === 'none';
  return isCount(time.days) && typeof time.zone === 'string' && (time.quiet === undefined || isRecord(time.quiet));
}

function isWatching(value: unknown): value is Watching {
  if (!isRecord(value)) return false;
  const { listed, friends, spectators, openChat, delay } = value;
  return [listed, friends, spectators, openChat].every((flag) => typeof flag === 'boolean') && isCount(delay);
}
