/** A puzzle on the real board: the exercise of one's mistakes (web/mistakes/), with a position that nobody here has played. */
import { useMemo, useState } from 'react';
import { BUILDERS } from '@cantiere/bots/temperaments';
import { setUp, type PuzzleFile } from '@cantiere/bots/puzzle';
import { plain } from '@cantiere/engine';
import { myName } from '../ask/me.ts';
import { useArrivedAsk, type ArrivedAsk } from '../asking/useArrivedAsk.ts';
import { TableCards } from '../cards/TableCards.tsx';
import { EditionSign } from '../editions/EditionSign.tsx';
import { USUAL_LEVEL } from '../home/usual.ts';
import { HouseMark } from '../house/HouseMark.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { LanguageSwitch } from '../kit/Shell.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { LOW, NARROW, useMedia } from '../kit/useMedia.ts';
import { useTitle } from '../kit/useTitle.ts';
import { Waiting } from '../lost/Waiting.tsx';
import { Exercise } from '../mistakes/Exercise.tsx';
import { outcomeOf } from '../mistakes/exercise.ts';
import { OtherWords, type MistakesTexts } from '../mistakes/text.ts';
import { useMistakeKeys } from '../mistakes/useMistakeKeys.ts';
import { useTries } from '../mistakes/useTries.ts';
import { usePreferences } from '../prefs/preferences.ts';
import { wholeAddress } from '../route/base.ts';
import { Link } from '../route/Link.tsx';
import { navigate } from '../route/navigate.ts';
import { toHome, toOffline, toPuzzles } from '../route/route.ts';
import { namesOf } from '../table/people.ts';
import type { TableParts } from '../table/useGameParts.ts';
import { useTexts } from '../text/index.ts';
import { toPuzzle, type PuzzleAddress } from './address.ts';
import { positionsBefore } from './earlier.ts';
import { ShareButton } from './ShareButton.tsx';
import { ThumbButtons } from './ThumbButtons.tsx';
import { useRun, type Run } from './useRun.ts';
import { useThumbs } from './useThumbs.ts';
import { ThemeSelect } from './ThemeSelect.tsx';
import { grouped, themesOf } from './themes.ts';
import { usePuzzleTexts, type PuzzleTexts } from './text.ts';
import '../mistakes/styles.ts';
import './screen.css';

interface Props {
  readonly file: PuzzleFile;
  readonly parts: TableParts;
  readonly asked: PuzzleAddress;
}

export function PuzzleScreen({ file, parts, asked }: Props) {
  const { language } = usePreferences();
  const texts = parts.texts[language];
  const p = usePuzzleTexts();
  const ask = useArrivedAsk(parts.opened);
  const byThemes = useMemo(() => ({ ...file, puzzles: grouped(file.puzzles, texts) }), [file, texts]);
  if (ask === 'waiting') return <Waiting words={p.loading} />;
  return (
    <TableCards game={file.game}>
      <Screen file={byThemes} {...{ parts, asked, ask }} />
    </TableCards>
  );
}

