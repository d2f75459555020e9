/** The table's own events among the game's: moves taken back, people whose time ran out, people who came back. */
import type { GameEvent, Words } from '@cantiere/engine';
import type { CameBack, TimeOut } from '@cantiere/server/protocol';
import { isHandedOver } from './handovers.ts';
import { isTakenBack } from './takenBack.ts';
import type { Texts } from '../text/index.ts';
import { isUndone } from './undone.ts';

/** Their kinds begin with @, which no game's do. */
export const isTableEvent = (event: GameEvent): boolean => event.kind.startsWith('@');

export function tableWords(event: GameEvent, t: Texts): Words | undefined {
  if (isUndone(event)) return event.by === 'all' ? t.clock.undoneByAll(event) : t.table.undone(event);
  if (isOut(event)) return t.clock.out(event);
  if (isHandedOver(event)) return t.away[event.how](event);
  if (isBack(event)) return t.clock.back(event);
  if (isTakenBack(event)) return [t.replay.takenBack(event.moves)];
  return undefined;
}

const isOut = (event: GameEvent): event is TimeOut => event.kind === '@out';
const isBack = (event: GameEvent): event is CameBack => event.kind === '@back';
