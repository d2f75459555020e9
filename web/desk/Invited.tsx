/** Who may come in, in short: the door, and the invitations that let somebody in; the drawer has all of them. */
import { invitations } from '../ask/house.ts';
import { useHouse } from '../house/house.ts';
import { inDate } from '../kit/inNumbers.ts';
import { useAsked } from '../kit/useAsked.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { useTexts } from '../text/index.ts';
import { Panel } from './Panel.tsx';
import { useDeskTexts } from './text.ts';

const ROWS = 3;

export function Invited({ times }: { readonly times: number }) {
  const t = useDeskTexts();
  const words = useTexts().house.invitations;
  const { language } = usePreferences();
  const door = useHouse()?.door ?? 'open';
  const asked = useAsked(invitations, String(times));
  return (
    <Panel title={t.drawers.invitations} name="invitations" sub={t.doorIs[door]} drawer="invitations" asked={asked}>
      {({ invitations: all }) =>
        all.length === 0 ? (
          <p className="nothing">{words.none}</p>
        ) : (
          <ul className="desk-rows">
            {all.slice(0, ROWS).map(({ id, code, note, used, uses, until }) => (
              <li key={id}>
                <div className="desk-row">
                  <span className="row-main">
                    <b>{note === '' ? code : note}</b>
                    <small>
                      {words.used(used, uses)} · {words.until(inDate(until, language))}
                    </small>
                  </span>
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </Panel>
  );
}
