/**
 * One way to touch pieces for all boards. The board gives each piece the name that `Choice.at` has for it; how it looks, what
 * a touch does and what the screen reader hears follow from the choices.
 */
import {
  createContext,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import type { Choice, GameMove, Refusal } from '@cantiere/engine';
import type { BoardProps } from '../contract.ts';
import { shake } from '../motion.ts';
import { PointingContext, useRinged } from '../pointing/lights.ts';
import { nextFor } from '../pointing/pointing.ts';
import { AskingContext } from './asking.ts';
import { afterDrop, carriable, goalsOf } from './carrying.ts';
import { followDrag } from './drag.ts';
import {
  afterTouch,
  endsEarly,
  isWhole,
  lookOfCopy,
  looks,
  refusedAt,
  timesIn,
  touchedFor,
  withHand,
  type Look,
  type AfterTouch,
} from './touching.ts';
import './piece.css';

export interface Touching {
  /** What lies in hand, in the order touched. */
  readonly touched: readonly string[];
  /** What a hint or a lesson says to touch next. */
  readonly pointed?: string | undefined;
  look(place: string, copy?: number): Look;
  /** Why a piece that looks blocked is; undefined for all others. */
  why(place: string): Refusal | undefined;
  /** What is to be read beside a blocked piece. `atOnce`: what makes a whole move is played without asking again. */
  touch(place: string, copy?: number, atOnce?: boolean): Refusal | undefined;
  /** Whether this piece can be dragged to where its next touch is; a blocked one, whether it could if it were not refused. */
  carriable(place: string): boolean;
  /** The piece that hangs on mouse or finger. */
  readonly carried?: Carried | undefined;
  /** Takes it up; undefined: the hand is free again. */
  carry(piece: Carried | undefined): void;
  /** Whether the carried piece can be let go here. */
  isGoal(place: string): boolean;
  /** Shows what letting it go over this goal would do; undefined: it hangs over none. */
  hover(to: string | undefined): void;
  /** Touches both; undefined when the one has nothing to do with the other. */
  drop(from: string, to: string): Refusal | 'done' | undefined;
  /** Takes exactly this in hand. `proposed`: for a move that the board proposes itself, say one that is refused where it lies. */
  hold(touched: readonly string[], proposed?: boolean): void;
  /** Puts everything back. */
  clear(): void;
}

/** One of several alike pieces. */
export interface Carried {
  readonly place: string;
  readonly copy: number;
}

const NOTHING: readonly string[] = [];
const NOWHERE: ReadonlySet<string> = new Set();

type Frame<M extends GameMove> = {
  readonly choices: readonly Choice<M>[];
  readonly draft: M | undefined;
  readonly busy?: boolean;
  propose(move: M | undefined): void;
  play(move: M): void;
} & Pick<BoardProps, 'explain'>;

/** A piece on its way. */
interface Dragged {
  readonly place: string;
  /** What lay in hand before it was taken up. */
  readonly before: readonly string[];
  /** What lies in hand while it hangs over nothing. */
  inHand?: readonly string[];
}

interface Begun<M extends GameMove> {
  readonly among: readonly Choice<M>[];
  readonly touched: readonly string[];
  /** It came to a move that lies in hand. */
  readonly proposed: boolean;
}

/** What was begun holds for the choices it was begun among, and is over when the move it came to is put back. */
const stands = <M extends GameMove>(begun: Begun<M>, choices: readonly Choice<M>[], draft: M | undefined): boolean =>
  begun.among === choices && (draft !== undefined || !begun.proposed);

const unrefused = (choice: Choice): Choice => {
  const { refusal, ...open } = choice;
  return refusal ? open : choice;
};

/** `freely`: what may follow is lit in whatever order it comes. */
export function useTouch<M extends GameMove>(
  { choices, draft, busy, propose, play, explain }: Frame<M>,
  freely = false,
): Touching {
  const [begun, setBegun] = useState<Begun<M>>();
  const touched = touchedFor(choices, draft, begun && stands(begun, choices, draft) ? begun.touched : NOTHING);
  const seen = useMemo(() => looks(choices, touched, freely), [choices, touched, freely]);
  const loose = useMemo(() => carriable(choices, touched), [choices, touched]);
  const stuck = useMemo(() => carriable(choices.map(unrefused), NOTHING), [choices]);
  const [carried, setCarried] = useState<Carried & { readonly before: readonly string[] }>();
  const goals = useMemo(() => (carried ? goalsOf(choices, carried.before, carried.place) : NOWHERE), [choices, carried]);
  const drag = useRef<Dragged>(undefined);
  const towards = useContext(PointingContext)?.towards;
  // A drag lasts over many pictures: whatever is touched is touched in the latest.
  const now = { choices, touched, seen, draft, busy, propose, play, explain };
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const take = (outcome: AfterTouch<M>, atOnce = false): Refusal | 'done' | undefined => {
    const at = latest.current;
    // While my move is on its way nothing can be decided: a second tap would lie in hand at the next position.
    if (outcome === undefined || at.busy) return undefined;
    if ('refusal' in outcome) {
      at.explain(outcome.refusal);
      return outcome.refusal;
    }
    // What gives something up is asked for twice, whatever the button says.
    if (atOnce && isWhole(at.choices, outcome.move) && !endsEarly(at.choices, outcome.move)) {
      at.play(outcome.move);
      return 'done';
    }
    setBegun({ among: at.choices, touched: outcome.touched, proposed: outcome.move !== undefined });
    if (outcome.move !== at.draft) at.propose(outcome.move);
    return 'done';
  };
  return {
    touched,
    pointed: towards && nextFor(choices, towards, touched),
    look: (place, copy = 0) => lookOfCopy(choices, touched, place, copy, seen),
    why: (place) => (seen.get(place) === 'blocked' ? refusedAt(choices, touched, place)?.refusal : undefined),
    touch(place, copy, atOnce = false) {
      const at = latest.current;
      // A button makes its move alone, whatever lies in hand.
      const outcome = atOnce
        ? afterTouch(at.choices, NOTHING, place, copy)
        : afterTouch(at.choices, at.touched, place, copy, at.seen);
      const taken = take(outcome, atOnce);
      return taken === 'done' ? undefined : taken;
    },
    carriable: (place) => (seen.get(place) === 'blocked' ? stuck : loose).has(place),
    carried,
    carry(piece) {
      const before = latest.current.touched;
      drag.current = piece && { place: piece.place, before };
      setCarried(piece && { ...piece, before });
    },
    isGoal: (place) => goals.has(place),
    hover(to) {
      const [at, held] = [latest.current, drag.current];
      if (!held) return;
      // Whatever taking it up left in hand is what it goes back to beside its goals.
      held.inHand ??= at.touched.includes(held.place) ? at.touched : [held.place];
      const outcome = to === undefined ? undefined : afterDrop(at.choices, held.before, held.place, to);
      take(outcome && 'touched' in outcome ? outcome : withHand(at.choices, held.inHand));
    },
    drop: (from, to) => take(afterDrop(latest.current.choices, drag.current?.before ?? latest.current.touched, from, to)),
    hold(these, proposed = false) {
      if (proposed) setBegun({ among: latest.current.choices, touched: these, proposed });
      else take(withHand(latest.current.choices, these));
    },
    clear() {
      setBegun(undefined);
      if (latest.current.draft !== undefined) latest.current.propose(undefined);
    },
  };
}

/** Where there is no table, say in a picture of the end, every piece is plain. */
export const UNTOUCHED: Touching = {
  touched: NOTHING,
  look: () => 'plain',
  why: () => undefined,
  touch: () => undefined,
  carriable: () => false,
  carry: () => undefined,
  isGoal: () => false,
  hover: () => undefined,
  drop: () => undefined,
  hold: () => undefined,
  clear: () => undefined,
};

export const TouchContext = createContext<Touching | undefined>(undefined);
export const useTouching = (): Touching => useContext(TouchContext) ?? UNTOUCHED;

/** What a piece is called and how it looks, for stylesheets, hints and tests. */
export interface PieceLook {
  readonly 'data-at': string;
  readonly 'data-look': Look;
  /** The code of its refusal, while it is blocked. */
  readonly 'data-why'?: string;
  readonly 'data-pointed'?: true;
  readonly 'data-ringed'?: true;
  /** Its name again, while what is carried can be let go here. */
  readonly 'data-goal'?: string;
  /** It hangs on the pointer. */
  readonly 'data-carried'?: true;
  readonly 'aria-description'?: string | undefined;
  /** A touch asks about it and does nothing; `about`: it is what was asked about. */
  readonly 'data-asks'?: 'any' | 'about';
}

export interface PieceProps extends PieceLook {
  readonly 'aria-pressed'?: boolean;
  readonly 'aria-disabled'?: true;
  readonly role?: 'button';
  readonly tabIndex?: 0;
  /** It can be dragged: whoever moves the board leaves it to its finger. */
  readonly 'data-drag'?: true;
  onPointerDown?(event: PointerEvent): void;
  onClick?(event: MouseEvent): void;
  onKeyDown?(event: KeyboardEvent): void;
}

export interface PieceKind {
  /** Which of several alike pieces, from 0. */
  readonly copy?: number | undefined;
  /** A `<button>` has its own role and keys. */
  readonly button?: boolean | undefined;
  /** Plays what it makes at once: for acts that need no second thought and have no picture of what comes. */
  readonly atOnce?: boolean | undefined;
}

/** For a picture of the piece that is too small to be touched: it looks as the piece does. */
export function useLook(place: string, copy = 0): PieceLook {
  const touching = useTouching();
  const words = useContext(PointingContext)?.words;
  const ringed = useRinged(place);
  const why = touching.why(place);
  const { carried } = touching;
  const asking = useContext(AskingContext);
  // Of alike pieces the first that is not in hand.
  const pointed = touching.pointed === place && copy === timesIn(touching.touched, place);
  return {
    'data-at': place,
    'data-look': touching.look(place, copy),
    ...(why && { 'data-why': why.code }),
    ...(ringed && { 'data-ringed': true as const }),
    ...(asking && place !== '' && { 'data-asks': asking.about === place ? ('about' as const) : ('any' as const) }),
    ...(touching.isGoal(place) && { 'data-goal': place }),
    ...(carried?.place === place && carried.copy === copy && { 'data-carried': true as const }),
    ...(pointed && { 'data-pointed': true as const, 'aria-description': words }),
  };
}

/** A place that is no piece itself, but where what is carried may be let go as if it were the piece of this name: a whole lane. */
export function useGoal(place: string): { readonly 'data-goal'?: string } {
  return useTouching().isGoal(place) ? { 'data-goal': place } : {};
}

/** Its name, for the drawing of a piece: while there is nothing to do with it, it is part of the picture and has none. */
export const spokenAs = (look: PieceLook, name: string | undefined): { 'aria-label'?: string | undefined } =>
  look['data-look'] === 'plain' && !look['data-asks'] ? {} : { 'aria-label': name };

/** What makes any element, of the page or of a drawing, the piece of this name. */
export function usePiece(place: string, { copy = 0, button = false, atOnce = false }: PieceKind = {}): PieceProps {
  const touching = useTouching();
  const seen = useLook(place, copy);
  const look = seen['data-look'];
  const asking = useContext(AskingContext);
  if (asking && place !== '') return { ...seen, ...touchable(() => asking.ask(place), button) };
  if (look === 'plain') return seen;
  const touch = (element: Element): void => {
    if (touching.touch(place, copy, atOnce)) void shake(element);
  };
  const drag = (event: PointerEvent): void => {
    const before = touching.touched;
    const element = event.currentTarget;
    followDrag(event, {
      begin() {
        if (look === 'blocked') {
          touch(element);
          return false;
        }
        touching.carry({ place, copy });
        if (look === 'lit') touching.touch(place, copy);
        return true;
      },
      over: (to) => touching.hover(to),
      drop(to, target) {
        const taken = touching.drop(place, to);
        if (taken !== undefined && taken !== 'done') void shake(target);
        return taken === 'done';
      },
      back: () => touching.hold(before),
      end: () => touching.carry(undefined),
    });
  };
  return {
    ...seen,
    ...(!atOnce && { 'aria-pressed': look === 'chosen' }),
    ...(look === 'blocked' && { 'aria-disabled': true as const }),
    ...touchable(touch, button),
    ...(look !== 'blocked' && touching.carriable(place) && { 'data-drag': true as const }),
    ...(touching.carriable(place) && { onPointerDown: (event: PointerEvent) => drag(event) }),
  };
}

/** By mouse, finger and key. */
function touchable(touch: (element: Element) => void, button: boolean): Partial<PieceProps> {
  return {
    onClick: (event) => touch(event.currentTarget),
    ...(!button && {
      role: 'button' as const,
      tabIndex: 0 as const,
      onKeyDown(event) {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        touch(event.currentTarget);
      },
    }),
  };
}
