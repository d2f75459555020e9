/** A table in three touches: a preset, a length, open. The rest is folded, and the last choices are remembered. */
import { useState } from 'react';
import type { BotLevel } from '@cantiere/bots/levels';
import type { Game, OptionValue } from '@cantiere/engine';
import type { Shelved } from '@cantiere/games';
import type { Terms } from '@cantiere/server/protocol';
import { ensureGuest } from '../ask/me.ts';
import { openTable } from '../ask/tables.ts';
import { TermsFields } from '../clock/TermsFields.tsx';
import { timeWords } from '../clock/termsWords.ts';
import { openGame } from '../editions/open.ts';
import { FairPlay } from '../fair/FairPlay.tsx';
import { rememberTime } from '../home/lastTime.ts';
import { useShelved } from '../house/house.ts';
import { CoverOf } from '../kit/Cover.tsx';
import { copyText } from '../kit/copyText.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { Shell } from '../kit/Shell.tsx';
import { Switch } from '../kit/Switch.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useLoaded } from '../kit/useLoaded.ts';
import { useMedia } from '../kit/useMedia.ts';
import { useTitle } from '../kit/useTitle.ts';
import { Lost } from '../lost/Lost.tsx';
import { playOffline } from '../offline/start.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { wholeAddress } from '../route/base.ts';
import { Link } from '../route/Link.tsx';
import { navigate } from '../route/navigate.ts';
import { toLearn, toTable } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { FoldedChoice } from './FoldedChoice.tsx';
import { LengthField, lengthOf, minutesOf } from './LengthField.tsx';
import { useMeasured } from './lengths.ts';
import { OptionField } from './OptionField.tsx';
import { changedOptions, optionsOf } from './options.ts';
import { botsOf, onlyBots, seated, termsOf, USUAL_WATCHING, withPreset, type TablePlan } from './plan.ts';
import { Presets } from './Presets.tsx';
import { lastPlan, rememberPlan } from './remembered.ts';
import { SeatsField } from './SeatsField.tsx';
import { StartBar } from './StartBar.tsx';
import { WatchingFields, watchingWords } from './WatchingFields.tsx';
import './newtable.css';
import '../clock/clock.css';

export function NewTable({ gameId }: { readonly gameId: string }) {
  const t = useTexts();
  const shelved = useShelved(gameId);
  return shelved ? <Form shelved={shelved} /> : <Lost why={t.fresh.unknown} />;
}

/** As a new table would be played. */
async function partsOf(id: string) {
  const { rules, texts } = await openGame(id);
  return { ...(await rules()), ...(await texts()) };
}

type Row = 'seats' | 'clock' | 'options' | 'watching';

