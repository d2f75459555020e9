/** The line around a set of squares as an SVG path in units of one square: set in a little, corners rounded. */
import type { Square } from '../../rules/moves.ts';
import { squareKey } from './layers.ts';

interface Edge {
  readonly from: Square;
  readonly dx: number;
  readonly dy: number;
}

/** Every side with nothing beyond it, walked with the squares on the right hand. */
function sides(squares: readonly Square[]): Map<string, Edge[]> {
  const inside = new Set(squares.map(squareKey));
  const edges = new Map<string, Edge[]>();
  const add = (x: number, y: number, dx: number, dy: number): void => {
    const key = squareKey({ x, y });
    const known = edges.get(key) ?? [];
    known.push({ from: { x, y }, dx, dy });
    edges.set(key, known);
  };
  for (const { x, y } of squares) {
    if (!inside.has(squareKey({ x, y: y - 1 }))) add(x, y, 1, 0);
    if (!inside.has(squareKey({ x: x + 1, y }))) add(x + 1, y, 0, 1);
    if (!inside.has(squareKey({ x, y: y + 1 }))) add(x + 1, y + 1, -1, 0);
    if (!inside.has(squareKey({ x: x - 1, y }))) add(x, y + 1, 0, -1);
  }
  return edges;
}

/** Where two squares touch by a corner only, turn right: the line then stays with its own square. */
function takeNext(edges: Map<string, Edge[]>, at: Square, last: Edge | undefined): Edge | undefined {
  const key = squareKey(at);
  const list = edges.get(key);
  if (list === undefined) return undefined;
  const right = last && list.findIndex(({ dx, dy }) => dx === -last.dy && dy === last.dx);
  const [edge] = list.splice(right !== undefined && right >= 0 ? right : 0, 1);
  if (list.length === 0) edges.delete(key);
  return edge;
}

function loopsOf(squares: readonly Square[]): Edge[][] {
  const edges = sides(squares);
  const loops: Edge[][] = [];
  for (;;) {
    const [first] = edges.values();
    if (first === undefined) return loops;
    const loop: Edge[] = [];
    let edge = takeNext(edges, first[0].from, undefined);
    while (edge !== undefined) {
      loop.push(edge);
      const end = { x: edge.from.x + edge.dx, y: edge.from.y + edge.dy };
      if (squareKey(end) === squareKey(loop[0].from)) break;
      edge = takeNext(edges, end, edge);
    }
    loops.push(loop);
  }
}

export function outline(squares: readonly Square[], inset: number, radius: number): string {
  return loopsOf(squares)
    .map((loop) => {
      const corners = loop.flatMap((edge, i) => {
        const before = loop[(i + loop.length - 1) % loop.length];
        if (before.dx === edge.dx && before.dy === edge.dy) return [];
        const x = edge.from.x + (-before.dy - edge.dy) * inset;
        const y = edge.from.y + (before.dx + edge.dx) * inset;
        return [
          {
            from: [x - before.dx * radius, y - before.dy * radius],
            at: [x, y],
            to: [x + edge.dx * radius, y + edge.dy * radius],
          },
        ];
      });
      return `${corners.map(({ from, at, to }, i) => `${i === 0 ? 'M' : 'L'}${trim(from)}Q${trim(at)} ${trim(to)}`).join('')}Z`;
    })
    .join('');
}

const trim = ([x, y]: readonly number[]): string => `${+x.toFixed(3)} ${+y.toFixed(3)}`;
