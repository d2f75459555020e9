/** What the frame hands to this board: its contract, with the types of Citadels. */
import type { BoardProps, ResultProps } from '../../board-kit/contract.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import type { View } from '@cantiere/engine';

export type CitadelsView = View<State>;
export type CitadelsProps = BoardProps<State, Move, Event>;
export type CitadelsResultProps = ResultProps<State>;
export type MoveOfType<Type extends Move['type']> = Extract<Move, { readonly type: Type }>;
