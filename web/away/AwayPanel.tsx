/** Somebody is away and the game waits: those who are here may let a bot play on, and say yes or wait. */
import { levelCalled } from '@cantiere/bots/levels';
import type { Seat } from '@cantiere/engine';
import type { Ask, TableInfo } from '@cantiere/server/protocol';
import { answerAsk, proposeBot } from '../ask/tables.ts';
import { PlayerMark } from '../kit/boardKit.ts';
import { Glyph } from '../kit/Glyph.tsx';
import type { Act } from '../kit/useAct.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { botIn } from './awayWords.ts';
import { useSinceTold } from './useAwayTime.ts';
import './away.css';

interface Props {
  readonly table: TableInfo;
  readonly seat: Seat;
  readonly nameOf: (seat: Seat) => string;
  readonly act: Act;
}

type AwayAsk = Extract<Ask, { readonly kind: 'away' }>;

export function AwayPanels({ table, seat: mine, nameOf, act }: Props) {
  const sinceTold = useSinceTold(table);
  const asks = table.asks?.filter((ask): ask is AwayAsk => ask.kind === 'away') ?? [];
  const about = asks.find((ask) => ask.seat === mine);
  return (
    <>
      {about && <AboutMe ask={about} table={table} nameOf={nameOf} act={act} />}
      {table.seats.map((info, seat) => {
        if (seat === mine || info.kind !== 'person') return null;
        const ask = asks.find((each) => each.seat === seat);
        if (ask) return <Vote key={seat} ask={ask} table={table} mine={mine} nameOf={nameOf} act={act} />;
        const left = info.away && botIn(info.away, sinceTold);
        if (left === undefined) return null;
        return <Propose key={seat} table={table} seat={seat} name={info.name} left={left} act={act} />;
      })}
    </>
  );
}

function AboutMe({ ask, table, nameOf, act }: Omit<Props, 'seat'> & { readonly ask: AwayAsk }) {
  const t = useTexts().away;
  return (
    <section className="rail-panel away-panel" role="alert">
      <p>{t.aboutMe(nameOf(ask.by))}</p>
      <button type="button" className="button go large" onClick={() => void act.run(() => answerAsk(table.id, ask.id, false))}>
        {t.iAmHere}
      </button>
    </section>
  );
}

interface ProposeProps {
  readonly table: TableInfo;
  readonly seat: Seat;
  readonly name: string;
  readonly left: number;
  readonly act: Act;
}

function Propose({ table, seat, name, left, act }: ProposeProps) {
  const t = useTexts().away;
  if (left > 0) {
    return <p className="rail-panel away-panel soon">{t.proposeSoon(name, t.minutes(Math.max(1, Math.ceil(left / 60_000))))}</p>;
  }
  return (
    <section className="rail-panel away-panel">
      <p>{t.propose(name)}</p>
      <button type="button" className="button" onClick={() => void act.run(() => proposeBot(table.id, seat))}>
        <Glyph name="bot" size={18} /> {t.proposeYes}
      </button>
    </section>
  );
}

interface VoteProps {
  readonly ask: AwayAsk;
  readonly table: TableInfo;
  readonly mine: Seat;
  readonly nameOf: (seat: Seat) => string;
  readonly act: Act;
}

function Vote({ ask, table, mine, nameOf, act }: VoteProps) {
  const t = useTexts().away;
  const { language } = usePreferences();
  const level = levelCalled(table.terms.standIn, language);
  const name = nameOf(ask.seat);
  const voted = ask.agreed.includes(mine) || ask.refused.includes(mine);
  const voters = [...ask.agreed, ...ask.refused, ...ask.waiting].sort((a, b) => a - b);
  const answer = (agree: boolean) => (): void => void act.run(() => answerAsk(table.id, ask.id, agree));
  return (
    <section className="rail-panel away-panel" aria-labelledby={`away-${ask.seat}`}>
      <h2 id={`away-${ask.seat}`} className="display">
        <Glyph name="bot" size={20} /> {t.title}
      </h2>
      <p>{ask.by === mine ? t.proposedByMe(name, level) : t.proposed(nameOf(ask.by), name, level)}</p>
      <div className="away-bars" aria-hidden>
        {voters.map((seat) => (
          <i key={seat} className={ask.agreed.includes(seat) ? 'yes' : ask.refused.includes(seat) ? 'no' : ''} />
        ))}
      </div>
      <ul className="bare away-votes" aria-label={t.votes}>
        {voters.map((seat) => (
          <li key={seat} className={ask.waiting.includes(seat) ? 'open' : ''}>
            <PlayerMark seat={seat} size={14} />
            <b>{seat === mine ? t.you : nameOf(seat)}</b>
            <small>
              {ask.agreed.includes(seat) ? (
                <>
                  <Glyph name="check" size={13} /> {t.yes}
                </>
              ) : ask.refused.includes(seat) ? (
                t.no
              ) : seat === mine ? (
                t.yours
              ) : (
                t.pending
              )}
            </small>
          </li>
        ))}
      </ul>
      {!voted && (
        <button type="button" className="button go large" onClick={answer(true)}>
          <Glyph name="check" size={17} /> {t.agree}
        </button>
      )}
      {!ask.refused.includes(mine) && (
        <button type="button" className="button" onClick={answer(false)}>
          {t.wait}
        </button>
      )}
      <p className="away-small">
        {t.needed(ask.needed)} {t.counts}
      </p>
    </section>
  );
}
