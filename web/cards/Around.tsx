/** What a game's drawings of cards share, around them. */
import type { ReactNode } from 'react';
import type { Gallery } from '@cantiere/games/board-kit';

export function Around({ gallery, children }: { readonly gallery: Gallery; readonly children: ReactNode }) {
  const Shared = gallery.Around;
  return Shared ? <Shared>{children}</Shared> : children;
}
