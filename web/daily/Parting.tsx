/** Two games of one deal side by side at the first move where they part: mine and whoever was chosen, else the best; where mine is the best, the second. */
import { useEffect, useMemo, useRef } from 'react';
import { levelNames } from '@cantiere/bots/levels';
import { deal as dealt, type GameRecord, type GameState, type Language, type PlayedMove, type View } from '@cantiere/engine';
import type { DealField } from '@cantiere/server/protocol';
import { ghostGame } from '../ask/deals.ts';
import { wholeGame } from '../ask/tables.ts';
import { called } from '../kit/called.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useLoaded } from '../kit/useLoaded.ts';
import { useWidth } from '../kit/useWidth.ts';
import { WordsLine } from '../kit/WordsLine.tsx';
import type { Sitter } from '../kit/boardKit.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { writeMoment } from '../replay/address.ts';
import { keepFile } from '../replay/files.ts';
import { Link } from '../route/Link.tsx';
import { navigate } from '../route/navigate.ts';
import { toOffline, toReplay } from '../route/route.ts';
import { BoardGuard } from '../table/BoardGuard.tsx';
import { namesOf } from '../table/people.ts';
import { useGameParts, type TableParts } from '../table/useGameParts.ts';
import { useTexts } from '../text/index.ts';
import { opponentOf, partingOf, type Against } from './parting.ts';
import { useDailyWords, type DailyWords } from './text.ts';
import '../table/table.css';

interface Other {
  readonly name: string;
  readonly points: number;
  readonly ghost: boolean;
  /** Mine is the better of the two. */
  readonly second: boolean;
  /** Of a person's game; a ghost's has none. */
  readonly table?: string;
  load(): Promise<GameRecord>;
}

function otherOf(field: DealField, against: Against | undefined, language: Language): Other | undefined {
  const { deal } = field;
  const mine = deal.mine?.points ?? 0;
  const found = opponentOf(field, against);
  if (found?.kind === 'person') {
    const { name, points, table } = found.person;
    return { name: called(name), points, ghost: false, second: points < mine, table, load: () => wholeGame(table) };
  }
  if (!found) return undefined;
  const { level, points } = found.ghost;
  const name = levelNames[level][language];
  return { name, points, ghost: true, second: points < mine, load: () => ghostGame(deal.id, level) };
}

interface Props {
  readonly field: DealField;
  /** Who was chosen from the list; absent: the best of the others. */
  readonly against: Against | undefined;
}

export function Parting({ field, against }: Props) {
  const { language } = usePreferences();
  const words = useDailyWords();
  const { deal } = field;
  const other = otherOf(field, against, language);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Whoever chose from the list is brought to what they chose.
    if (against) title.current?.focus();
  }, [against]);
  const mine = deal.mine?.state === 'over' ? deal.mine : undefined;
  const games = useLoaded(
    mine && other && (() => Promise.all([wholeGame(mine.table), other.load()])),
    `${mine?.table ?? ''} ${other?.table ?? other?.name ?? ''}`,
  );
  const parts = useGameParts(games.state === 'here' ? deal : undefined);
  if (!mine || !other) return null;
  const failed = games.state === 'failed' || (parts !== undefined && 'failed' in parts);
  return (
    <section className="panel daily-parting" aria-labelledby="parting-title">
      <h2 id="parting-title" ref={title} tabIndex={-1}>
        {against ? words.partingWith(other.name) : titleOf(other, words)}
      </h2>
      {games.state === 'here' && parts && !('failed' in parts) ? (
        <Boards field={field} mine={games.value[0]} theirs={games.value[1]} other={other} parts={parts} />
      ) : (
        <p className="nothing" role="status">
          {failed ? words.partingFailed : words.partingWait}
        </p>
      )}
    </section>
  );
}

function titleOf(other: Other, words: DailyWords): string {
  if (other.second) return words.partingMine;
  return other.ghost ? words.partingGhost(other.name) : words.partingTitle;
}

interface BoardsProps {
  readonly field: DealField;
  readonly mine: GameRecord;
  readonly theirs: GameRecord;
  readonly other: Other;
  readonly parts: TableParts;
}

