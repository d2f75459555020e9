/** A worked example of the rules as a small table: its position on the game's own board, to be played by its rules. */
import { useMemo, useState } from 'react';
import { plain, type GameMove, type Language } from '@cantiere/engine';
import type { Example } from '@cantiere/games';
import { PeopleContext, type Sitter } from '../kit/boardKit.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { WordsLine } from '../kit/WordsLine.tsx';
import { usePreferences } from '../prefs/preferences.ts';
import { useChoosing } from '../road/useChoosing.ts';
import { toRules } from '../route/route.ts';
import { navigate } from '../route/navigate.ts';
import { BoardArea } from '../table/BoardArea.tsx';
import { BoardGuard } from '../table/BoardGuard.tsx';
import { ChoiceList } from '../table/ChoiceList.tsx';
import { ExplainBubble } from '../table/ExplainBubble.tsx';
import { RuleLink } from '../table/RuleLink.tsx';
import { StillBoard } from '../table/StillBoard.tsx';
import { TableToolsContext, type TableTools } from '../table/tableTools.ts';
import type { TableParts } from '../table/useGameParts.ts';
import { after, begun, nextTold, type ExamplePlay } from './played.ts';
import { useExampleWords } from './words.ts';
import '../table/table.css';
import '../table/choices.css';
import './examples.css';

interface Props {
  readonly parts: TableParts;
  readonly example: Example;
}

const NAMES = ['Ada', 'Bruno', 'Carla', 'Dario', 'Elena', 'Fabio', 'Gina'];
const peopleFor = (seats: number): readonly Sitter[] =>
  NAMES.slice(0, seats).map((name) => ({ name, bot: false, present: true }));

export function ExampleBoard({ parts, example }: Props) {
  const w = useExampleWords();
  const [first] = useState(() => setUp(example));
  if (first === undefined) return <p className="example-broken">{w.broken}</p>;
  return <Table parts={parts} example={example} first={first} />;
}

/** Other components than ours may leave no such position. */
function setUp(example: Example): ExamplePlay | undefined {
  try {
    return begun(example);
  } catch {
    return undefined;
  }
}

function Table({ parts, example, first }: Props & { readonly first: ExamplePlay }) {
  const w = useExampleWords();
  const { language } = usePreferences();
  const { game, board } = parts;
  const texts = parts.texts[language];
  const [played, setPlayed] = useState(first);
  const people = useMemo(() => peopleFor(first.state.seats), [first]);
  const nameOf = (seat: number): string => people[seat]?.name ?? '';
  const [seat] = game.toAct(played.state);
  const result = game.result(played.state);
  const next = nextTold(played, example);
  const told = played.events.flatMap((event) => {
    const words = texts.event(event);
    return words && words.length > 0 ? [plain(words, nameOf)] : [];
  });
  const rest =
    result !== undefined
      ? w.over(result.totals.map((points, n) => `${nameOf(n)} ${inWords(points, language)}`).join(', '))
      : played.moves === played.followed && next === undefined
        ? w.done
        : played.moves === 0
          ? w.how
          : '';
  const tools: TableTools = useMemo(
    () => ({
      showRule: (rule) => navigate(toRules(game.meta.id, rule)),
      explain: () => undefined,
      showKeys: () => undefined,
    }),
    [game],
  );
  const play = (move: GameMove): void => setPlayed((before) => after(before, move, game, example));
  return (
    <TableToolsContext value={tools}>
      <section className="example-table" aria-label={w.board}>
        <p className="example-said" role="status">
          {[...told, seat === undefined ? '' : w.turn(nameOf(seat)), rest].filter(Boolean).join(' ')}
        </p>
        {seat === undefined ? (
          <div className="board-area">
            <BoardGuard version={played.moves}>
              <PeopleContext value={people}>
                <StillBoard view={game.view(played.state, 'all')} seat={0} {...{ board, people, language, texts }} />
              </PeopleContext>
            </BoardGuard>
          </div>
        ) : (
          <Asked key={played.moves} {...{ parts, played, seat, people, nameOf, play, next }} />
        )}
        <div className="example-acts">
          <button
            type="button"
            className="button quiet"
            onClick={() => setPlayed(begun(example))}
            aria-disabled={played.moves === 0}
          >
            <Glyph name="undo" size={18} /> {w.again}
          </button>
        </div>
      </section>
    </TableToolsContext>
  );
}

interface AskedProps {
  readonly parts: TableParts;
  readonly played: ExamplePlay;
  readonly seat: number;
  readonly people: readonly Sitter[];
  readonly nameOf: (seat: number) => string;
  readonly next: GameMove | undefined;
  play(move: GameMove): void;
}

/** The board of whoever is asked, its list, and what lies in hand. */
function Asked({ parts, played, seat, people, nameOf, play, next }: AskedProps) {
  const w = useExampleWords();
  const { language } = usePreferences();
  const { game, board } = parts;
  const texts = parts.texts[language];
  const view = useMemo(() => game.view(played.state, seat), [game, played.state, seat]);
  const choosing = useChoosing({ game, view, seat, at: played.moves, people, texts, chosen: play });
  const { hand, choices, boardProps, explained, pointing } = choosing;
  const { draft } = hand;
  return (
    <>
      <BoardArea label={w.board} pointing={pointing}>
        <BoardGuard version={played.moves}>
          <PeopleContext value={people}>
            <board.Board {...boardProps} />
          </PeopleContext>
        </BoardGuard>
      </BoardArea>
      <div className="example-hand" aria-live="polite">
        {draft ? (
          <>
            <button type="button" className="button primary" aria-disabled={!hand.ready} onClick={() => hand.confirm()}>
              <WordsLine words={texts.moveOutcome?.(draft, view) ?? texts.move(draft, view)} nameOf={nameOf} plainNames />
            </button>
            {hand.refused && (
              <span>
                {texts.refusal(hand.refused)} <RuleLink game={game.meta.id} rule={hand.refused.rule} />
              </span>
            )}
          </>
        ) : (
          next && (
            <button type="button" className="button" onClick={() => hand.propose(next)} data-next>
              <Glyph name="eye" size={18} /> {w.next}
            </button>
          )
        )}
      </div>
      <details className="example-list">
        <summary>{w.all}</summary>
        <ChoiceList
          game={game.meta.id}
          choices={choices}
          view={view}
          texts={texts}
          nameOf={nameOf}
          picture={(piece) => board.picture(piece, seat)}
          draft={draft}
          refuse={choosing.refuse}
          propose={hand.propose}
          confirm={hand.confirm}
          playAtOnce={undefined}
          busy={false}
          hinted={undefined}
          keys={false}
        />
      </details>
      {explained.explained && (
        <ExplainBubble
          explained={explained.explained}
          game={game.meta.id}
          words={texts.refusal(explained.explained.refusal)}
          remedy={texts.remedy?.(explained.explained.refusal, view, seat)}
          close={explained.close}
        />
      )}
    </>
  );
}

const inWords = (points: number, language: Language): string => points.toLocaleString(language);
