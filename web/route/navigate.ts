/** Moves between addresses through the browser's own history. */
import { useSyncExternalStore } from 'react';
import { href, pathNow } from './base.ts';

const listeners = new Set<() => void>();
const tellAll = (): void => listeners.forEach((listener) => listener());

window.addEventListener('popstate', tellAll);

export function navigate(to: string, how: 'push' | 'replace' = 'push'): void {
  if (to === here()) return;
  if (how === 'push') history.pushState(null, '', href(to));
  else history.replaceState(null, '', href(to));
  tellAll();
}

function here(): string {
  return pathNow() + location.search + location.hash;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function usePath(): string {
  return useSyncExternalStore(listen, pathNow);
}

export function useHash(): string {
  return useSyncExternalStore(listen, () => location.hash);
}

export function useQuery(): string {
  return useSyncExternalStore(listen, () => location.search);
}
