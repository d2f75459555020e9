/** The texts in every language. */
import type { GameTexts, InEveryLanguage } from '@cantiere/engine';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import type { State } from '../rules/state.ts';
import { en } from './en.ts';
import { it } from './it.ts';

export const texts: InEveryLanguage<GameTexts<State, Move, Event>> = { it, en };
