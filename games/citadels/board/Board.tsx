// The Citadels table: calendar, opponents, my city, my hand; while characters are chosen, the draft instead of the calendar.
import { useMemo, useRef, useState, type CSSProperties, type ReactElement } from 'react';
import type { Seat } from '@cantiere/engine';
import { useFlip } from '../../board-kit/motion.ts';
import { useScene } from '../../board-kit/scene.ts';
import { othersOf } from '../../board-kit/seats.ts';
import { useSize } from '../../board-kit/size.ts';
import { InWords } from '../../board-kit/InWords.tsx';
import { Models } from '../../board-kit/Models.tsx';
import { skipMoments } from '../../board-kit/moments.ts';
import { scores } from '../rules/scoring.ts';
import { CardBack, Coin } from './art/index.ts';
import { Banner } from './Banner.tsx';
import { useChanges } from './changes.ts';
import { CharacterSheet, CitySheet } from './CitySheet.tsx';
import { isLastRound } from './knowledge.ts';
import { citiesInWords } from './inWords.ts';
import { DraftLayout, TurnLayout } from './Layouts.tsx';
import { useMoments } from './moments.ts';
import type { CitadelsProps } from './props.ts';
import { measure, type Measures } from './measures.ts';
import { sceneIn } from './scenes.ts';
import { Scene } from './Staged.tsx';
import { TableContext, type Table } from './table.ts';
import { boardWords } from './text.ts';

type Opened = { readonly city: Seat } | { readonly character: number } | undefined;

export function Board(props: CitadelsProps): ReactElement {
  const { view, seat: me, people, language, texts, draft, news } = props;
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  const [opened, setOpened] = useState<Opened>();
  const changes = useChanges(view, news);
  useFlip(root, view);
  useMoments(root, news);
  const scene = useScene(news, props.revealing, sceneIn);

  const words = boardWords[language];
  const table: Table = {
    view,
    me,
    language,
    words,
    texts,
    draft,
    changes,
    scores: useMemo(() => scores(view), [view]),
    measures: measure(size?.width ?? 0, size?.height ?? 0, {
      opponents: othersOf(view, me).length,
      lastRound: isLastRound(view),
      draft: view.phase === 'draft',
    }),
    nameOf: (seat) => people[seat]?.name ?? `${seat + 1}`,
    piece: (id) => texts.piece(id),
    propose: (move) => props.propose(move),
    openCity: (seat) => setOpened({ city: seat }),
    openCharacter: (character) => setOpened({ character }),
  };

  return (
    <div
      ref={root}
      className="cit-board"
      data-game="citadels"
      data-compact={table.measures.compact}
      data-mode={table.measures.mode}
      data-columned={table.measures.columned}
      data-chips={table.measures.chips}
      data-short={table.measures.height < 700}
      data-phase={view.phase}
      style={rowsOf(table.measures)}
      onPointerDownCapture={() => skipMoments(root.current)}
    >
      {size && (
        <TableContext value={table}>
          {isLastRound(view) && <Banner />}
          {view.phase === 'draft' ? <DraftLayout /> : <TurnLayout />}
          {opened && 'city' in opened && <CitySheet seat={opened.city} onClose={() => setOpened(undefined)} />}
          {opened && 'character' in opened && (
            <CharacterSheet character={opened.character} onClose={() => setOpened(undefined)} />
          )}
          <InWords title={words.cities} lines={citiesInWords(view, table)} />
          {scene && <Scene key={scene.number} scene={scene} />}
        </TableContext>
      )}
      <Models pieces={{ coin: <Coin size={26} />, card: <CardBack width={30} /> }} />
    </div>
  );
}

type Rows = CSSProperties &
  Record<`--cit-${'calendar' | 'panel' | 'columns' | 'hand' | 'strip' | 'gap' | 'city'}`, string | number>;

function rowsOf(measures: Measures): Rows {
  return {
    '--cit-calendar': `${measures.calendar}px`,
    '--cit-panel': `${measures.panel}px`,
    '--cit-columns': measures.columns,
    '--cit-hand': `${measures.hand}px`,
    '--cit-strip': `${measures.strip}px`,
    '--cit-city': `${measures.city}px`,
    '--cit-gap': `${measures.gap}px`,
  };
}
