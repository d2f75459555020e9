// The board of a game that has none of its own: the players, what lies on the table in words, and every piece that can be touched.
import type { ReactElement } from 'react';
import type { Game } from '@cantiere/engine';
import type { BoardProps, GameBoard, ResultProps } from '../../board-kit/contract.ts';
import { defineBoard } from '../../board-kit/defineBoard.tsx';
import { PlayerMark } from '../../board-kit/Icon.tsx';
import { SeatPanel } from '../../board-kit/seat/SeatPanel.tsx';
import { Piece } from '../../board-kit/touch/Piece.tsx';
import { plainFacts, plainWords } from '../facts.ts';
import { placesOf } from './places.ts';
import './plain.css';

export function plainBoard(game: Game): GameBoard {
  const { id } = game.meta;

  function Board({ view, seat: me, people, language, texts, choices }: BoardProps): ReactElement {
    const words = plainWords[language];
    const nameOf = (seat: number): string => people[seat]?.name ?? String(seat + 1);
    const asked = game.toAct(view);
    return (
      <div className="plain-board" data-game={id}>
        <div className="plain-seats">
          {game.scores(view).map((value, seat) => (
            <SeatPanel
              key={seat}
              seat={seat}
              name={nameOf(seat)}
              thinking={asked.includes(seat) && seat !== me ? words.thinking : undefined}
              points={{ value, unit: words.points }}
            />
          ))}
        </div>
        <dl className="plain-table" aria-label={words.table}>
          {plainFacts(view).map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className="plain-pieces" role="group" aria-label={words.pieces}>
          {placesOf(choices, view, texts, nameOf).map(({ key, places }) => (
            <div key={key} className="plain-group">
              {places.map((place) => (
                <Piece key={place.at} at={place.at} className="plain-piece">
                  {place.words}
                </Piece>
              ))}
            </div>
          ))}
        </div>
      </div>
    );
  }

  const FinalScene = (_props: ResultProps): ReactElement => <div className="plain-final" data-game={id} />;

  return defineBoard({
    Board,
    FinalScene,
    Emblem: ({ view, seat }) => <PlayerMark seat={game.toAct(view)[0] ?? (seat === 'spectator' ? 0 : seat)} size={34} />,
    headline: (view, language) => [{ label: plainWords[language].round, value: String(game.round(view)) }],
    steps: () => [],
    picture: () => undefined,
  });
}
