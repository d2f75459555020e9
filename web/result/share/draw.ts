/** Draws the picture of a finished game, 1200 by 630, on the house's blueprint: the box at the left, who won and why, the points as bars. */
import type { BoxLook } from '@cantiere/games';
import { LOGO_PATHS } from '../../art/Logo.tsx';
import { setTitle } from '../../art/title.ts';
import { markShape } from '../../kit/boardKit.ts';
import type { Card } from './card.ts';

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

export const DISPLAY = '"Fraunces Variable", Fraunces, Georgia, serif';
export const TEXT = '"Inter Variable", Inter, system-ui, sans-serif';
export const LEFT = 432;
export const RIGHT = CARD_WIDTH - 58;
const ROOM = RIGHT - LEFT;
export const GOLD = '#ffd34d';
export const SOFT = '#d6e5f9';

export interface PictureLook {
  readonly cover: CanvasImageSource | undefined;
  readonly box: BoxLook;
  /** The colour of every seat, and of the edge around its mark. */
  readonly seats: readonly { readonly fill: string; readonly edge: string }[];
  number(value: number): string;
}

export type Pen = CanvasRenderingContext2D;

export function drawCard(pen: Pen, card: Card, look: PictureLook): void {
  ground(pen);
  head(pen, card);
  box(pen, card.game, look);
  let y = 168;
  pen.fillStyle = SOFT;
  pen.font = `600 30px ${DISPLAY}`;
  pen.fillText(card.game, LEFT, y);
  y += 66;
  pen.fillStyle = '#fff';
  pen.font = shrunk(pen, card.headline, 62, (size) => `700 ${size}px ${DISPLAY}`);
  pen.fillText(fit(pen, card.headline, ROOM), LEFT, y);
  pen.font = `500 23px ${TEXT}`;
  pen.fillStyle = SOFT;
  y += 46;
  for (const line of lines(pen, card.sentence, ROOM, 3)) {
    pen.fillText(line, LEFT, y);
    y += 32;
  }
  standings(pen, card, look, y + 6);
}

/** The blueprint. */
export function ground(pen: Pen): void {
  const fill = pen.createLinearGradient(0, 0, CARD_WIDTH * 0.3, CARD_HEIGHT);
  fill.addColorStop(0, '#2a62ab');
  fill.addColorStop(1, '#173f74');
  pen.fillStyle = fill;
  pen.fillRect(0, 0, CARD_WIDTH, CARD_HEIGHT);
  for (let at = 0; at <= CARD_WIDTH; at += 20) {
    pen.fillStyle = at % 100 === 0 ? 'rgb(255 255 255 / 0.1)' : 'rgb(255 255 255 / 0.045)';
    pen.fillRect(at, 0, 1, CARD_HEIGHT);
    if (at <= CARD_HEIGHT) pen.fillRect(0, at, CARD_WIDTH, 1);
  }
}

/** The house's name, and a word at the right. */
export function head(pen: Pen, { date }: Pick<Card, 'date'>): void {
  pen.save();
  pen.translate(56, 38);
  pen.strokeStyle = '#fff';
  pen.fillStyle = '#fff';
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.lineWidth = 2.5;
  pen.stroke(new Path2D(LOGO_PATHS.crane));
  pen.lineWidth = 1.7;
  pen.stroke(new Path2D(LOGO_PATHS.tower));
  pen.fill(new Path2D(LOGO_PATHS.house));
  pen.restore();
  pen.fillStyle = '#fff';
  pen.font = `700 33px ${DISPLAY}`;
  pen.fillText('Cantiere', 108, 71);
  pen.fillStyle = SOFT;
  pen.font = `500 21px ${TEXT}`;
  pen.textAlign = 'right';
  pen.fillText(date, RIGHT, 70);
  pen.textAlign = 'left';
}

