/** How many tables wait for me, where it can be seen without the page: the tab's title and icon, and the app's icon. */
import { useEffect } from 'react';
import { countInTitle } from '../kit/useTitle.ts';
import { useAsking, useWaiting } from './waiting.ts';

export function useWaitingSigns(): void {
  useAsking();
  const { length } = useWaiting();
  useEffect(() => {
    countInTitle(length);
    drawIcon(length);
    void markApp(length);
  }, [length]);
}

const IS_SVG = 'data:image/svg+xml,';

/** The icon, which stands in the page, with the number on it. */
function drawIcon(count: number): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  link.dataset.plain ??= link.href;
  const plain = decodeURIComponent(link.dataset.plain.slice(IS_SVG.length));
  link.href = IS_SVG + encodeURIComponent(count === 0 ? plain : plain.replace('</svg>', `${badge(count)}</svg>`));
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
