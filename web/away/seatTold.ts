/** Whether this browser's person was told that a guest's seat lives in it: once, and remembered when they say so. */
import { makeStore, useStore } from '../kit/store.ts';

const KEY = 'cantiere.seat-told';

const told = makeStore(read());

export const useSeatTold = (): boolean => useStore(told);

export function seatWasTold(): void {
  told.set(true);
  try {
    localStorage.setItem(KEY, 'yes');
  } catch {
    // told again at the next visit, then
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