/** The box as it stands on the shelf: lid, side, cover, title. 240 by 300, half as large again. */
export function box(pen: Pen, title: string, { cover, box: look }: Pick<PictureLook, 'cover' | 'box'>): void {
  pen.save();
  pen.translate(58, 130);
  pen.scale(1.27, 1.27);
  pen.shadowColor = 'rgb(8 20 44 / 0.5)';
  pen.shadowBlur = 26;
  pen.shadowOffsetY = 12;
  pen.fillStyle = look.side;
  pen.fill(new Path2D('M0 15L14 0H254V286L240 301H0z'));
  pen.shadowColor = 'transparent';
  pen.fillStyle = look.lid;
  pen.fill(new Path2D('M0 15L14 0H254L240 15z'));
  pen.translate(0, 15);
  pen.fillStyle = look.halo;
  pen.fillRect(0, 0, 240, 300);
  if (cover) pen.drawImage(cover, 0, 0, 240, 300);
  pen.strokeStyle = look.title;
  pen.globalAlpha = 0.5;
  pen.strokeRect(6.5, 6.5, 227, 287);
  pen.globalAlpha = 1;
  const set = setTitle(title, look.caps ?? false);
  pen.font = `780 ${set.size}px ${DISPLAY}`;
  pen.letterSpacing = `${set.spacing}px`;
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  pen.lineWidth = set.size * 0.16;
  for (const line of set.lines) {
    pen.globalAlpha = 0.55;
    pen.strokeStyle = look.halo;
    pen.strokeText(line.text, 120 + set.spacing / 2, line.y);
    pen.globalAlpha = 1;
    pen.fillStyle = look.title;
    pen.fillText(line.text, 120 + set.spacing / 2, line.y);
  }
  pen.restore();
}

function standings(pen: Pen, { rows }: Card, { seats, number }: PictureLook, top: number): void {
  const bottom = CARD_HEIGHT - 52;
  const step = Math.min(54, (bottom - top) / rows.length);
  const size = Math.min(24, step * 0.56);
  const most = Math.max(1, ...rows.map(({ points }) => points));
  const barFrom = LEFT + 300;
  const barRoom = RIGHT - 78 - barFrom;
  // They stand on the foot of the picture, as the box does.
  const first = bottom - step * rows.length + step * 0.7;
  for (const [n, { seat, rank, name, points }] of rows.entries()) {
    const y = first + n * step;
    pen.font = `${rank === 1 ? 700 : 500} ${size}px ${TEXT}`;
    pen.fillStyle = rank === 1 ? GOLD : SOFT;
    pen.fillText(String(rank), LEFT, y);
    mark(pen, seat, seats[seat % seats.length], LEFT + 30, y - size * 0.84, size);
    pen.fillStyle = '#fff';
    pen.fillText(fit(pen, name, 300 - 88), LEFT + 40 + size, y);
    pen.fillStyle = 'rgb(255 255 255 / 0.16)';
    pen.fillRect(barFrom, y - size * 0.62, barRoom, size * 0.44);
    pen.fillStyle = rank === 1 ? GOLD : '#a9c8f0';
    pen.fillRect(barFrom, y - size * 0.62, barRoom * Math.max(0, points / most), size * 0.44);
    pen.textAlign = 'right';
    pen.fillStyle = '#fff';
    pen.font = `700 ${size * 1.15}px ${DISPLAY}`;
    pen.fillText(number(points), RIGHT, y);
    pen.textAlign = 'left';
  }
}

function mark(
  pen: Pen,
  seat: number,
  colours: PictureLook['seats'][number] | undefined,
  x: number,
  y: number,
  size: number,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 20, size / 20);
  const shape = new Path2D(markShape(seat));
  pen.fillStyle = colours?.fill ?? '#fff';
  pen.strokeStyle = colours?.edge ?? '#fff';
  pen.lineWidth = 1.6;
  pen.fill(shape);
  pen.stroke(shape);
  pen.restore();
}

/** The largest size from this down in which the text has room, in steps. */
export function shrunk(pen: Pen, text: string, from: number, font: (size: number) => string): string {
  for (let size = from; size > 30; size -= 2) {
    pen.font = font(size);
    if (pen.measureText(text).width <= ROOM) return font(size);
  }
  return font(30);
}

export function fit(pen: Pen, text: string, room: number): string {
  if (pen.measureText(text).width <= room) return text;
  let shown = text;
  while (shown.length > 1 && pen.measureText(`${shown}…`).width > room) shown = shown.slice(0, -1).trimEnd();
  return `${shown}…`;
}

function lines(pen: Pen, text: string, room: number, most: number): readonly string[] {
  const out: string[] = [];
  for (const word of text.split(' ')) {
    const last = out.at(-1);
    if (last !== undefined && pen.measureText(`${last} ${word}`).width <= room) out[out.length - 1] = `${last} ${word}`;
    else out.push(word);
  }
  return out.length <= most ? out : [...out.slice(0, most - 1), fit(pen, out.slice(most - 1).join(' '), room)];
}
