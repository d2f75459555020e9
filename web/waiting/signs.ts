/** How many tables wait for me, where it can be seen without the page: the tab's title and icon, and the app's icon. */
import { useEffect } from 'react';
import { countInTitle } from '../kit/useTitle.ts';
import { useAsking, useWaiting } from './waiting.ts';

export function useWaitingSigns(): void {
  useAsking();
  const { length } = useWaiting();
  useEffect(() => {
    countInTitle(length);
    void drawIcon(length);
    void markApp(length);
  }, [length]);
}

let drawing: Promise<string> | undefined;
let wanted = 0;

/** The favicon with the number on it. The drawing itself is fetched once. */
async function drawIcon(count: number): Promise<void> {
  wanted = count;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  link.dataset.plain ??= link.href;
  if (count === 0) {
    link.href = link.dataset.plain;
    return;
  }
  drawing ??= fetch(link.dataset.plain).then((response) => response.text());
  const plain = await drawing.catch(() => (drawing = undefined));
  if (plain === undefined || wanted !== count) return;
  link.href = `data:image/svg+xml,${encodeURIComponent(plain.replace('</svg>', `${badge(count)}</svg>`))}`;
}

function badge(count: number): string {
  const words = count > 9 ? '9+' : String(count);
  return (
    '<circle cx="44" cy="20" r="20" fill="#b3372f" stroke="#fff" stroke-width="3"/>' +
    `<text x="44" y="30" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="700" font-size="${words.length > 1 ? 24 : 29}" fill="#fff">${words}</text>`
  );
}

/** The installed app's icon, where the system has such marks. */
async function markApp(count: number): Promise<void> {
  try {
    if (!('setAppBadge' in navigator)) return;
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge());
  } catch {
    // Not installed, or the system shows no marks.
  }
}
