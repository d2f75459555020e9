/** Questions in a replay: through the viewer's own eyes; who sees everything asks for whoever's turn it was. */
import type { GameTexts, Seat, Viewer } from '@cantiere/engine';
import type { PositionSeen, Replay } from '../replay/replay.ts';
import type { TableParts } from '../table/useGameParts.ts';
import { backOf, takenBackBefore, type AskedAddress } from './address.ts';
import type { RulesQuestion } from './answer.ts';
import { AskPanel } from './AskPanel.tsx';
import { useAskingTexts } from './text.ts';

/** So many positions back a move of the same piece is looked for. */
const FAR = 60;

interface Props {
  readonly replay: Replay;
  readonly parts: TableParts;
  readonly texts: GameTexts;
  readonly at: number;
  readonly viewer: Viewer;
  readonly question: RulesQuestion | undefined;
  /** What the address asked cannot be read. */
  readonly unreadable: boolean;
  /** What the address asked, where, and through whose eyes. */
  readonly arrived: AskedAddress;
  /** Its address; undefined where the game is only in this browser. */
  readonly path: string | undefined;
  readonly over: boolean;
  readonly nameOf: (seat: Seat) => string;
  readonly docked: boolean;
  close(): void;
}

export function ReplayAskPanel(props: Props) {
  const { replay, parts, texts, at, viewer, question, unreadable, arrived, path, over, nameOf, docked, close } = props;
  const a = useAskingTexts();
  const seen = replay.position(at, viewer);
  const [asked] = seen?.toAct ?? [];
  const own = typeof viewer === 'number';
  const seat = own ? viewer : asked !== undefined && replay.viewers.includes(asked) ? asked : undefined;
  const eyes = seat ?? viewer;
  const back = backOf(replay, at, question, arrived);
  const brought = arrived.ask !== undefined && question === arrived.ask.question && arrived.at === at;
  const notes = [
    ...(brought && !over && arrived.as !== undefined && arrived.as !== viewer && typeof arrived.as === 'number'
      ? [a.otherEyes(nameOf(arrived.as))]
      : []),
    ...(brought && back !== takenBackBefore(replay.takenBack, at) ? [a.takenBack] : []),
  ];
  function* earlier(): Iterable<PositionSeen> {
    for (let n = at - 1; n >= Math.max(0, at - FAR); n--) {
      const position = replay.position(n, eyes);
      if (position) yield position;
    }
  }
  return (
    <AskPanel
      {...{ parts, texts, seat, earlier, question, unreadable, nameOf, docked, close, notes }}
      now={replay.position(at, eyes) ?? seen}
      forOther={!own}
      stands={path === undefined ? { kind: 'here' } : { kind: 'replay', path, at, as: viewer, back }}
    />
  );
}
