/** What the table wants to know from me, and what I asked of it: my seat back, going back, a newcomer. */
import type { ReactNode } from 'react';
import { levelCalled } from '@cantiere/bots/levels';
import type { Seat } from '@cantiere/engine';
import type { Ask, TableInfo } from '@cantiere/server/protocol';
import { useMe } from '../ask/me.ts';
import { answerAsk, takeSeatBack } from '../ask/tables.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { listed } from '../kit/listed.ts';
import type { Act } from '../kit/useAct.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';

interface Props {
  readonly table: TableInfo;
  readonly seat: Seat | 'spectator';
  readonly nameOf: (seat: Seat) => string;
  readonly act: Act;
  /** What would be taken back, in the words of the log. */
  readonly since: (version: number) => ReactNode;
}

export function AskLines({ table, seat, nameOf, act, since }: Props) {
  const t = useTexts();
  return (
    <>
      <AbsentLine table={table} seat={seat} act={act} />
      {table.asks?.map((ask) =>
        ask.kind === 'away' ? null : (
          <AskLine key={ask.id} ask={ask} table={table} seat={seat} nameOf={nameOf} act={act} since={since} />
        ),
      )}
      {act.trouble !== undefined && <p className="line-said">{t.errors[act.trouble]}</p>}
    </>
  );
}

function AbsentLine({ table, seat, act }: Omit<Props, 'nameOf' | 'since'>) {
  const t = useTexts().clock;
  const { language } = usePreferences();
  const info = seat === 'spectator' ? undefined : table.seats[seat];
  const absence = info?.kind === 'person' && table.phase === 'playing' ? info.absence : undefined;
  if (absence === undefined) return null;
  if (absence === 'forfeit') return <p className="line-lost ask-line">{t.youForfeited}</p>;
  return (
    <p className="line-lost ask-line">
      <span>
        <Glyph name="bot" size={17} /> {t.youAreOut(levelCalled(table.terms.standIn, language))}
      </span>
      <button type="button" className="yes" data-take-back onClick={() => void act.run(() => takeSeatBack(table.id))}>
        {t.takeBack}
      </button>
    </p>
  );
}

function AskLine({ ask, table, seat, nameOf, act, since }: Props & { readonly ask: Exclude<Ask, { kind: 'away' }> }) {
  const texts = useTexts();
  const t = texts.clock;
  const me = useMe();
  const mine = ask.kind === 'undo' ? ask.seat === seat : ask.person === me?.person;
  const mustAnswer = typeof seat === 'number' && ask.waiting.includes(seat);
  // The one whose seat it is may always say no.
  const holder = ask.kind === 'seat' && ask.claim === true && ask.seat === seat;
  if (!mine && !mustAnswer && !holder) return null;
  const answer = (agree: boolean) => (): void => void act.run(() => answerAsk(table.id, ask.id, agree));
  const names = listed(ask.waiting.map(nameOf), texts.result.and);
  const words = mine
    ? ask.kind === 'undo'
      ? t.undoWaiting(names)
      : ask.claim
        ? texts.away.claimWaiting
        : t.seatWaiting(names)
    : ask.kind === 'undo'
      ? t.undoAsked(nameOf(ask.seat))
      : ask.claim
        ? texts.away.claim(ask.name)
        : t.askSeat(ask.name, nameOf(ask.seat));
  return (
    <div className="line-lost ask-line" data-ask={ask.kind}>
      <span>
        {words}
        {ask.kind === 'undo' && !mine && ` ${texts.away.undoReach(ask.moves)}`}
      </span>
      {ask.kind === 'undo' && !mine && since(ask.from)}
      {ask.kind === 'undo' && !mine && <span>{ask.revealed ? texts.away.undoRevealed : texts.away.undoNothing}</span>}
      {mustAnswer && (
        <button type="button" className="yes" onClick={answer(true)}>
          {t.agree}
        </button>
      )}
      <button type="button" onClick={answer(false)}>
        {mine ? t.withdraw : t.decline}
      </button>
    </div>
  );
}
