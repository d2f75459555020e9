/** What the picture needs from the page: the cover, the letters and the colours of the seats, as they are in the light. */
import { findGame } from '@cantiere/games';
import { coverFile } from '../../kit/Cover.tsx';
import type { PictureLook } from './draw.ts';

export async function lookOf(game: string, seats: number, sample: string, number: PictureLook['number']): Promise<PictureLook> {
  const shelved = findGame(game);
  const file = coverFile(game);
  const [cover] = await Promise.all([
    file === undefined ? undefined : loadImage(file),
    ...['700 40px "Fraunces Variable"', '500 20px "Inter Variable"', '700 20px "Inter Variable"'].map((font) =>
      document.fonts.load(font, sample),
    ),
  ]);
  return {
    cover,
    box: shelved?.box ?? { lid: '#4a6572', side: '#33474f', title: '#fdfaf2', halo: '#2c3338' },
    seats: seatsIn(game, seats),
    number,
  };
}

/** A cover that does not come leaves its place to the box's colour. */
function loadImage(src: string): Promise<HTMLImageElement | undefined> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(undefined);
    image.src = src;
  });
}

function seatsIn(game: string, seats: number): PictureLook['seats'] {
  const probe = document.createElement('div');
  probe.dataset.game = game;
  probe.style.colorScheme = 'light';
  probe.hidden = true;
  document.body.append(probe);
  const colour = (value: string): string => {
    probe.style.color = value;
    return getComputedStyle(probe).color;
  };
  const found = Array.from({ length: seats }, (_, seat) => ({
    fill: colour(`var(--p${seat % 7})`),
    edge: '#fff',
  }));
  probe.remove();
  return found;
}