function Screen({ file, parts, asked, ask }: Props & { readonly ask: ArrivedAsk }) {
  const t = useTexts();
  const p = usePuzzleTexts();
  const { language } = usePreferences();
  const narrow = useMedia(NARROW);
  // A low window has no room for a head: what is chosen there stands with what is told.
  const low = useMedia(LOW);
  const { game } = parts;
  const texts = parts.texts[language];
  const title = game.meta.title[language];
  const run = useRun(file, asked);
  const thumbs = useThumbs(file.game);
  const judge = useTries();
  const act = useAct();
  const { puzzle, tried } = run;
  const there = useMemo(() => {
    if (!puzzle) return undefined;
    const at = setUp(game, puzzle);
    const position = { view: game.view(at.state, at.seat), toAct: [at.seat] };
    return { ...at, position, round: game.round(at.state) };
  }, [game, puzzle]);
  const me = myName();
  const people = useMemo(() => {
    const others = BUILDERS.filter((name) => name !== me);
    return Array.from({ length: puzzle?.seats ?? 0 }, (_, seat) =>
      seat === there?.seat
        ? { name: me, bot: false, present: true }
        : { name: others[seat] ?? `#${seat + 1}`, bot: true, present: true },
    );
  }, [me, puzzle, there]);
  const nameOf = useMemo(() => namesOf(people), [people]);
  const mistake = useMemo(
    () =>
      puzzle &&
      there && {
        at: puzzle.way.length,
        better: there.best,
        wins: puzzle.wins,
        points: puzzle.points,
        why: puzzle.why,
        clear: puzzle.gap,
      },
    [puzzle, there],
  );
  const habit = there && plain(texts.move(there.habit, there.position.view), nameOf);
  const words = useMemo(() => wordsFor(p, habit ?? ''), [p, habit]);
  const themes = useMemo(() => themesOf(file.puzzles, game, texts, p), [file, game, texts, p]);
  const over = outcomeOf(tried) !== undefined;
  // What an address asked, of the puzzle that it named.
  const question = ask === 'unreadable' ? ask : ask?.question;
  const [arrived] = useState(() => (asked.mode === 'one' && !run.missing ? question : undefined));
  // A puzzle of its own, the day's or one that was sent, leads into the stream.
  const single = asked.mode === 'day' || asked.mode === 'one';
  const next = (): void => (single ? navigate(toPuzzle(file.game, {})) : run.next());
  useTitle(p.titleOf(title));
  useMistakeKeys({
    step(direction) {
      if (over && direction > 0) next();
    },
    leave: () => navigate(toPuzzles()),
  });

  const playOn = (): void =>
    void act.run(async () => {
      if (!puzzle || !there) return;
      const { beginFrom } = await import('../offline/beginFrom.ts');
      const whole = { start: there.start, moves: there.played };
      const { seat } = there;
      const name = p.table(puzzle.id);
      const at = there.played.length;
      navigate(
        toOffline((await beginFrom({ game: file.game, edition: file.edition, name, whole, at, seat, level: USUAL_LEVEL })).id),
      );
    });
  const status = statusOf(run, asked, p);
  const leave = (
    <Link to={toPuzzles()} className="button icon mistake-leave" aria-label={p.leave} title={p.leave}>
      <Glyph name="close" size={18} />
    </Link>
  );
  const goTo = (to: Partial<PuzzleAddress>): void => navigate(toPuzzle(file.game, to), 'replace');
  const mode = asked.mode === 'row' ? 'row' : 'stream';
  const themeSelect = <ThemeSelect themes={themes} chosen={asked.theme} choose={(theme) => goTo({ mode, theme })} />;
  return (
    <OtherWords value={words}>
      <div
        className="table-screen replay-screen mistakes-screen puzzle-screen"
        data-game={file.game}
        data-at="exercise"
        data-puzzle={puzzle?.id}
      >
        <header className="table-header on-blueprint">
          <Link to={toHome} className="to-home" aria-label={t.nav.home}>
            <HouseMark size={26} />
          </Link>
          <p className="display game-name">{title}</p>
          <span className="table-called">
            {puzzle && p.table(puzzle.id)} · <EditionSign game={file.game} edition={file.edition} />
          </span>
          <span className="spring" />
          {!narrow && <LanguageSwitch />}
        </header>
        <section className="mistake-head">
          <Glyph name="bolt" size={24} />
          <div>
            <h1 className="display">{asked.mode === 'day' ? p.day : p.titleOf(title)}</h1>
            <p>{p.judge}</p>
          </div>
          <label className="mistake-whose">
            <span>{p.how}</span>
            <select
              value={mode}
              aria-label={p.how}
              onChange={(event) => goTo({ mode: event.target.value === 'row' ? 'row' : 'stream', theme: asked.theme })}
            >
              <option value="stream">{p.stream}</option>
              <option value="row">{p.row}</option>
            </select>
          </label>
          {!low && themeSelect}
          {!narrow && (
            <Link to={toPuzzles()} className="button mistake-back">
              <Glyph name="close" size={16} /> <span>{p.leave}</span>
            </Link>
          )}
        </section>
        <main className="mistake-main" id="content" tabIndex={-1}>
          {puzzle && there && mistake ? (
            <Exercise
              key={puzzle.id}
              mistake={mistake}
              position={there.position}
              round={there.round}
              which={`${p.seat(puzzle.seats)} · ${p.rated(puzzle.rating)}`}
              opened={{ game: file.game, edition: file.edition, people }}
              seat={there.seat}
              mine
              change={run.change}
              afterwards={<ThumbButtons puzzle={puzzle.id} thumbs={thumbs} />}
              asking={{
                stands: { kind: 'puzzle', path: toPuzzle(file.game, { puzzle: puzzle.id }) },
                atFirst: puzzle.id === asked.puzzle ? arrived : undefined,
                earlier: () => positionsBefore(game, there),
              }}
              top={
                narrow && (
                  <div className="mistake-top">
                    <p className="puzzle-status" data-solved={run.outcome?.solved}>
                      {status}
                    </p>
                    {low && themeSelect}
                    {leave}
                  </div>
                )
              }
              onward={
                <>
                  <button type="button" className="button go" onClick={next} data-next>
                    {asked.mode === 'row' && run.outcome?.solved === false ? p.again : p.next} <Glyph name="next" size={16} />
                  </button>
                  <div className="pair">
                    <button type="button" className="button" aria-disabled={act.busy} onClick={playOn} title={p.play}>
                      <Glyph name="play" size={16} /> <span>{p.play}</span>
                    </button>
                    <ShareButton address={wholeAddress(toPuzzle(file.game, { puzzle: puzzle.id }))} />
                  </div>
                  <TroubleLine trouble={act.trouble} />
                </>
              }
              {...{ parts, nameOf, narrow, tried, judge }}
            />
          ) : (
            <div className="mistake-closing">
              <div className="panel">
                <p>{p.none}</p>
                <Link to={toPuzzle(file.game, {})} className="button go">
                  {p.anyTheme}
                </Link>
              </div>
            </div>
          )}
        </main>
        {!narrow && (
          <footer className="mistake-foot on-blueprint">
            <p className="puzzle-status" data-solved={run.outcome?.solved} role="status">
              {status}
            </p>
          </footer>
        )}
      </div>
    </OtherWords>
  );
}

