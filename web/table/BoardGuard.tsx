/** A board that fails to draw must not stop the game: the choice list still plays it, and the next position tries again. */
import type { ReactNode } from 'react';
import { Guard } from '../kit/Guard.tsx';
import { useTexts } from '../text/index.ts';

export function BoardGuard({ version, children }: { readonly version: number; readonly children: ReactNode }) {
  const t = useTexts();
  return (
    <Guard version={version} instead={<p className="board-broken">{t.lost.broken}</p>}>
      {children}
    </Guard>
  );
}
