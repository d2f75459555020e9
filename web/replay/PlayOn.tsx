/** From this position on against bots, in this browser: which seat, how strong the others, and what happens to the secrets. */
import { useState } from 'react';
import { LEVELS, isLevel, levelCalled, type BotLevel } from '@cantiere/bots/levels';
import type { Viewer } from '@cantiere/engine';
import { Glyph } from '../kit/Glyph.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useModal } from '../kit/useModal.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { navigate } from '../route/navigate.ts';
import { toOffline } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import type { OpenReplay } from './openReplay.ts';

interface Props {
  readonly opened: OpenReplay;
  readonly at: number;
  readonly viewer: Viewer;
  readonly nameOf: (seat: number) => string;
  close(): void;
}

const USUAL_LEVEL: BotLevel = 'hard';

export function PlayOn({ opened: { game, edition, name, people, whole, me, replay, mayTry }, at, viewer, nameOf, close }: Props) {
  const texts = useTexts();
  const t = texts.replay.on;
  const { language } = usePreferences();
  const [seat, setSeat] = useState(typeof viewer === 'number' ? viewer : typeof me === 'number' ? me : 0);
  const [level, setLevel] = useState<BotLevel>(USUAL_LEVEL);
  const act = useAct();
  const dialog = useModal();
  const whyNot = !mayTry ? texts.fair.noPlayOn : !whole ? t.notOver : at >= replay.length ? t.atEnd : undefined;
  const go = (): void =>
    void act.run(async () => {
      if (!whole || whyNot) return;
      const { beginFrom } = await import('../offline/beginFrom.ts');
      const saved = await beginFrom({ game, edition, name: t.name(name, at), whole, at, seat, level });
      navigate(toOffline(saved.id));
    });
  return (
    <dialog ref={dialog} className="play-on panel" aria-labelledby="play-on-title" onClose={close}>
      <h2 id="play-on-title">{t.title}</h2>
      {whyNot ? (
        <p>{whyNot}</p>
      ) : (
        <>
          <label className="field">
            <span>{t.seat}</span>
            <select value={seat} onChange={(event) => setSeat(Number(event.target.value))}>
              {people.map((_, each) => (
                <option key={each} value={each}>
                  {nameOf(each)}
                </option>
              ))}
            </select>
          </label>
          <label className="field">
            <span>{t.level}</span>
            <select value={level} onChange={(event) => isLevel(event.target.value) && setLevel(event.target.value)}>
              {LEVELS.map((each) => (
                <option key={each} value={each}>
                  {levelCalled(each, language)}
                </option>
              ))}
            </select>
          </label>
          <p className="hint">
            <Glyph name="shield" size={16} /> {t.fair}
          </p>
        </>
      )}
      <TroubleLine trouble={act.trouble} />
      <div className="play-on-acts">
        <button type="button" className="button" onClick={close}>
          {texts.table.close}
        </button>
        {!whyNot && (
          <button type="button" className="button go" aria-disabled={act.busy} onClick={go}>
            <Glyph name="play" size={15} /> {t.go}
          </button>
        )}
      </div>
    </dialog>
  );
}