/** What is said of a mistake, said of a puzzle. */
const wordsFor = (p: PuzzleTexts, habit: string): Partial<MistakesTexts> => ({
  findBetter: p.find,
  rightWhy: p.rightWhy(habit),
  rightPlain: p.rightPlain(habit),
  closeWhy: p.closeWhy,
  worseWhy: p.worseWhy,
});

/** Where one stands: before an answer, and after it what it did. */
function statusOf({ outcome, standing, row, missing }: Run, { mode }: PuzzleAddress, p: PuzzleTexts): string {
  const rating = Math.round(standing.rated.rating);
  const own = `${p.rating}: ${p.ratingOf(rating, Math.round(standing.rated.unsure))}`;
  if (mode === 'row') {
    if (outcome?.solved === false)
      return [p.rowOver(row.length), row.length > 0 && row.length === standing.longest && p.rowBest].filter(Boolean).join(' · ');
    return [p.inRow(row.length), standing.longest > 0 && p.longest(standing.longest)].filter(Boolean).join(' · ');
  }
  if (!outcome) return missing ? `${p.gone} ${own}` : own;
  if (outcome.by === undefined) return `${p.known} · ${own}`;
  return (outcome.solved ? p.solvedNow : p.missedNow)(rating, p.change(outcome.by));
}
