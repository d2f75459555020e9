/** What the frame hands to this board: its contract, with the types of Urban Sprawl. */
import type { BoardProps, News, ResultProps } from '../../board-kit/contract.ts';
import type { Choice } from '@cantiere/engine';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { SprawlView, State } from '../rules/state.ts';

export type { SprawlView };
export type SprawlProps = BoardProps<State, Move, Event>;
export type SprawlResultProps = ResultProps<State>;
export type SprawlNews = News<Event>;
export type Offer = Choice<Move>;
