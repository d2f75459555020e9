/** The words of the operator's desk. They come with the page, not with the frame. */
import type { InEveryLanguage } from '@cantiere/engine';
import { en } from './words/en.ts';
import { it, type DeskTexts } from './words/it.ts';

export type { DeskTexts };
export const deskWords: InEveryLanguage<DeskTexts> = { it, en };
