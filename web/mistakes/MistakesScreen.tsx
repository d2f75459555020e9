/** One's turning points, one after the other, on the real board as it was seen then: try another move, and the judge answers. */
import { useEffect, useMemo, useState } from 'react';
import { stableHash, type GameMove, type Seat } from '@cantiere/engine';
import { findGame } from '@cantiere/games';
import { takenBackBefore } from '../asking/address.ts';
import type { PositionSeen } from '../replay/replay.ts';
import type { Stands } from '../asking/share.ts';
import { HouseMark } from '../house/HouseMark.tsx';
import { TableCards } from '../cards/TableCards.tsx';
import { EditionSign } from '../editions/EditionSign.tsx';
import { PeopleContext } from '../kit/boardKit.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { LanguageSwitch } from '../kit/Shell.tsx';
import { NARROW, useMedia } from '../kit/useMedia.ts';
import { useTitle } from '../kit/useTitle.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { writeMoment } from '../replay/address.ts';
import type { OpenReplay } from '../replay/openReplay.ts';
import type { RecordReplay } from '../replay/recordReplay.ts';
import { writeRoad } from '../road/address.ts';
import { decidersOf, forksOf } from '../road/forks.ts';
import { Link } from '../route/Link.tsx';
import { navigate } from '../route/navigate.ts';
import { toHome, toReplay, type ReplayOf } from '../route/route.ts';
import { BoardGuard } from '../table/BoardGuard.tsx';
import { namesOf } from '../table/people.ts';
import { StillBoard } from '../table/StillBoard.tsx';
import type { TableParts } from '../table/useGameParts.ts';
import { useTexts } from '../text/index.ts';
import { writeMistakes, type MistakesAddress } from './address.ts';
import { Closing } from './Closing.tsx';
import { Exercise } from './Exercise.tsx';
import { nextOpen, outcomeOf, tallyOf, UNTRIED, type Exercise as Tried, type HowSolved } from './exercise.ts';
import { foundIn, huntOrder, progressOf, type Mistake } from './hunt.ts';
import { keep, keptOf } from './kept.ts';
import { Plates } from './Plates.tsx';
import { progressWords } from './progressWords.ts';
import { useMistakesTexts } from './text.ts';
import { huntKey, useHunt } from './useHunt.ts';
import { useMistakeKeys } from './useMistakeKeys.ts';
import { useTries } from './useTries.ts';
import './styles.ts';

interface Props {
  readonly asked: MistakesAddress & { readonly seat: Seat };
  readonly where: ReplayOf;
  readonly id: string;
  readonly opened: OpenReplay;
  readonly parts: TableParts;
}

type Whole = NonNullable<OpenReplay['whole']>;

export function MistakesScreen(props: Props) {
  const { whole, game, people } = props.opened;
  const m = useMistakesTexts();
  useTitle(m.title);
  if (!whole || people[props.asked.seat] === undefined)
    return (
      <div className="table-screen replay-screen mistakes-screen mistakes-none" data-game={game}>
        <main className="panel" id="content" tabIndex={-1}>
          <h1 className="display">{m.title}</h1>
          <p>{m.notOver}</p>
          <Link to={toReplay(props.where, props.id)} className="button">
            {m.replay}
          </Link>
        </main>
      </div>
    );
  return (
    <TableCards game={game}>
      <Screen {...props} whole={whole} />
    </TableCards>
  );
}

