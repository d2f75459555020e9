/** What changed since somebody sat down: to them, what they say yes to; to the host, who still has to. */
import type { OptionSpec } from '@cantiere/engine';
import type { TableInfo, TableSettings } from '@cantiere/server/protocol';
import { changeTable } from '../ask/lobby.ts';
import { PlayerMark } from '../kit/boardKit.ts';
import { Glyph } from '../kit/Glyph.tsx';
import type { Act } from '../kit/useAct.ts';
import { ago as agoWords } from '../kit/ago.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { changedSince, settingsOf } from './facts.ts';

interface Props {
  readonly table: TableInfo;
  readonly specs: readonly OptionSpec[];
  readonly before: TableSettings;
}

/** For whoever sat down to something else. */
export function ChangeToMe({ table, specs, before }: Props) {
  const t = useTexts();
  const { language } = usePreferences();
  const changed = changedSince(before, settingsOf(table), { specs, t, language });
  return (
    <section className="panel change-panel" aria-live="polite">
      <h2>
        <span className="changed-tag strong">{t.lobby.changed}</span> {changed.map(({ label }) => label).join(', ')}
      </h2>
      <p>{t.lobby.sinceYouSat(table.lobby?.changed?.by ?? table.hostName)}</p>
      <ul className="bare">
        {changed.map(({ id, label, before: was, value }) => (
          <li key={id}>
            <span className="change-label">{label}</span>
            <span className="visually-hidden">{t.lobby.was} </span>
            <s>{was}</s>{' '}
            <span className="is-now">
              <Glyph name="next" size={14} /> <span className="visually-hidden">{t.lobby.now} </span>
              <b>{value}</b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AskedProps {
  readonly table: TableInfo;
  readonly before: TableSettings;
  readonly mine: boolean;
  readonly act: Act;
}

/** For everybody else: who has said yes, who has not, and for the host the way back. */
export function ChangeAsked({ table, before, mine, act }: AskedProps) {
  const t = useTexts();
  const { changed } = table.lobby ?? {};
  const ago = agoWords(changed?.at ?? table.updatedAt, t);
  return (
    <div className="change-asked">
      <p>{mine ? t.lobby.youChanged(ago) : t.lobby.changedBy(changed?.by ?? table.hostName, ago)}</p>
      <ul className="bare">
        {table.seats.map((info, seat) =>
          info.kind === 'person' && info.person !== table.host ? (
            <li key={info.person} className={info.agreedTo ? 'waits' : ''}>
              <PlayerMark seat={seat} size={13} />
              <span className="visually-hidden">{info.agreedTo ? t.lobby.waits(info.name) : t.lobby.agreed(info.name)}</span>
              <span aria-hidden="true">{info.name}</span>
              {!info.agreedTo && <Glyph name="check" size={14} />}
            </li>
          ) : null,
        )}
      </ul>
      {mine && (
        <button type="button" className="button quiet" onClick={() => void act.run(() => changeTable(table.id, before))}>
          {t.lobby.undo}
        </button>
      )}
    </div>
  );
}
