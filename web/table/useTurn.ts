/** What the position on the screen asks of me: the news that led to it, whether it is my turn, and what I may choose. */
import { useMemo } from 'react';
import type { Choice, GameMove, Language, Refusal } from '@cantiere/engine';
import type { TableInfo } from '@cantiere/server/protocol';
import type { BoardProps } from '../kit/boardKit.ts';
import type { Teaching } from '../learn/school.ts';
import type { ShownPosition } from '../live/playbackQueue.ts';
import { isTableEvent } from '../live/tableEvents.ts';
import { standingEvents } from '../live/undone.ts';
import type { Live } from '../live/useLiveTable.ts';
import type { TableParts } from './useGameParts.ts';
import { useReveal } from './useReveal.ts';

export const NO_NEWS: BoardProps['news'] = [];

interface Asking {
  readonly table: TableInfo;
  readonly live: Live;
  readonly shown: ShownPosition;
  readonly parts: Pick<TableParts, 'game' | 'board'>;
  readonly language: Language;
  readonly teaching: Teaching | undefined;
}

export interface Turn {
  /** A step that changes nothing on the board, say somebody's time running out, leaves what I was doing alone. */
  readonly position: number;
  readonly news: BoardProps['news'];
  /** What the prompt says while a show keeps the outcome back. */
  readonly secret: string | undefined;
  /** How long a show that is on takes, in ms at normal speed. */
  readonly lasts: number | undefined;
  readonly revealing: BoardProps['revealing'];
  /** The newest position is on the screen. */
  readonly current: boolean;
  /** A bot sits in for me. */
  readonly away: boolean;
  readonly myTurn: boolean;
  /** It is my turn and I may decide: while the teacher has something to say first, nothing is asked. */
  readonly asked: boolean;
  readonly choices: readonly Choice[];
  refuse(move: GameMove): Refusal | undefined;
}

export function useTurn({ table, live, shown, parts: { game, board }, language, teaching }: Asking): Turn {
  const { update, fresh } = shown;
  const { view } = update;
  const { seat } = live;
  const mine = seat === 'spectator' ? undefined : table.seats[seat];
  const away = mine?.kind === 'person' && mine.absence !== undefined;
  const news = useMemo(
    () => (fresh ? standingEvents(update.events).filter(({ event }) => !isTableEvent(event)) : NO_NEWS),
    [fresh, update],
  );
  const { secret, lasts, revealing } = useReveal(board, { version: update.version, news, view }, language, live);
  const current = !live.catchingUp && update.version === live.latest?.version;
  const myTurn = !away && typeof seat === 'number' && update.toAct.includes(seat) && current && secret === undefined;
  const asked = myTurn && (teaching === undefined || teaching.step.move !== undefined);
  const choices = useMemo(() => (asked ? game.choices(view, seat) : []), [asked, game, view, seat]);
  return {
    position: update.position ?? update.version,
    news,
    secret,
    lasts,
    revealing,
    current,
    away,
    myTurn,
    asked,
    choices,
    refuse: (move) => (typeof seat === 'number' ? game.refuse(view, seat, move) : undefined),
  };
}