function Screen({ asked, where, id, opened, parts, whole }: Props & { readonly whole: Whole }) {
  const t = useTexts();
  const m = useMistakesTexts();
  const { language } = usePreferences();
  const narrow = useMedia(NARROW);
  const { game } = parts;
  const { people, me, sitting, edition } = opened;
  const { start, moves } = whole;
  const { seat } = asked;
  const mine = me === seat;
  const path = toReplay(where, id);
  const replay = opened.replay as RecordReplay;
  const nameOf = useMemo(() => namesOf(people), [people]);
  const key = useMemo(() => stableHash([start, moves, edition]).slice(0, 24), [start, moves, edition]);
  const forks = useMemo(() => forksOf(game, start, moves, [seat]), [game, start, moves, seat]);
  const decisions = useMemo(() => forks.map(({ at }) => at), [forks]);
  const { hunt, state, again } = useHunt({ game: opened.game, edition, moves, replay, key, seat, decisions }, asked.at);
  const judge = useTries();
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, HowSolved>>(
    () => new Map(keptOf(huntKey({ key, seat })).outcomes),
  );
  const [tries, setTries] = useState<ReadonlyMap<number, Tried>>(new Map());
  /** Where somebody has been, in that order; the last of what is known may still be overtaken by something dearer. */
  const [begun, setBegun] = useState<readonly number[]>([]);
  const [at, setAt] = useState<number | 'end'>();
  const order = useMemo(() => huntOrder(foundIn(hunt), begun), [hunt, begun]);
  const progress = progressOf(hunt);
  const running = state === 'running' && !progress.done;
  const over = useMemo(() => new Set(outcomes.keys()), [outcomes]);
  const title = mine || me === 'spectator' ? m.title : m.titleTheirs(nameOf(seat));
  const whoseGame = decidersOf(me, sitting);

  const goTo = (next: number | 'end' | undefined): void => {
    setAt(next);
    if (typeof next === 'number' && !begun.includes(next)) setBegun([...begun, next]);
  };
  // The first that is there is begun; after the last one, whatever is found next.
  const waiting = at === undefined;
  const fresh = waiting ? order.find((one) => !over.has(one.at))?.at : undefined;
  useEffect(() => {
    if (fresh !== undefined) goTo(fresh);
    else if (waiting && !running && state !== 'failed') setAt('end');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when there is something to begin
  }, [fresh, waiting, running, state]);

  const change = (which: number, how: (before: Tried) => Tried): void => {
    setTries((before) => new Map([...before, [which, how(before.get(which) ?? UNTRIED)]]));
  };
  // What has just been solved, or shown, counts as its first outcome, whatever is tried later.
  const now = typeof at === 'number' ? order.find((one) => one.at === at) : undefined;
  const tried = (now && tries.get(now.at)) ?? UNTRIED;
  const outcome = outcomeOf(tried);
  useEffect(() => {
    if (!now || outcome === undefined || outcomes.has(now.at)) return;
    const next = new Map([...outcomes, [now.at, outcome] as const]);
    setOutcomes(next);
    keep(huntKey({ key, seat }), { outcomes: [...next] });
  }, [now, outcome, outcomes, key, seat]);

  const next = now && nextOpen(order, over, now.at);
  const goOn = (): void => goTo(next ?? (running ? undefined : 'end'));
  const retry = (): void => {
    const left = new Map([...outcomes].filter(([, each]) => each === 'first'));
    const first = order.find((one) => !left.has(one.at));
    setOutcomes(left);
    setTries(new Map());
    keep(huntKey({ key, seat }), { outcomes: [...left] });
    goTo(first?.at);
  };
  const analysis = path + writeMoment({ as: seat, tab: 'analysis' });
  useMistakeKeys({
    step(direction) {
      const here = order.findIndex((one) => one.at === at);
      const to = order[at === 'end' ? order.length - 1 : here + direction];
      if (to) goTo(to.at);
    },
    leave: () => navigate(analysis),
  });

  const since = findGame(opened.game)?.meta.chanceApartSince ?? 0;
  const hasRoads = Number.parseInt(edition, 10) >= since && whoseGame.includes(seat);
  const roadTo = ({ at: from, better }: Mistake): string | undefined =>
    hasRoads ? path + writeRoad({ at: from, own: [better] }) : undefined;
  const words = progressWords(progress, state, m);
  const plates = <Plates {...{ order, outcomes, at, narrow, goTo }} rounds={replay.rounds} running={running} />;
  const leave = (
    <Link to={analysis} className="button icon mistake-leave" aria-label={m.back} title={m.back}>
      <Glyph name="close" size={18} />
    </Link>
  );
  const road = now && roadTo(now);
  const standsAt = (position: number): Stands =>
    where === 'table'
      ? { kind: 'replay', path, at: position, as: seat, back: takenBackBefore(replay.takenBack, position) }
      : { kind: 'here' };
  const main = (() => {
    if (at === 'end')
      return (
        <Closing
          game={opened.game}
          options={start.options}
          tally={order.length > 0 ? tallyOf(order, outcomes) : undefined}
          decisions={decisions.length}
          road={order[0] && roadTo(order.toSorted((a, b) => b.wins - a.wins)[0] ?? order[0])}
          {...{ sitting, seat, analysis, retry }}
        />
      );
    if (!now)
      return (
        <>
          <section className="board-area" aria-label={t.table.board}>
            <BoardGuard version={0}>
              <PeopleContext value={people}>
                <StillBoard
                  board={parts.board}
                  view={replay.position(decisions[0] ?? 0, seat).view}
                  texts={parts.texts[language]}
                  {...{ seat, people, language }}
                />
              </PeopleContext>
            </BoardGuard>
          </section>
          <aside className="mistake-panel">
            {narrow && <div className="mistake-top">{leave}</div>}
            <div className="mistake-waiting">
              {state === 'failed' ? (
                <>
                  <p>{m.searchFailed}</p>
                  <button type="button" className="button" onClick={again}>
                    {m.again}
                  </button>
                </>
              ) : (
                <>
                  <span className="spinner" aria-hidden="true" />
                  {order.length === 0 && <p>{m.first}</p>}
                  <progress max={progress.total} value={progress.looked} aria-label={words} />
                </>
              )}
              <p role="status">{words}</p>
            </div>
          </aside>
        </>
      );
    return (
      <Exercise
        key={now.at}
        asking={{ stands: standsAt(now.at), earlier: () => earlierOf(replay, now.at, seat) }}
        mistake={now}
        position={replay.position(now.at, seat)}
        played={moves[now.at]?.move as GameMove}
        round={replay.rounds[now.at] ?? 1}
        which={m.which(order.indexOf(now) + 1, order.length, running)}
        change={(how) => change(now.at, how)}
        top={
          narrow && (
            <div className="mistake-top">
              {plates}
              {leave}
            </div>
          )
        }
        onward={
          <>
            <button type="button" className="button go" onClick={goOn} data-next>
              {next !== undefined ? m.next : running ? m.wait : m.finish} <Glyph name="next" size={16} />
            </button>
            <div className="pair">
              {road !== undefined && (
                <Link to={road} className="button" title={m.road}>
                  <Glyph name="fork" size={18} /> <span>{m.road}</span>
                </Link>
              )}
              <Link to={path + writeMoment({ at: now.at, as: seat })} className="button" title={m.replay}>
                <Glyph name="rewind" size={17} /> <span>{m.replay}</span>
              </Link>
            </div>
          </>
        }
        {...{ opened, parts, seat, mine, nameOf, narrow, tried, judge }}
      />
    );
  })();

  return (
    <div
      className="table-screen replay-screen mistakes-screen"
      data-game={opened.game}
      data-at={at === 'end' ? 'end' : now ? 'exercise' : 'waiting'}
    >
      <header className="table-header on-blueprint">
        <Link to={toHome} className="to-home" aria-label={t.nav.home}>
          <HouseMark size={26} />
        </Link>
        <p className="display game-name">{game.meta.title[language]}</p>
        <span className="table-called">
          {opened.name} · <EditionSign game={opened.game} edition={edition} />
        </span>
        <span className="spring" />
        {!narrow && <LanguageSwitch />}
      </header>
      <section className="mistake-head">
        <Glyph name="hint" size={24} />
        <div>
          <h1 className="display">{title}</h1>
          <p>
            {m.lead} {!narrow && m.judge}
          </p>
        </div>
        {whoseGame.length > 1 && (
          <label className="mistake-whose">
            <span>{m.whose}</span>
            <select
              value={seat}
              onChange={(event) => navigate(path + writeMistakes({ seat: Number(event.target.value) }), 'replace')}
            >
              {whoseGame.map((each) => (
                <option key={each} value={each}>
                  {nameOf(each)}
                </option>
              ))}
            </select>
          </label>
        )}
        {!narrow && (
          <Link to={analysis} className="button mistake-back">
            <Glyph name="close" size={16} /> <span>{m.back}</span>
          </Link>
        )}
      </section>
      <main className="mistake-main" id="content" tabIndex={-1}>
        {main}
      </main>
      {!narrow && (
        <footer className="mistake-foot on-blueprint">
          {plates}
          <p>{words}</p>
        </footer>
      )}
    </div>
  );
}

/** Far enough back for a move of the same piece. */
const FAR = 60;

function* earlierOf(replay: RecordReplay, at: number, seat: Seat): Iterable<PositionSeen> {
  for (let n = at - 1; n >= Math.max(0, at - FAR); n--) yield replay.position(n, seat);
}
