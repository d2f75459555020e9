/** The title of the browser's tab, with how many tables wait. */
import { useEffect } from 'react';
import { houseName, useHouse } from '../house/house.ts';

let page = '';
let house = houseName(undefined);
let waiting = 0;

export function useTitle(title: string): void {
  const name = houseName(useHouse());
  useEffect(() => {
    page = title;
    house = name;
    show();
  }, [title, name]);
}

export function countInTitle(count: number): void {
  waiting = count;
  show();
}

function show(): void {
  document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${page === '' ? house : `${page} · ${house}`}`;
}
