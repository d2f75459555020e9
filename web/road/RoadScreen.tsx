/**
 * The other road: a finished game and what would have become of it after another move, side by side. The deck is the same, bots
 * answer steadily, so everybody who opens the same fork with the same move sees the same road.
 */
import { useEffect, useMemo, useState } from 'react';
import { standsFor } from '@cantiere/bots';
import { IllegalRecord, stableHash, type GameMove } from '@cantiere/engine';
import { hasShape } from '@cantiere/engine/shape';
import { findGame } from '@cantiere/games';
import { HouseMark } from '../house/HouseMark.tsx';
import { TableCards } from '../cards/TableCards.tsx';
import { EditionSign } from '../editions/EditionSign.tsx';
import { PlayerMark } from '../kit/boardKit.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { LanguageSwitch } from '../kit/Shell.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useLoaded } from '../kit/useLoaded.ts';
import { NARROW, useMedia } from '../kit/useMedia.ts';
import { useTitle } from '../kit/useTitle.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { writeMoment } from '../replay/address.ts';
import type { OpenReplay } from '../replay/openReplay.ts';
import type { RecordReplay } from '../replay/recordReplay.ts';
import { rounded } from '../result/rounded.ts';
import { Link } from '../route/Link.tsx';
import { navigate } from '../route/navigate.ts';
import { toHome, toOffline, toReplay, type ReplayOf } from '../route/route.ts';
import { namesOf } from '../table/people.ts';
import type { TableParts } from '../table/useGameParts.ts';
import { useTexts } from '../text/index.ts';
import { readRoad, writeRoad } from './address.ts';
import { ChangesPaper } from './ChangesPaper.tsx';
import { finalPointsOf } from './changes.ts';
import { ChoosingPane } from './ChoosingPane.tsx';
import { ForkChoice } from './ForkChoice.tsx';
import { Honesty } from './Honesty.tsx';
import { decidersOf, forkNear, forksOf, type Fork } from './forks.ts';
import { practiseRoad } from './practice.ts';
import { practisedRoads } from './practised.ts';
import { NoRoad } from './NoRoad.tsx';
import { RoadFoot } from './RoadFoot.tsx';
import type { RopeBranch } from './Rope.tsx';
import { ForkMove, RoadPane, RoadBoard } from './RoadPane.tsx';
import { RoadPick } from './RoadPick.tsx';
import { SendFork } from './SendFork.tsx';
import { firstMoveAt, pictureIn, roadWords, sameMove, scoreAt, wouldBe } from './telling.ts';
import { useRoadTexts } from './text.ts';
import { useRoadKeys, useSteps, type RoadSide } from './useSteps.ts';
import { useRoads } from './useRoads.ts';
import '../table/table.css';
import '../table/choices.css';
import '../replay/replay.css';
import './road.css';
import './foot.css';
import './narrow.css';
import './low.css';

interface Props {
  readonly where: ReplayOf;
  readonly id: string;
  readonly opened: OpenReplay;
  readonly parts: TableParts;
}

type Whole = NonNullable<OpenReplay['whole']>;

export function RoadScreen(props: Props) {
  const { opened } = props;
  const t = useRoadTexts();
  const { whole, edition, game } = opened;
  if (!whole) return <NoRoad {...props} why={t.notOver} />;
  const since = findGame(game)?.meta.chanceApartSince ?? 0;
  if (Number.parseInt(edition, 10) < since) return <NoRoad {...props} why={t.shuffled} fresh />;
  return (
    <TableCards game={game}>
      <Screen {...props} whole={whole} />
    </TableCards>
  );
}

