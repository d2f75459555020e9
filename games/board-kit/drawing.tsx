/**
 * Drawings kept as .svg files that must stand in the page itself, where the stylesheet reaches every line of them: read with
 * `?raw`. A drawing that needs no more than colours of its surroundings is used by its id: `<use href={`${file}#tavern`} />`.
 */
import type { ComponentType } from 'react';

export interface Drawing {
  /** Of its viewBox. */
  readonly width: number;
  readonly height: number;
  /** Everything inside, in the file's own coordinates. */
  readonly Draw: ComponentType;
}

export function drawingOf(file: string): Drawing {
  const [head, width, height] = /<svg[^>]* viewBox="\S+ \S+ (\S+) (\S+)"[^>]*>/.exec(file) ?? ['', '0', '0'];
  const inside = { __html: file.slice(file.indexOf(head) + head.length, file.lastIndexOf('</svg>')).replace(/>\s+</g, '><') };
  return { width: Number(width), height: Number(height), Draw: () => <g dangerouslySetInnerHTML={inside} /> };
}
