/** What the frame hands to this board: its contract, with the types of The Hanging Gardens. */
import type { BoardProps, ResultProps } from '../../board-kit/contract.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

export type GardensProps = BoardProps<State, Move, Event>;
export type GardensResultProps = ResultProps<State>;
export type { GardensView } from '../rules/state.ts';
