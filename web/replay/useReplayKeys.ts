/** A replay by keyboard: arrows, Page Up and Page Down, Space, Home, End. Fields, lists and tabs keep their own keys. */
import { useEffect, useRef } from 'react';
import type { ReplayCursor } from './useReplayCursor.ts';

export function useReplayKeys(cursor: ReplayCursor, length: number): void {
  const latest = useRef({ cursor, length });
  useEffect(() => {
    latest.current = { cursor, length };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, select, textarea, [role=tab], dialog')) return;
      if (event.key === ' ' && target instanceof Element && target.closest('button, a, summary')) return;
      const act = actFor(event.key, latest.current.cursor, latest.current.length);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function actFor(key: string, cursor: ReplayCursor, length: number): (() => void) | undefined {
  switch (key) {
    case 'ArrowLeft':
      return () => cursor.go(cursor.at - 1);
    case 'ArrowRight':
      return () => cursor.go(cursor.at + 1);
    case 'PageUp':
      return () => cursor.goRound(-1);
    case 'PageDown':
      return () => cursor.goRound(1);
    case 'Home':
      return () => cursor.go(0);
    case 'End':
      return () => cursor.go(length);
    case ' ':
      return () => cursor.setPlaying(!cursor.playing);
    default:
      return undefined;
  }
}
