/** Every card's drawing, from the file of its name: it stands centred on x = 0 with its foot on y = 0. */
import { drawingOf, type Drawing } from '../../../../board-kit/drawing.tsx';

const FILES = import.meta.glob<string>('./*.svg', { eager: true, query: '?raw', import: 'default' });

export const DRAWINGS: ReadonlyMap<string, Drawing> = new Map(
  Object.entries(FILES).map(([path, file]) => [path.slice('./'.length, -'.svg'.length), drawingOf(file)]),
);
