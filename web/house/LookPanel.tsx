/** The look of the house: its logo and its two colours, with what the colours become by day and by night. */
import { useEffect, useRef, useState } from 'react';
import type { ColoursTried, HouseColours, HouseSettings } from '@cantiere/server/protocol';
import { dropLogo, setHouse, setLogo, tryColours } from '../ask/house.ts';
import { beKnown } from '../ask/me.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useTexts } from '../text/index.ts';
import { logoAt } from './house.ts';
import { logoFrom, NoPicture } from './logoFile.ts';
import { VARIABLES } from './questions.tsx';

/** The app's own. */
const USUAL: HouseColours = { main: '#1f4e8c', second: '#2a7549' };
const SETTLED_MS = 200;

interface Props {
  readonly settings: HouseSettings;
  tell(settings: HouseSettings): void;
}

export function LookPanel(props: Props) {
  const t = useTexts().house.look;
  return (
    <section className="panel house-look" aria-labelledby="house-look">
      <h2 id="house-look">{t.title}</h2>
      <p className="hint">{t.hint}</p>
      <LogoField {...props} />
      <ColourFields {...props} />
    </section>
  );
}

function Given({ about }: { readonly about: 'logo' | 'colours' }) {
  const t = useTexts().house.first;
  return (
    <p className="given">
      <Glyph name="lock" size={15} /> {t.given(VARIABLES[about])}
    </p>
  );
}

function LogoField({ settings: { logo, given }, tell }: Props) {
  const t = useTexts().house.look;
  const input = useRef<HTMLInputElement>(null);
  const [odd, setOdd] = useState(false);
  const act = useAct();
  const change = (what: () => Promise<HouseSettings>): void =>
    void act.run(async () => {
      setOdd(false);
      try {
        tell(await what());
        await beKnown();
      } catch (error) {
        if (!(error instanceof NoPicture)) throw error;
        setOdd(true);
      }
    });
  return (
    <div className="look-part">
      <h3>{t.logo}</h3>
      <div className="look-row">
        <span className="logo-shown on-blueprint">
          {logo === undefined ? <Glyph name="home" size={30} /> : <img src={logoAt(logo)} alt={t.logoNow} />}
        </span>
        {given.includes('logo') ? (
          <Given about="logo" />
        ) : (
          <>
            <input
              ref={input}
              type="file"
              className="visually-hidden"
              tabIndex={-1}
              accept="image/*"
              aria-label={t.choose}
              onChange={({ target }) => {
                const file = target.files?.[0];
                if (file) change(async () => setLogo(await logoFrom(file)));
                target.value = '';
              }}
            />
            <button type="button" className="button" aria-disabled={act.busy} onClick={() => input.current?.click()}>
              {t.choose}
            </button>
            {logo !== undefined && (
              <button type="button" className="button quiet" aria-disabled={act.busy} onClick={() => change(dropLogo)}>
                {t.drop}
              </button>
            )}
          </>
        )}
      </div>
      <p className="hint">{t.logoHint}</p>
      {odd && <p role="alert">{t.odd}</p>}
      <TroubleLine trouble={act.trouble} seconds={act.seconds} />
    </div>
  );
}

function ColourFields({ settings: { colours, given }, tell }: Props) {
  const t = useTexts().house.look;
  const [draft, setDraft] = useState<HouseColours>(colours ?? USUAL);
  const [saved, setSaved] = useState(false);
  const act = useAct();
  const tried = useTried(draft);
  const ours = !given.includes('colours');
  const save = (wish: HouseColours | null): void =>
    void act.run(async () => {
      tell(await setHouse({ colours: wish }));
      if (wish === null) setDraft(USUAL);
      await beKnown();
      setSaved(true);
    });
  return (
    <form
      className="look-part"
      onSubmit={(event) => {
        event.preventDefault();
        save(draft);
      }}
    >
      <h3>{t.colours}</h3>
      <div className="look-row">
        {(['main', 'second'] as const).map((which) => (
          <label key={which} className="field">
            <span>{t[which]}</span>
            <input
              type="color"
              disabled={!ours}
              value={draft[which]}
              onChange={(event) => {
                setSaved(false);
                setDraft({ ...draft, [which]: event.target.value });
              }}
            />
          </label>
        ))}
      </div>
      {tried && <Shown tried={tried} />}
      {ours ? (
        <div className="look-row">
          <button type="submit" className="button primary" aria-disabled={act.busy}>
            {t.save}
          </button>
          {colours && (
            <button type="button" className="button quiet" aria-disabled={act.busy} onClick={() => save(null)}>
              {t.usual}
            </button>
          )}
          <span role="status">{saved && t.saved}</span>
        </div>
      ) : (
        <Given about="colours" />
      )}
      <TroubleLine trouble={act.trouble} seconds={act.seconds} />
    </form>
  );
}

/** As they will be, in both themes, whichever this browser shows now. */
function Shown({ tried: { shown, moved } }: { readonly tried: ColoursTried }) {
  const t = useTexts().house.look;
  return (
    <>
      <div className="look-row" aria-hidden="true">
        {(['light', 'dark'] as const).map((theme) => (
          <div key={theme} className={`look-shown ${theme}`}>
            <p style={{ background: `linear-gradient(${shown['bp-high'][theme]}, ${shown['bp-low'][theme]})` }}>
              {t.themes[theme]}
            </p>
            <span style={{ color: shown.blueprint[theme] }}>{t.sample}</span>
            <b style={{ background: shown.go[theme] }}>{t.button}</b>
          </div>
        ))}
      </div>
      <p className="hint" role="status">
        {moved.main !== undefined && t.movedMain(moved.main)} {moved.second !== undefined && t.movedSecond(moved.second)}
        {moved.main === undefined && moved.second === undefined && t.fine}
      </p>
    </>
  );
}

/** What the server makes of the colours, asked when the hand rests. */
function useTried(draft: HouseColours): ColoursTried | undefined {
  const [tried, setTried] = useState<ColoursTried>();
  useEffect(() => {
    let wanted = true;
    const timer = setTimeout(
      () =>
        void tryColours(draft).then(
          (answer) => wanted && setTried(answer),
          () => undefined, // the next touch, or saving, will tell
        ),
      SETTLED_MS,
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [draft]);
  return tried;
}
