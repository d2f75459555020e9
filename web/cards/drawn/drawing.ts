/**
 * A card drawn with other components than the page's own. The modules of a game hold their components as constants from the moment
 * they are evaluated, so the drawing has a frame of its own: it lays the components ready, then loads the game, and everything in
 * it, pictures and sentences, follows them. This is what page and frame say to each other.
 */
import type { Language } from '@cantiere/engine';
import type { GalleryField } from '@cantiere/games/board-kit';

export const toDrawn = (game: string): string => `/drawn/${encodeURIComponent(game)}`;
export const readDrawn = (path: string): string | undefined => /^\/drawn\/([\w-]+)$/u.exec(path)?.[1];

/** From the page: what to draw. */
export interface ToDraw {
  readonly draw: { readonly data: object; readonly card: string; readonly language: Language };
}

/** From the frame: that it waits, or what it has drawn, in words and size. */
export type FromFrame =
  | { readonly waits: true }
  | { readonly drawn: { readonly fields: readonly GalleryField[]; readonly width: number; readonly height: number } }
  | { readonly broken: true };

export const isToDraw = (said: unknown): said is ToDraw => typeof said === 'object' && said !== null && 'draw' in said;
export const isFromFrame = (said: unknown): said is FromFrame =>
  typeof said === 'object' && said !== null && ('waits' in said || 'drawn' in said || 'broken' in said);
