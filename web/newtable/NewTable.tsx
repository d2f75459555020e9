/** A table as its host wants it: seats, bots, variants, who may come in. */
import { useState } from 'react';
import { LEVELS, isLevel, levelCharacters, levelNames, type BotLevel } from '@cantiere/bots';
import { defaultOptions, type Game, type Options, type OptionSpec, type OptionValue } from '@cantiere/engine';
import { findGame, type Shelved } from '@cantiere/games';
import type { Terms } from '@cantiere/server/protocol';
import { beSomebody } from '../ask/me.ts';
import { openTable } from '../ask/tables.ts';
import { TermsFields } from '../clock/TermsFields.tsx';
import { FairPlay } from '../fair/FairPlay.tsx';
import { PlayerMark } from '../kit/boardKit.ts';
import { CoverOf } from '../kit/Cover.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { Shell } from '../kit/Shell.tsx';
import { Switch } from '../kit/Switch.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useLoaded } from '../kit/useLoaded.ts';
import { useTitle } from '../kit/useTitle.ts';
import { USUAL_LEVEL, usualOpponents } from '../home/usual.ts';
import { Lost } from '../lost/Lost.tsx';
import { playOffline } from '../offline/start.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { navigate } from '../route/navigate.ts';
import { toTable } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { OptionField } from './OptionField.tsx';
import { Steps } from './Steps.tsx';
import { USUAL_WATCHING, WatchingOptions } from './WatchingOptions.tsx';
import './newtable.css';
import '../clock/clock.css';

export function NewTable({ gameId }: { readonly gameId: string }) {
  const t = useTexts();
  const shelved = findGame(gameId);
  return shelved ? <Form shelved={shelved} /> : <Lost why={t.fresh.unknown} />;
}

const USUAL_TERMS: Terms = {
  time: { kind: 'none' },
  whenOut: 'standIn',
  standIn: USUAL_LEVEL,
  friendly: false,
  help: false,
  rated: true,
};

type Guest = 'friend' | BotLevel;

