/** Draws the picture of a day, 1200 by 630: the box, how one placed, the shape of the field, a course of bricks. */
import {
  box,
  CARD_HEIGHT,
  DISPLAY,
  fit,
  GOLD,
  ground,
  head,
  LEFT,
  RIGHT,
  shrunk,
  SOFT,
  TEXT,
  type PictureLook,
  type Pen,
} from '../../result/share/draw.ts';
import type { BrickKind, ShareCard } from './card.ts';

export function drawDay(pen: Pen, card: ShareCard, look: Pick<PictureLook, 'cover' | 'box'>): void {
  ground(pen);
  head(pen, { date: card.kicker });
  box(pen, card.game, look);
  pen.fillStyle = '#fff';
  pen.font = `600 40px ${DISPLAY}`;
  pen.fillText(fit(pen, card.game, RIGHT - LEFT), LEFT, 160);
  pen.font = shrunk(pen, card.headline, 78, (size) => `700 ${size}px ${DISPLAY}`);
  pen.fillText(fit(pen, card.headline, RIGHT - LEFT), LEFT, 238);
  if (card.curve) curve(pen, card.curve, card.name);
  else if (card.name !== undefined) {
    pen.font = `650 28px ${TEXT}`;
    pen.fillStyle = GOLD;
    pen.fillText(fit(pen, card.name, RIGHT - LEFT), LEFT, 292);
  }
  bricks(pen, card.bricks, card.curve ? 484 : 372);
  pen.font = `500 22px ${TEXT}`;
  pen.fillStyle = SOFT;
  if (card.streak !== undefined) pen.fillText(card.streak, LEFT, CARD_HEIGHT - 48);
  pen.font = `650 22px ${TEXT}`;
  pen.fillStyle = GOLD;
  pen.textAlign = 'right';
  pen.fillText(card.dare, RIGHT, CARD_HEIGHT - 48);
  pen.textAlign = 'left';
}

function curve(pen: Pen, { heights, me }: NonNullable<ShareCard['curve']>, name: string | undefined): void {
  const width = RIGHT - LEFT;
  const base = 448;
  const tall = 148;
  const x = (share: number): number => LEFT + share * width;
  const trace = (until: number): void => {
    pen.beginPath();
    for (const [n, height] of heights.entries()) {
      const share = n / (heights.length - 1);
      if (share > until) break;
      const [px, py] = [x(share), base - height * tall];
      if (n === 0) pen.moveTo(px, py);
      else pen.lineTo(px, py);
    }
  };
  trace(me);
  pen.lineTo(x(me), base);
  pen.lineTo(LEFT, base);
  pen.closePath();
  pen.fillStyle = 'rgb(255 255 255 / 0.2)';
  pen.fill();
  trace(1);
  pen.strokeStyle = '#a9c8f0';
  pen.lineWidth = 3;
  pen.stroke();
  pen.fillStyle = '#a9c8f0';
  pen.fillRect(LEFT, base, width, 2);
  pen.fillStyle = GOLD;
  pen.fillRect(x(me) - 2, base - tall - 22, 4, tall + 22);
  pen.font = `750 18px ${TEXT}`;
  const words = name === undefined ? '' : fit(pen, name, 200);
  const flag = name === undefined ? 34 : pen.measureText(words).width + 34;
  const left = x(me) + flag > RIGHT;
  pen.save();
  pen.translate(x(me), base - tall - 22);
  if (left) pen.scale(-1, 1);
  pen.fill(new Path2D(`M0 0h${flag}l-9 13l9 13h${-flag}z`));
  pen.restore();
  pen.fillStyle = '#123263';
  pen.fillText(words, left ? x(me) - flag + 18 : x(me) + 14, base - tall - 3);
}

const FILL: Readonly<Record<BrickKind, string>> = { passed: '#2f8152', me: '#d8a531', ahead: 'rgb(255 255 255 / 0.12)' };

/** Told apart by shape as well: mine has a dot, those ahead are hollow. */
function bricks(pen: Pen, kinds: readonly BrickKind[], y: number): void {
  const [wide, high] = [58, 28];
  for (const [n, kind] of kinds.entries()) {
    const x = LEFT + n * (wide + 6);
    pen.beginPath();
    pen.roundRect(x, y, wide, high, 4);
    pen.fillStyle = FILL[kind];
    pen.fill();
    if (kind === 'ahead') {
      pen.strokeStyle = '#a9c8f0';
      pen.lineWidth = 1.5;
      pen.stroke();
      continue;
    }
    pen.fillStyle = 'rgb(255 255 255 / 0.3)';
    pen.fillRect(x + 4, y + 4, wide - 8, 2);
    if (kind !== 'me') continue;
    pen.beginPath();
    pen.arc(x + wide / 2, y + high / 2, 4, 0, Math.PI * 2);
    pen.fillStyle = '#fff';
    pen.fill();
  }
}