function Screen({ where, id, opened, parts, whole }: Props & { readonly whole: Whole }) {
  const t = useTexts();
  const r = useRoadTexts();
  const { language } = usePreferences();
  const narrow = useMedia(NARROW);
  const { game, board, texts: allTexts } = parts;
  const texts = allTexts[language];
  const { people, me, sitting, steady } = opened;
  const { start, moves, result } = whole;
  const path = toReplay(where, id);
  const nameOf = useMemo(() => namesOf(people), [people]);
  const key = useMemo(() => stableHash([start, moves, opened.edition]).slice(0, 24), [start, moves, opened]);
  const forks = useMemo(() => forksOf(game, start, moves, decidersOf(me, sitting)), [game, start, moves, me, sitting]);
  const stands = useMemo(() => standsFor(sitting, steady), [sitting, steady]);
  const [asked] = useState(() => readRoad(location.search));
  const [fork, setFork] = useState<Fork | undefined>(
    () => forks.find(({ at }) => at === asked?.at) ?? forkNear(forks, asked?.at ?? 0),
  );
  const roads = useRoads(key, { game, id: opened.game, edition: opened.edition, start, moves, stands });
  const [shownKey, setShownKey] = useState<string>();
  const [wrong, setWrong] = useState<string | undefined>(() =>
    asked && forks.every(({ at }) => at !== asked.at) && asked.own.length > 0 ? r.notHere : undefined,
  );
  const shown = roads.known.find((one) => one.key === shownKey && one.at === fork?.at);
  const [view, setView] = useState<RoadSide | 'changes'>('other');
  const [side, setSide] = useState<RoadSide>('other');
  const act = useAct();
  const length = Math.max(moves.length, shown?.replay.length ?? 0);
  const steps = useSteps(length, fork?.at ?? 0);
  const practised = useMemo(() => practisedRoads(where, id, moves), [where, id, moves]);
  useTitle(`${r.title} · ${game.meta.title[language]}`);

  const walk = (at: number, own: readonly GameMove[]): void => {
    try {
      setShownKey(roads.begin(at, own));
      setWrong(undefined);
      setView('other');
    } catch (error) {
      // Rules that stumble over a move refuse it too: it may have come with the address.
      if (!(error instanceof IllegalRecord || error instanceof RangeError)) console.warn(error);
      setWrong(r.notLegal);
    }
  };
  // A road that came with the address: its moves are checked as everything that comes from outside is, before the rules see them.
  const schema = useLoaded(() => parts.opened.schema(), parts.opened.edition);
  const sent = schema.state === 'here' && asked && asked.own.length > 0 && fork?.at === asked.at;
  useEffect(() => {
    if (!sent || !asked || schema.state !== 'here') return;
    if (asked.own.every((move) => hasShape(schema.value.moveSchema, move))) walk(asked.at, asked.own);
    else setWrong(r.notLegal);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it can be checked
  }, [sent]);
  const done = shown?.state === 'done';
  // At its end a road is looked at from its end.
  useEffect(() => {
    if (done) steps.go(length);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is there
  }, [done, shown?.key]);
  useEffect(() => {
    if (fork) navigate(path + writeRoad({ at: fork.at, own: shown?.own ?? [] }), 'replace');
  }, [path, fork, shown?.own]);
  useRoadKeys({
    steps,
    length,
    off: shown === undefined,
    look(next) {
      setSide(next);
      setView(next);
    },
  });

  if (!fork) return <NoRoad {...{ where, id, opened }} why={r.noForks} />;
  const { seat } = fork;
  const mine = me === seat;
  const played = moves[fork.at]?.move as GameMove;
  const before = (opened.replay as RecordReplay).position(fork.at, seat);
  const title = game.meta.title[language];
  const walking = shown?.state === 'walking';
  const roadAt = shown ? Math.min(walking ? shown.replay.length : steps.at, shown.replay.length) : fork.at;
  const final = finalPointsOf(result, seat);
  const other = shown?.result && finalPointsOf(shown.result, seat);
  const practiceHere = practised.filter((one) => one.at === fork.at);
  const running = practiceHere.find(({ over }) => !over);

  const playMyself = (): void =>
    void act.run(async () => {
      if (shown) roads.stop(shown.key);
      const own = shown?.own ?? [];
      const plan = { start, moves, at: fork.at, own: own.slice(0, 1), stands };
      const name = r.tableName(opened.name, fork.at + 1);
      const saved = await practiseRoad({ where, id, game: opened.game, edition: opened.edition, name, plan, people });
      navigate(toOffline(saved.id));
    });
  const acts = (
    <div className="road-acts">
      <button type="button" className="button go" aria-disabled={act.busy} onClick={playMyself} title={r.playYourselfHint}>
        <Glyph name="play" size={16} /> {r.playYourself}
      </button>
      {walking && shown ? (
        <button type="button" className="button" onClick={() => roads.stop(shown.key)}>
          <span className="spinner" aria-hidden="true" /> {r.walking(shown.replay.length)} {r.stop}
        </button>
      ) : shown && shown.state !== 'done' ? (
        <button type="button" className="button" onClick={() => roads.goOn(shown.key)}>
          <Glyph name="bot" size={18} /> {r.goOn}
        </button>
      ) : (
        !shown && (
          <button type="button" className="button" onClick={() => walk(fork.at, [])}>
            <Glyph name="bot" size={18} /> {r.letMaster}
          </button>
        )
      )}
      {running && (
        <Link to={toOffline(running.table)} className="button quiet">
          {r.goOnPlaying}
        </Link>
      )}
      <TroubleLine trouble={act.trouble} />
    </div>
  );
  const chooseFork = (at: number): void => {
    const next = forks.find((each) => each.at === at);
    if (!next) return;
    setFork(next);
    setShownKey(undefined);
    setWrong(undefined);
    setView('other');
    steps.go(at);
  };
  const chooseRoad = (wanted: string): void => {
    if (wanted === '') {
      setShownKey(undefined);
      setView('other');
      return;
    }
    const own = practiceHere.find(({ table }) => table === wanted)?.own;
    if (own) walk(fork.at, own);
    else setShownKey(wanted);
  };
  const ended = shown?.state === 'done' && other ? wouldBe(r, other, mine ? undefined : nameOf(seat)) : undefined;
  const subtitle = wrong ?? ended ?? r.lead;
  const spoken = `${r.atMove(steps.at, length)}, ${side === 'mine' ? (mine ? r.mine : r.theirs(nameOf(seat))) : r.other}`;
  const branchOf = (replay: RecordReplay, standingNow: RopeBranch['ended']): RopeBranch => ({
    length: replay.length,
    rounds: replay.rounds,
    ended: standingNow,
    score: (at) => scoreAt(replay, at, seat),
  });
  const real = opened.replay as RecordReplay;
  const firstOther = shown && shown.replay.length > 0 ? firstMoveAt(shown, fork) : undefined;

  const sidePaper = shown && (
    <aside className="road-side" hidden={narrow && view !== 'changes'}>
      {shown.result ? (
        <ChangesPaper before={result} after={shown.result} {...{ seat, texts, nameOf }} />
      ) : (
        <>
          <h2>{r.changes}</h2>
          <p className="hint" role="status">
            {shown.state === 'failed'
              ? r.failed
              : shown.state === 'stopped'
                ? r.stopped(shown.replay.length)
                : r.walking(shown.replay.length)}
          </p>
        </>
      )}
      <Honesty {...{ sitting, steady, seat, nameOf }} strayed={shown.strayed} />
      {acts}
    </aside>
  );

  return (
    <div className="table-screen road-screen" data-game={opened.game} data-view={view} data-choosing={shown === undefined}>
      <header className="table-header on-blueprint">
        <Link to={toHome} className="to-home" aria-label={t.nav.home}>
          <HouseMark size={26} />
        </Link>
        <p className="display game-name">{title}</p>
        <span className="table-called">
          {opened.name} · <EditionSign game={opened.game} edition={opened.edition} />
        </span>
        <span className="spring" />
        {!narrow && <LanguageSwitch />}
      </header>
      <section className="road-head">
        <Glyph name="fork" size={30} />
        <div className="road-title">
          <h1 className="display">{r.title}</h1>
          <p role="status" data-wrong={wrong !== undefined}>
            {subtitle}
          </p>
        </div>
        <ForkChoice {...{ forks, fork, nameOf, gameKey: key, choose: chooseFork }} />
        <RoadPick
          known={roads.known.filter(({ at }) => at === fork.at)}
          practised={practiceHere}
          shown={shown?.key}
          called={(one) => roadWords(one, before.view, texts, nameOf, r.roadMaster)}
          choose={chooseRoad}
        />
        <Link to={path + writeMoment({ at: fork.at, as: seat })} className="button road-back" aria-label={r.back}>
          <Glyph name="close" size={16} /> <span>{r.back}</span>
        </Link>
      </section>
      {narrow && (
        <div className="road-switch" role="radiogroup" aria-label={r.which}>
          {(['mine', 'other', ...(shown ? (['changes'] as const) : [])] as const).map((each) => (
            <button
              key={each}
              type="button"
              role="radio"
              aria-checked={view === each}
              onClick={() => {
                setView(each);
                if (each !== 'changes') setSide(each);
              }}
            >
              {each === 'mine' ? (mine ? r.switchMine : r.switchTheirs) : each === 'other' ? r.switchOther : r.switchChanges}
            </button>
          ))}
        </div>
      )}
      <main className="road-main" id="content" tabIndex={-1}>
        <RoadPane
          kind="mine"
          sign={<PlayerMark seat={seat} size={18} />}
          title={mine ? r.mine : r.theirs(nameOf(seat))}
          under={r.asItWent}
          score={`${rounded(final.mine)}–${rounded(final.best)}`}
          hidden={narrow && view !== 'mine'}
          foot={
            <ForkMove
              over={r.was(fork.at + 1)}
              words={texts.move(played, before.view)}
              picture={pictureIn(texts.move(played, before.view), (piece) => board.picture(piece, seat))}
              nameOf={nameOf}
            />
          }
        >
          <RoadBoard
            board={board}
            position={shown ? real.position(Math.min(steps.at, real.length), seat) : before}
            at={shown ? steps.at : fork.at}
            {...{ seat, people, texts }}
          />
        </RoadPane>
        {shown ? (
          <>
            <RoadPane
              kind="other"
              sign={<Glyph name="fork" size={22} />}
              title={r.other}
              under={walking ? r.walking(shown.replay.length) : r.asItWould}
              score={other ? `${rounded(other.mine)}–${rounded(other.best)}` : ''}
              hidden={narrow && view !== 'other'}
              foot={
                firstOther && (
                  <ForkMove
                    over={r.instead(fork.at + 1)}
                    words={texts.move(firstOther, before.view)}
                    more={shown.own.length === 0 && <small>{sameMove(firstOther, played) ? r.bySameMaster : r.byMaster}</small>}
                    picture={pictureIn(texts.move(firstOther, before.view), (piece) => board.picture(piece, seat))}
                    nameOf={nameOf}
                  />
                )
              }
            >
              <RoadBoard board={board} position={shown.replay.position(roadAt, seat)} at={roadAt} {...{ seat, people, texts }} />
            </RoadPane>
            {sidePaper}
          </>
        ) : (
          <ChoosingPane
            key={fork.at}
            id={opened.game}
            position={before}
            at={fork.at}
            hidden={narrow && view !== 'other'}
            choose={(own) => walk(fork.at, own)}
            {...{ game, board, texts, seat, played, people, nameOf, narrow, acts }}
          />
        )}
      </main>
      {(shown || !narrow) && (
        <RoadFoot
          fork={fork.at}
          mine={branchOf(real, final)}
          other={shown && branchOf(shown.replay, other)}
          calledMine={mine ? r.switchMine : r.switchTheirs}
          go={(at, which) => {
            steps.go(at);
            setSide(which);
            if (narrow) setView(which);
          }}
          {...{ walking, steps, length, side, setSide, spoken, narrow }}
        >
          <SendFork path={path} at={fork.at} own={shown?.own ?? []} here={where !== 'table'} />
        </RoadFoot>
      )}
    </div>
  );
}
