/** The reveal of sealed bids, card by card for everybody together: what is shown, and when the next step comes. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language, Seat } from '@cantiere/engine';
import type { News, Reveal } from '../../../board-kit/contract.ts';
import { calm, tempo, useNews } from '../../../board-kit/motion.ts';
import { useSkippable } from '../../../board-kit/shows.ts';
import { TILE_KINDS, auctionOf, tileFor } from '../../rules/board.ts';
import { cardOf } from '../../rules/cards.ts';
import type { Event } from '../../rules/events.ts';
import { highestOf } from '../dock/hand.ts';
import type { CapitolProps, CapitolView } from '../props.ts';
import { boardWords } from '../text.ts';

export interface Revealed {
  /** 1 to 3. */
  readonly auction: number;
  readonly tile: number;
  readonly bids: readonly (readonly number[])[];
  readonly amounts: readonly number[];
  /** -1 when nobody bid. */
  readonly winner: number;
}

export interface Tie {
  readonly amount: number;
  /** Everybody who bid that much, the winner too. */
  readonly seats: readonly Seat[];
  readonly by: 'card' | 'seat';
  readonly high: number;
  readonly low: number;
}

export function tieOf({ bids, amounts, winner }: Revealed): Tie | undefined {
  if (winner < 0) return undefined;
  const seats = amounts.flatMap((amount, seat) => (amount === amounts[winner] && bids[seat].length > 0 ? [seat] : []));
  if (seats.length < 2) return undefined;
  const high = highestOf(bids[winner]);
  const low = Math.max(...seats.filter((seat) => seat !== winner).map((seat) => highestOf(bids[seat])));
  return { amount: amounts[winner], seats, by: high > low ? 'card' : 'seat', high, low };
}

/** First cards, second cards, ..., senators; then the tie, if there is one; then the winner. */
export function stepsIn(revealed: Revealed): number {
  return senatorsAt(revealed) + (tieOf(revealed) ? 1 : 0) + 1;
}
export const senatorsAt = ({ bids }: Revealed): number => Math.max(...bids.map((bid) => bid.length)) + 1;

export interface AuctionReveal {
  readonly shown: Revealed;
  /** Steps already shown; all of them at the end. */
  readonly step: number;
  readonly over: boolean;
  finish(): void;
  close(): void;
}

const FIRST_STEP = 450;
const NEXT_STEP = 520;
const AFTER_LAST = 3600;
/** For a slow machine. */
const SLACK = 1500;

/** The bids that these events turn over and what came of them; the last ones, where several auctions are told at once. */
function revealedIn(events: readonly Event[]): Revealed | undefined {
  const at = events.findLastIndex(({ kind }) => kind === 'bidsRevealed');
  const bids = events[at];
  const outcome = events.slice(at + 1).find(({ kind }) => kind === 'auctionWon' || kind === 'tileRemoved');
  if (bids?.kind !== 'bidsRevealed' || (outcome?.kind !== 'auctionWon' && outcome?.kind !== 'tileRemoved')) return undefined;
  return {
    auction: auctionOf(outcome.tile),
    tile: TILE_KINDS.indexOf(outcome.tile.replace(/-\d+$/, '')),
    bids: bids.bids.map((bid) => bid.map(cardOf)),
    amounts: bids.amounts,
    winner: outcome.kind === 'auctionWon' ? outcome.seat : -1,
  };
}

/** The frame waits while the cards are turned over. */
export function show(news: readonly News<Event>[], language: Language): Reveal | undefined {
  const shown = revealedIn(news.map(({ event }) => event));
  return shown && { words: `${boardWords[language].reveal}.`, ms: lengthOf(shown) };
}

export const lengthOf = (shown: Revealed): number => FIRST_STEP + (stepsIn(shown) - 1) * NEXT_STEP + AFTER_LAST;

export function useReveal(
  view: CapitolView,
  news: CapitolProps['news'],
  showing: CapitolProps['revealing'],
): { reveal: AuctionReveal | undefined; review(auction: number): void } {
  const [state, setState] = useState<{ readonly shown: Revealed; readonly step: number; readonly stays: boolean }>();
  useNews(news, ({ event }) => {
    const shown = event.kind === 'bidsRevealed' ? revealedIn(news.map((item) => item.event)) : undefined;
    if (shown) setState({ shown, step: calm() ? stepsIn(shown) : 0, stays: calm() });
  });

  const close = useCallback(() => setState(undefined), []);
  const all = state ? stepsIn(state.shown) : 0;
  useEffect(() => {
    if (!state || (state.step >= all && state.stays)) return;
    const wait = (state.step >= all ? AFTER_LAST : state.step === 0 ? FIRST_STEP : NEXT_STEP) / tempo();
    showing?.stay(wait + SLACK);
    const next = setTimeout(() => setState((now) => (now && now.step < all ? { ...now, step: now.step + 1 } : undefined)), wait);
    return () => clearTimeout(next);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- with each step
  }, [state, all]);

  const over = state !== undefined && state.step >= all;
  // The first touch shows the outcome, the next one puts it away.
  useSkippable(state !== undefined && !state.stays, () =>
    setState((now) => now && (now.step < all ? { ...now, step: all } : undefined)),
  );
  const begun = useRef(false);
  useEffect(() => {
    if (over) showing?.disclose();
    if (!state && begun.current) showing?.over();
    begun.current = state !== undefined;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when the reveal comes to its outcome, and when it goes
  }, [over, state === undefined]);

  return {
    reveal: state && {
      shown: state.shown,
      step: state.step,
      over,
      finish: () => setState({ ...state, step: all }),
      close,
    },
    review(auction) {
      const past = view.auctions[auction - 1];
      if (!past) return;
      const shown = { auction, tile: tileFor(view.round, auction), ...past };
      setState({ shown, step: stepsIn(shown), stays: true });
    },
  };
}
