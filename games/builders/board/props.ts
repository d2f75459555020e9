/** What the frame hands to this board: its contract, with the types of The Builders. */
import type { BoardProps, ResultProps } from '../../board-kit/contract.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';

export type BuildersProps = BoardProps<State, Move, Event>;
export type BuildersResultProps = ResultProps<State>;
