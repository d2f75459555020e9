/** The list of a deal: the best, my neighbours, friends and ghosts, each with its game to look at. */
import { useState } from 'react';
import { levelCalled, levelNames, type BotLevel } from '@cantiere/bots/levels';
import type { DealField, FieldPerson } from '@cantiere/server/protocol';
import { ghostGame } from '../ask/deals.ts';
import { called } from '../kit/called.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { keepFile } from '../replay/files.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { Link } from '../route/Link.tsx';
import { navigate } from '../route/navigate.ts';
import { toProfile, toReplay } from '../route/route.ts';
import { useTexts } from '../text/index.ts';
import { Bust } from './Bust.tsx';
import { isAgainst, type Against } from './parting.ts';
import { rankingLines } from './ranking.ts';
import { useDailyWords } from './text.ts';

interface Props {
  readonly field: DealField;
  /** When it closes, in words. */
  readonly closes: string | undefined;
  /** Whose game stands beside mine; absent: I have none to be compared. */
  readonly comparing?: { readonly against: Against | undefined; choose(against: Against): void };
}

export function Ranking({ field, closes, comparing }: Props) {
  const words = useDailyWords();
  const t = useTexts();
  const { language } = usePreferences();
  const [friendsOnly, setFriendsOnly] = useState(false);
  const act = useAct();
  const friends = field.people.filter(({ friend }) => friend).length;
  const lines = rankingLines(field, friendsOnly);
  const watchGhost = (level: BotLevel): void =>
    void act.run(async () => navigate(toReplay('file', keepFile(await ghostGame(field.deal.id, level)))));
  return (
    <section className="panel daily-ranking" aria-labelledby="ranking-title">
      <header>
        <h2 id="ranking-title">{words.listTitle}</h2>
        {closes !== undefined && <p className="hint">{closes}</p>}
      </header>
      <div className="daily-tabs" role="group" aria-label={words.listTitle}>
        <button type="button" aria-pressed={!friendsOnly} onClick={() => setFriendsOnly(false)}>
          {words.listAll}
        </button>
        <button type="button" aria-pressed={friendsOnly} onClick={() => setFriendsOnly(true)}>
          {words.listFriends(friends)}
        </button>
      </div>
      {friendsOnly && friends === 0 && <p className="nothing">{words.noFriends}</p>}
      <ol className="bare">
        {lines.map((line) => {
          if (line.kind === 'gap')
            return (
              <li key={`gap${line.after}`} className="gap" aria-hidden="true">
                · · ·
              </li>
            );
          if (line.kind === 'ghost') {
            const { level, points, earlierBots } = line.ghost;
            const name = levelNames[level][language];
            return (
              <li key={level} className="ghost">
                <span className="rank" />
                <Bust level={level} size={28} />
                <span className="name">
                  <b>{name}</b>
                  <small>
                    {words.ghost(levelCalled(level, language).split(' · ')[1] ?? '')}
                    {earlierBots && ` · ${words.earlierGhost}`}
                  </small>
                </span>
                <b className="points display">
                  {t.number(points)} <span className="visually-hidden">{words.points}</span>
                </b>
                <Compare {...{ comparing, name }} one={{ level }} />
                <button type="button" className="look" aria-label={words.reviewOf(name)} onClick={() => watchGhost(level)}>
                  <Glyph name="rewind" size={15} /> {words.reviewShort}
                </button>
              </li>
            );
          }
          return <Person key={line.person.table} person={line.person} comparing={comparing} />;
        })}
        {field.original && (
          <li className="ghost">
            <span className="rank" />
            <span className="initial" aria-hidden="true">
              {initial(field.original.name)}
            </span>
            <span className="name">
              <b>{words.original(called(field.original.name))}</b>
            </span>
            <b className="points display">{t.number(field.original.points)}</b>
            <span className="compare" />
            <Link to={toReplay('table', field.original.table)} className="look" aria-label={words.reviewOf(field.original.name)}>
              <Glyph name="rewind" size={15} /> {words.reviewShort}
            </Link>
          </li>
        )}
      </ol>
      {comparing && lines.length > 1 && (
        <p className="hint daily-compare-hint">
          <Glyph name="fork" size={15} /> {words.compareHint}
        </p>
      )}
      <TroubleLine trouble={act.trouble} />
    </section>
  );
}

function Person({
  person: { person, name, table, points, place, guest, me, friend, verified, notCounted, earlierBots },
  comparing,
}: {
  readonly person: FieldPerson;
  readonly comparing: Props['comparing'];
}) {
  const words = useDailyWords();
  const t = useTexts();
  const signs = [
    friend && !me && words.friend,
    guest && words.guest,
    notCounted !== undefined && t.daily.notCounted[notCounted],
    earlierBots && words.earlierBots,
  ].filter((each) => typeof each === 'string');
  const known = called(name);
  return (
    <li className={me ? 'me' : friend ? 'friend' : ''}>
      <span className="rank display">{place}</span>
      <span className="initial" aria-hidden="true">
        {initial(known)}
      </span>
      <span className="name">
        <b>{me ? words.you : <Link to={toProfile(person)}>{known}</Link>}</b>
        {verified && (
          <span title={words.checked}>
            <Glyph name="shield" size={14} />
            <span className="visually-hidden">{words.checked}</span>
          </span>
        )}
        {signs.length > 0 && <small>{signs.join(' · ')}</small>}
      </span>
      <b className="points display">
        {t.number(points)} <span className="visually-hidden">{words.points}</span>
      </b>
      {me ? <span className="compare" /> : <Compare comparing={comparing} name={known} one={{ table }} />}
      <Link to={toReplay('table', table)} className="look" aria-label={me ? words.review : words.reviewOf(known)}>
        <Glyph name="rewind" size={15} /> {words.reviewShort}
      </Link>
    </li>
  );
}

/** Sets a game beside mine. */
function Compare({
  comparing,
  name,
  one,
}: {
  readonly comparing: Props['comparing'];
  readonly name: string;
  readonly one: Against;
}) {
  const words = useDailyWords();
  if (!comparing) return <span />;
  return (
    <button
      type="button"
      className="look compare"
      title={words.compare(name)}
      aria-label={words.compare(name)}
      aria-pressed={isAgainst(comparing.against, one)}
      onClick={() => comparing.choose(one)}
    >
      <Glyph name="fork" size={17} />
    </button>
  );
}

const initial = (name: string): string => (Array.from(name)[0] ?? '?').toLocaleUpperCase();
