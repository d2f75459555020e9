/** What the frame hands to this board: its contract, with the types of Capitol. */
import type { BoardProps, ResultProps } from '../../board-kit/contract.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { View } from '@cantiere/engine';

export type CapitolView = View<State>;
export type CapitolProps = BoardProps<State, Move, Event>;
export type CapitolResultProps = ResultProps<State>;
