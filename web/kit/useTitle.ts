/** The title of the browser's tab, with how many tables wait. */
import { useEffect } from 'react';

let page = '';
let waiting = 0;

export function useTitle(title: string): void {
  useEffect(() => {
    page = title;
    show();
  }, [title]);
}

export function countInTitle(count: number): void {
  waiting = count;
  show();
}

function show(): void {
  document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${page === '' ? 'Cantiere' : `${page} · Cantiere`}`;
}