function Boards({ field: { deal }, mine, theirs, other, parts }: BoardsProps) {
  const t = useTexts();
  const words = useDailyWords();
  const act = useAct();
  const at = partingOf(mine.moves, theirs.moves);
  const before = useMemo(
    () => (at === undefined ? undefined : positionAt(parts, mine, at, deal.seat)),
    [parts, mine, at, deal.seat],
  );
  if (at === undefined || before === undefined) return <p>{words.partingSame}</p>;
  const people = (name: string): readonly Sitter[] =>
    deal.seats.map((seat) =>
      seat.kind === 'me' ? { name, bot: false, present: true } : { name: seat.name, bot: true, present: true },
    );
  const moment = writeMoment({ at: at + 1, as: deal.seat });
  const toTheirs = (): void => navigate(toReplay('file', keepFile(theirs)) + moment);
  const tryHere = (): void =>
    void act.run(async () => {
      const { beginFrom } = await import('../offline/beginFrom.ts');
      const whole = { start: { seats: mine.seats, options: mine.options, seed: mine.seed }, moves: mine.moves };
      const edition = parts.opened.edition;
      const saved = await beginFrom({
        game: deal.game,
        edition,
        name: words.tryHere,
        whole,
        at,
        seat: deal.seat,
        level: 'normal',
      });
      navigate(toOffline(saved.id));
    });
  return (
    <>
      <div className="daily-fork">
        <Road
          name={words.you}
          points={deal.mine?.points ?? 0}
          {...{ view: before, parts, people: people(words.you), played: mine.moves[at], seat: deal.seat }}
          best={other.second}
          link={
            <Link to={toReplay('table', deal.mine?.table ?? '') + moment} aria-label={words.watchHere(words.you)}>
              {words.reviewShort}
            </Link>
          }
        />
        <p className="daily-fork-sign">
          <Glyph name="fork" size={24} />
          {words.partingMove(at + 1)}
        </p>
        <Road
          name={other.name}
          points={other.points}
          {...{ view: before, parts, people: people(other.name), played: theirs.moves[at], seat: deal.seat }}
          best={!other.second}
          link={
            other.table === undefined ? (
              <button type="button" aria-label={words.watchHere(other.name)} onClick={toTheirs}>
                {words.reviewShort}
              </button>
            ) : (
              <Link to={toReplay('table', other.table) + moment} aria-label={words.watchHere(other.name)}>
                {words.reviewShort}
              </Link>
            )
          }
        />
      </div>
      <div className="daily-fork-acts">
        <p className="hint">{words.tryHereHint}</p>
        <button type="button" className="button soft" aria-disabled={act.busy} onClick={tryHere}>
          <Glyph name="undo" size={16} /> {act.busy ? t.home.setting : words.tryHere}
        </button>
      </div>
      <TroubleLine trouble={act.trouble} />
    </>
  );
}

/** The position after so many moves, through the eyes of the one seat that everybody has. */
function positionAt(
  { game }: TableParts,
  { seats, options, seed, moves }: GameRecord,
  at: number,
  seat: number,
): View<GameState> {
  const state = dealt(game, { seats, options, seed });
  for (const played of moves.slice(0, at)) game.play(state, played.seat, played.move);
  return game.view(state, seat);
}

interface RoadProps {
  readonly name: string;
  readonly points: number;
  readonly best: boolean;
  /** The position that both had. */
  readonly view: View<GameState>;
  readonly parts: TableParts;
  readonly people: readonly Sitter[];
  readonly played: PlayedMove | undefined;
  readonly seat: number;
  readonly link: React.ReactNode;
}

/** The board is drawn as large as at a table and shown smaller: the same crop and the same scale on both sides. */
const DRAWN = { width: 1120, height: 760 };
const nothing = (): undefined => undefined;

function Road({ name, points, best, view, parts: { game, texts: all, board }, people, played, seat, link }: RoadProps) {
  const t = useTexts();
  const { language } = usePreferences();
  const [box, width] = useWidth<HTMLDivElement>();
  const texts = all[language];
  const choices = useMemo(() => game.choices(view, seat), [game, view, seat]);
  const scale = width / DRAWN.width;
  const draft = played?.seat === seat ? played.move : undefined;
  return (
    <article className="daily-road" data-best={best}>
      <div ref={box} className="daily-road-board" style={{ height: DRAWN.height * scale }} inert aria-hidden="true">
        {width > 0 && (
          <div style={{ width: DRAWN.width, height: DRAWN.height, transform: `scale(${scale})` }}>
            <section className="board-area">
              <BoardGuard version={0}>
                <board.Board
                  {...{ view, seat, people, language, texts, choices, draft }}
                  propose={nothing}
                  play={nothing}
                  busy={false}
                  refuse={nothing}
                  explain={nothing}
                  news={[]}
                />
              </BoardGuard>
            </section>
          </div>
        )}
      </div>
      <p className="daily-road-words">
        <span>
          <b>{name}</b>
          {draft && (
            <>
              : <WordsLine words={texts.move(draft, view)} nameOf={namesOf(people)} />
            </>
          )}
        </span>
        <b className="points display">{t.number(points)}</b>
        {link}
      </p>
    </article>
  );
}
