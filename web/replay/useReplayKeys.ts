/** A replay by keyboard: arrows, Page Up and Page Down, Space, Home, End. Fields, lists and tabs keep their own keys. */
import { useEffect, useRef } from 'react';
import type { Place } from './usePlace.ts';

export function useReplayKeys(place: Place, length: number): void {
  const latest = useRef({ place, length });
  useEffect(() => {
    latest.current = { place, length };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, select, textarea, [role=tab], dialog')) return;
      if (event.key === ' ' && target instanceof Element && target.closest('button, a, summary')) return;
      const act = actFor(event.key, latest.current.place, latest.current.length);
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function actFor(key: string, place: Place, length: number): (() => void) | undefined {
  switch (key) {
    case 'ArrowLeft':
      return () => place.go(place.at - 1);
    case 'ArrowRight':
      return () => place.go(place.at + 1);
    case 'PageUp':
      return () => place.goRound(-1);
    case 'PageDown':
      return () => place.goRound(1);
    case 'Home':
      return () => place.go(0);
    case 'End':
      return () => place.go(length);
    case ' ':
      return () => place.setPlaying(!place.playing);
    default:
      return undefined;
  }
}