function Form({ shelved: { meta, lesson } }: { readonly shelved: Shelved }) {
  const t = useTexts();
  const { language } = usePreferences();
  const loaded = useLoaded(async () => partsOf(meta.id), meta.id);
  const [plan, setPlan] = useState<TablePlan>(() => lastPlan(meta));
  const [name, setName] = useState('');
  const [unfolded, setUnfolded] = useState<Row>();
  const narrow = useMedia('(max-width: 760px)');
  const act = useAct();
  const title = meta.title[language];
  useTitle(t.fresh.title(title));

  const game: Game | undefined = loaded.state === 'here' ? loaded.value.game : undefined;
  const options = game ? optionsOf(game, plan.options) : {};
  const length = game && lengthOf(game.options);
  const refused = game?.refuseTable(plan.players, options);
  const alone = onlyBots(plan);
  const coached = alone && plan.coach;
  const measured = useMeasured(meta.id, alone);
  const minutes = minutesOf(meta, length, length && options[length.id], plan.players);
  const here = measured(plan.players, length && options[length.id]);
  const change = (part: Partial<TablePlan>): void => setPlan({ ...plan, ...part });
  const setOption = (id: string, value: OptionValue): void => change({ options: { ...plan.options, [id]: value } });
  const fold = (row: Row) => ({
    open: unfolded === row,
    onToggle: () => setUnfolded(unfolded === row ? undefined : row),
  });

  const levels = seated(plan).filter((guest): guest is BotLevel => guest !== 'friend');
  const open = (sit: boolean): void => {
    if (refused) return;
    void act.run(async () => {
      const rules = (await partsOf(meta.id)).game; // a quick hand may be here before the rules
      const wished = optionsOf(rules, plan.options);
      rememberPlan(meta.id, plan);
      await ensureGuest();
      const table = await openTable({
        game: meta.id,
        seats: plan.players,
        options: wished,
        bots: botsOf(plan),
        ...plan.watching,
        terms: asWished(plan.terms),
        sit,
        ...(name.trim() !== '' && { name: name.trim() }),
        ...(alone && sit && { start: true }),
      });
      rememberTime(meta.id, alone ? { bots: levels, options: changedOptions(rules.options, wished) } : undefined);
      if (!alone) await copyText(wholeAddress(toTable(table.id)));
      navigate(toTable(table.id));
    });
  };

  const openHere = (): void => {
    if (refused) return;
    rememberPlan(meta.id, plan);
    void act.run(async () => {
      const rules = (await partsOf(meta.id)).game;
      const wished = changedOptions(rules.options, optionsOf(rules, plan.options));
      await playOffline(meta.id, levels, wished, name.trim(), coached ? { warns: true } : undefined);
    });
  };

  const variants = (game?.options ?? []).filter((spec) => spec !== length);
  const asked = variants.filter(({ when }) => when === undefined || options[when.id] === when.is);
  const varied = asked.filter((spec) => options[spec.id] !== spec.default).length;
  const lengthName = length?.values.find(({ value }) => value === options[length.id])?.label[language];
  const guests = seated(plan);
  const friends = guests.filter((guest) => guest === 'friend').length;
  const seatsValue = [
    t.fresh.you,
    friends > 0 && t.fresh.linkSeats(friends),
    guests.length > friends && t.fresh.mixedBots(guests.length - friends),
  ];
  const seatsField = <SeatsField meta={meta} plan={plan} onChange={change} />;
  const usualTerms = termsOf(plan.preset);

  return (
    <Shell
      page="other"
      hero={
        <>
          <h1>{t.fresh.title(title)}</h1>
          <p className="lead">{t.fresh.lead}</p>
        </>
      }
    >
      <form
        className="start-form"
        data-game={meta.id}
        onSubmit={(event) => {
          event.preventDefault();
          if (coached) openHere();
          else open(true);
        }}
      >
        <div className="column new-table">
          <div className="new-cover">
            <CoverOf game={meta.id} as="box" />
            <p className="hint">
              {t.fresh.usually(plan.players, t.fresh.hoursAndMinutes(minutes))}
              {here && ` ${t.fresh.measured(t.fresh.hoursAndMinutes(here.minutes), here.games)}`}
            </p>
            {lesson && (
              <Link to={toLearn(meta.id)} className="quiet-link">
                {t.fresh.learn}
              </Link>
            )}
          </div>
          <div className="new-parts">
            <Presets meta={meta} plan={plan} onChoose={(preset) => setPlan(withPreset(plan, preset, meta))} />
            {length && (
              <section className="panel">
                <LengthField
                  meta={meta}
                  spec={length}
                  value={options[length.id] ?? length.default}
                  players={plan.players}
                  measured={measured}
                  onChange={(value) => setOption(length.id, value)}
                />
              </section>
            )}
            {!narrow && (
              <section className="panel" aria-label={t.fresh.seats}>
                {seatsField}
              </section>
            )}
            <FairPlay
              terms={plan.terms}
              bots={guests.length - friends}
              people={1 + friends}
              onChange={(terms) => change({ terms })}
            />
            {alone && (
              <section className="panel fair-play" aria-label={t.fresh.coach}>
                <Switch label={t.fresh.coach} hint={t.fresh.coachHint} on={plan.coach} onChange={(coach) => change({ coach })} />
              </section>
            )}
            <div className="panel folds">
              {narrow && (
                <FoldedChoice
                  sign="person"
                  label={t.fresh.seats}
                  value={seatsValue.filter(Boolean).join(', ')}
                  {...fold('seats')}
                >
                  {seatsField}
                </FoldedChoice>
              )}
              <FoldedChoice
                sign="clock"
                label={t.fresh.clock}
                value={timeWords(plan.terms.time, t) ?? t.fresh.noClock}
                changed={JSON.stringify(plan.terms) !== JSON.stringify(usualTerms)}
                {...fold('clock')}
              >
                <TermsFields terms={plan.terms} onChange={(terms) => change({ terms })} />
              </FoldedChoice>
              {variants.length > 0 && (
                <FoldedChoice
                  sign="gear"
                  label={t.fresh.options}
                  value={varied === 0 ? t.fresh.noneChanged : t.fresh.changedOptions(varied)}
                  changed={varied > 0}
                  {...fold('options')}
                >
                  {asked.map((spec) => (
                    <OptionField
                      key={spec.id}
                      spec={spec}
                      value={options[spec.id] ?? spec.default}
                      onChange={(value) => setOption(spec.id, value)}
                    />
                  ))}
                </FoldedChoice>
              )}
              <FoldedChoice
                sign="eye"
                label={t.fresh.whoShort}
                value={watchingWords(plan.watching, t)}
                changed={JSON.stringify(plan.watching) !== JSON.stringify(USUAL_WATCHING)}
                {...fold('watching')}
              >
                <WatchingFields watching={plan.watching} onChange={(watching) => change({ watching })} />
                <label className="field">
                  <span>{t.fresh.name}</span>
                  <input value={name} maxLength={40} onChange={(event) => setName(event.target.value)} autoComplete="off" />
                  <small>{t.fresh.nameHint}</small>
                </label>
              </FoldedChoice>
            </div>
          </div>
        </div>
        <StartBar
          title={[t.fresh.preset[plan.preset].short, t.fresh.seatsNow(plan.players), lengthName].filter(Boolean).join(' · ')}
          words={[t.fresh.about(here?.minutes ?? minutes), timeWords(plan.terms.time, t) ?? t.fresh.noClock].join(' · ')}
          trouble={
            refused && loaded.state === 'here' ? (
              <p className="trouble" role="alert">
                <Glyph name="lock" size={16} /> {loaded.value.texts[language].refusal(refused)}
              </p>
            ) : (
              <TroubleLine trouble={act.trouble} />
            )
          }
        >
          {coached ? null : alone ? (
            <button
              type="button"
              className="button large aside"
              aria-label={t.offline.play}
              title={t.offline.play}
              aria-disabled={act.busy || refused !== undefined}
              onClick={openHere}
            >
              <Glyph name="offline" size={18} /> <span>{t.offline.play}</span>
            </button>
          ) : (
            <button
              type="button"
              className="button large aside"
              aria-label={t.fresh.organise}
              title={t.fresh.organise}
              aria-disabled={act.busy || refused !== undefined}
              onClick={() => open(false)}
            >
              <Glyph name="clipboard" size={18} /> <span>{t.fresh.organise}</span>
            </button>
          )}
          <button type="submit" className="button go large" aria-disabled={act.busy || refused !== undefined}>
            <Glyph name={coached ? 'whistle' : alone ? 'play' : 'link'} size={17} />
            {act.busy
              ? t.home.setting
              : coached
                ? t.fresh.startCoached
                : alone
                  ? t.fresh.start
                  : narrow
                    ? t.fresh.openShort
                    : t.fresh.open}
          </button>
        </StartBar>
      </form>
    </Shell>
  );
}

/** Rated is what the house does by itself where it can: only a no is said. */
function asWished({ rated, ...terms }: Terms): Partial<Terms> {
  return rated ? terms : { ...terms, rated };
}
