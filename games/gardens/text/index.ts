/** All texts of The Hanging Gardens. */
import { en } from './en.ts';
import { it } from './it.ts';

export const texts = { it, en };