function Form({ shelved: { meta, rules, texts } }: { readonly shelved: Shelved }) {
  const t = useTexts();
  const { language } = usePreferences();
  const loaded = useLoaded(async () => ({ ...(await rules()), ...(await texts()) }), meta.id);
  const [players, setPlayers] = useState(usualOpponents(meta.id) + 1);
  const [guests, setGuests] = useState<readonly Guest[]>(() => Array.from({ length: meta.players.max }, () => USUAL_LEVEL));
  const [chosen, setChosen] = useState<Options>({});
  const [listed, setListed] = useState(false);
  const [spectators, setSpectators] = useState(true);
  const [watching, setWatching] = useState(USUAL_WATCHING);
  const [terms, setTerms] = useState<Terms>(USUAL_TERMS);
  const [name, setName] = useState('');
  const act = useAct();
  const title = meta.title[language];
  useTitle(t.fresh.title(title));

  const game: Game | undefined = loaded.state === 'here' ? loaded.value.game : undefined;
  const options = { ...(game && defaultOptions(game.options)), ...chosen };
  const isAsked = ({ when, unasked }: OptionSpec): boolean => !unasked && (when === undefined || options[when.id] === when.is);
  const refused = game?.refuseTable(players, options);
  const seated = guests.slice(0, players - 1);
  const onlyBots = seated.every((guest) => guest !== 'friend');

  const open = (): void =>
    void act.run(async () => {
      await beSomebody();
      const bots = seated.flatMap((guest, n) => (guest === 'friend' ? [] : [{ seat: n + 1, level: guest }]));
      const table = await openTable({
        game: meta.id,
        seats: players,
        options,
        bots,
        listed,
        spectators,
        ...watching,
        terms,
        ...(name.trim() !== '' && { name: name.trim() }),
        ...(onlyBots && { start: true }),
      });
      navigate(toTable(table.id));
    });

  const openHere = (): void => {
    if (refused) return;
    const levels = seated.filter((guest): guest is BotLevel => guest !== 'friend');
    void act.run(() => playOffline(meta.id, levels, options, name.trim()));
  };

  return (
    <Shell
      page="other"
      hero={
        <>
          <h1>{t.fresh.title(title)}</h1>
          <p className="lead">{meta.tagline[language]}</p>
        </>
      }
    >
      <form
        className="column new-table"
        data-game={meta.id}
        onSubmit={(event) => {
          event.preventDefault();
          if (!refused) open();
        }}
      >
        <div className="new-cover">
          <CoverOf game={meta.id} as="box" />
        </div>
        <div className="new-parts">
          <section className="panel">
            <h2>{t.fresh.seats}</h2>
            <Steps label={t.fresh.players} value={players} min={meta.players.min} max={meta.players.max} onChange={setPlayers} />
            <ol className="bare seat-list">
              <li>
                <PlayerMark seat={0} size={22} />
                <b>{t.fresh.you}</b>
              </li>
              {seated.map((guest, n) => (
                <li key={n}>
                  <PlayerMark seat={n + 1} size={22} />
                  <select
                    aria-label={t.fresh.seat(n + 2)}
                    value={guest}
                    onChange={(event) => {
                      const value = event.target.value;
                      setGuests(guests.with(n, isLevel(value) ? value : 'friend'));
                    }}
                  >
                    <option value="friend">{t.fresh.friend}</option>
                    {LEVELS.map((level) => (
                      <option key={level} value={level}>
                        {t.fresh.bot(levelNames[level][language])}
                      </option>
                    ))}
                  </select>
                  <small>{guest === 'friend' ? t.lobby.free : levelCharacters[guest][language]}</small>
                </li>
              ))}
            </ol>
            <p className="hint">{t.fresh.seatHint}</p>
          </section>
          <section className="panel">
            <h2>{t.fresh.options}</h2>
            {game?.options.length === 0 && <p className="hint">{t.fresh.noOptions}</p>}
            {game?.options.filter(isAsked).map((spec) => (
              <OptionField
                key={spec.id}
                spec={spec}
                value={options[spec.id] ?? spec.default}
                onChange={(value: OptionValue) => setChosen({ ...chosen, [spec.id]: value })}
              />
            ))}
            {refused && loaded.state === 'here' && (
              <p className="trouble" role="alert">
                <Glyph name="lock" size={16} /> {loaded.value.texts[language].refusal(refused)}
              </p>
            )}
          </section>
          <FairPlay
            terms={terms}
            bots={seated.filter((guest) => guest !== 'friend').length}
            people={1 + seated.filter((guest) => guest === 'friend').length}
            onChange={setTerms}
          />
          <TermsFields terms={terms} onChange={setTerms} />
          <section className="panel">
            <h2>{t.fresh.who}</h2>
            <fieldset className="choose-one">
              <legend className="visually-hidden">{t.fresh.who}</legend>
              {[false, true].map((value) => (
                <label key={String(value)} className="radio-row">
                  <input type="radio" name="listed" checked={listed === value} onChange={() => setListed(value)} />
                  <b>{value ? t.fresh.listed : t.fresh.private}</b>
                  <small>{value ? t.fresh.listedHint : t.fresh.privateHint}</small>
                </label>
              ))}
            </fieldset>
            <Switch label={t.fresh.spectators} hint={t.fresh.spectatorsHint} on={spectators} onChange={setSpectators} />
            <WatchingOptions wish={watching} spectators={spectators} onChange={setWatching} />
            <label className="field">
              <span>{t.fresh.name}</span>
              <input value={name} maxLength={40} onChange={(event) => setName(event.target.value)} autoComplete="off" />
              <small>{t.fresh.nameHint}</small>
            </label>
          </section>
          <div className="form-end">
            <TroubleLine trouble={act.trouble} />
            {onlyBots && (
              <button type="button" className="button large" aria-disabled={act.busy || refused !== undefined} onClick={openHere}>
                <Glyph name="offline" size={17} /> {t.offline.play}
              </button>
            )}
            <button type="submit" className="button go large" aria-disabled={act.busy || refused !== undefined}>
              <Glyph name={onlyBots ? 'play' : 'plus'} size={17} />
              {act.busy ? t.home.setting : onlyBots ? t.fresh.createAndStart : t.fresh.create}
            </button>
          </div>
        </div>
      </form>
    </Shell>
  );
}
