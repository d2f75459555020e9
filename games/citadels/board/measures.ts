/** How the board divides the space it is given: heights of its rows, sizes of its cards. */
import { modeIn, type Mode } from '../../board-kit/mode.ts';
import { within, type Size } from '../../board-kit/size.ts';

export interface Measures extends Size {
  readonly mode: Mode;
  /** A low window: calls at the left, hand at the right, the city between them as high as the window. */
  readonly columned: boolean;
  /** The others are chips of two lines. */
  readonly chips: boolean;
  /** The small parts: a phone, or a low window. */
  readonly compact: boolean;
  readonly gap: number;
  readonly calendar: number;
  /** One row of opponents' panels; the columns they stand in. */
  readonly panel: number;
  readonly columns: number;
  /** A panel is tall enough for a skyline whose tags stand in two rows. */
  readonly skylines: boolean;
  /** My character and hand, and the width of a card in it. */
  readonly hand: number;
  readonly card: number;
  /** The line of actions or of the preview, on a phone. */
  readonly strip: number;
  readonly city: number;
}

/** Width of a card to its height. */
export const CARD_SHAPE = 146 / 198;

interface Needs {
  readonly opponents: number;
  readonly lastRound: boolean;
  /** Characters are being chosen: their cards need the room. */
  readonly draft: boolean;
}

/** Panels stand beside each other as long as each has this much. */
const PANEL = 160;

export function measure(width: number, height: number, { opponents, lastRound, draft }: Needs): Measures {
  const mode = modeIn({ width, height });
  const banner = lastRound ? 30 : 0;
  if (mode === 'sideways' || (mode === 'short' && !draft)) return inColumns({ width, height, mode }, opponents, draft);
  if (mode === 'short') return lowDraft({ width, height, mode }, opponents);
  const compact = width < 700;
  const plain = { width, height, mode, columned: false, chips: false };
  if (compact) {
    const gap = 6;
    const wide = Math.floor(width / PANEL);
    const columns = wide > 3 ? Math.min(wide, Math.max(1, opponents)) : opponents === 4 ? 2 : Math.min(3, Math.max(1, opponents));
    const rows = Math.ceil(opponents / columns);
    const calendar = 56;
    const strip = 46;
    const panel = rows === 1 ? within(76, height * 0.19, 140) : within(74, height * 0.142, 112);
    const taken = calendar + strip + rows * panel + (rows - 1) * gap + 4 * gap + 2 * gap + banner;
    const hand = draft ? within(136, (height - taken) * 0.46, 160) : within(132, (height - taken) * 0.6, 212);
    return {
      ...plain,
      compact,
      gap,
      calendar,
      panel,
      columns,
      skylines: columns === 1 || panel >= (width / columns < PANEL ? 113 : 94),
      hand,
      strip,
      card: Math.round((hand - 16) * CARD_SHAPE),
      city: Math.max(84, height - taken - hand),
    };
  }
  const gap = height < 700 ? 8 : 10;
  const calendar = within(78, height * 0.128, 104);
  const panel = within(126, height * 0.212, 176);
  const hand = within(176, height * 0.272, 236);
  return {
    ...plain,
    compact,
    gap,
    calendar,
    panel,
    columns: Math.max(1, opponents),
    skylines: true,
    hand,
    strip: 0,
    card: Math.round((hand - 12) * CARD_SHAPE),
    city: height - calendar - panel - hand - 5 * gap - banner,
  };
}

type Low = Size & { readonly mode: Mode };

/** More chips than this stand in two rows. */
const CHIPS_IN_A_ROW = 3;

function inColumns(low: Low, opponents: number, draft: boolean): Measures {
  const roomy = low.mode === 'short';
  const rows = opponents > CHIPS_IN_A_ROW ? 2 : 1;
  const panel = rows === 2 ? 38 : 44;
  return {
    ...low,
    columned: true,
    chips: true,
    compact: true,
    gap: roomy ? 8 : 6,
    calendar: roomy ? 66 : 56,
    panel,
    columns: Math.max(1, Math.ceil(opponents / rows)),
    skylines: false,
    // The column of my cards: two beside each other, one while the draft needs the room.
    hand: draft ? 112 : roomy ? 272 : low.width < 760 ? 206 : 220,
    card: draft ? 92 : roomy ? 118 : low.width < 760 ? 88 : 95,
    strip: roomy ? 54 : 50,
    city: low.height - rows * panel - 30,
  };
}

/** Characters are chosen in a low window: chips, the offer, then city and hand beside each other. */
function lowDraft(low: Low, opponents: number): Measures {
  const rows = opponents > CHIPS_IN_A_ROW ? 2 : 1;
  const panel = rows === 2 ? 38 : 46;
  const hand = within(140, low.height * 0.29, 160);
  return {
    ...low,
    columned: false,
    chips: true,
    compact: false,
    gap: 8,
    calendar: 0,
    panel,
    columns: Math.max(1, Math.ceil(opponents / rows)),
    skylines: false,
    hand,
    card: Math.round((hand - 14) * CARD_SHAPE),
    strip: 0,
    city: hand,
  };
}
