/** A return link was opened: whose seat it is, and whether I want to be that guest again. Nothing happens before a yes. */
import { findGame } from '@cantiere/games';
import type { ReturnSeen } from '@cantiere/server/protocol';
import { beKnown, useMe } from '../ask/me.ts';
import { comeBack } from '../ask/tables.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { Shell } from '../kit/Shell.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useTitle } from '../kit/useTitle.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { forgetToken } from './returnLink.ts';

interface Props {
  readonly seen: ReturnSeen;
  readonly token: string;
  /** To the table, as whoever I am by then. */
  readonly onward: () => void;
}

export function ComeBack({ seen, token, onward }: Props) {
  const t = useTexts();
  const { language } = usePreferences();
  const me = useMe();
  const act = useAct();
  const title = t.away.backTitle(seen.name);
  useTitle(title);
  const game = findGame(seen.game)?.meta.title[language] ?? seen.game;
  const instead = (): void => {
    forgetToken();
    onward();
  };
  const yes = (): void =>
    void act.run(async () => {
      await comeBack(token);
      await beKnown();
      instead();
    });
  return (
    <Shell
      page="other"
      tall
      hero={
        <>
          <p className="over">
            {game}, {seen.called}
          </p>
          <h1>{title}</h1>
          <p className="lead">
            {me?.email !== undefined
              ? t.away.backAccount(me.name)
              : me
                ? t.away.backGuest(me.name, seen.name)
                : t.away.backNobody(seen.name)}
          </p>
          <p className="field-row come-back">
            <button type="button" className="button go large" aria-disabled={act.busy} onClick={yes}>
              <Glyph name="person" size={18} /> {me?.email !== undefined ? t.away.backSeat : t.away.backYes(seen.name)}
            </button>
            <button type="button" className="button paper large" onClick={instead}>
              {t.away.backNo}
            </button>
          </p>
          <TroubleLine trouble={act.trouble} />
        </>
      }
    >
      <div className="column" />
    </Shell>
  );
}
