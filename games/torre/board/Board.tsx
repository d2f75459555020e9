// Torre's table: everybody's tower, the heap between them, my stones in front of me. The pieces have the names that the rules give
// them (`touches` in rules/index.ts); what can be touched, and why not, follows from the choices.
import type { ReactElement } from 'react';
import type { BoardProps } from '../../board-kit/contract.ts';
import { SeatPanel } from '../../board-kit/seat/SeatPanel.tsx';
import { Piece } from '../../board-kit/touch/Piece.tsx';
import { game, type Event, type Move, type State } from '../rules/index.ts';
import { Stone } from './Stone.tsx';
import { boardWords } from './text.ts';

export function Board({ view, seat: me, people, language, texts }: BoardProps<State, Move, Event>): ReactElement {
  const words = boardWords[language];
  const scores = game.scores(view);
  return (
    <div className="tor-board" data-game="torre">
      <div className="tor-towers">
        {view.towers.map((tower, seat) => (
          <section key={seat} className="tor-place" data-mine={seat === me}>
            <ol className="tor-tower" aria-label={words.towerOf(people[seat]?.name ?? '')}>
              {tower.map((stone, level) => (
                <li key={level} aria-label={texts.piece(String(stone))}>
                  <Stone size={stone} />
                </li>
              ))}
            </ol>
            <SeatPanel
              seat={seat}
              name={people[seat]?.name ?? ''}
              thinking={view.phase === 'turn' && view.asked === seat && seat !== me ? words.thinking : undefined}
              points={{ value: scores[seat], unit: words.points }}
              foot={words.inHand(view.hands[seat].length)}
            />
          </section>
        ))}
      </div>
      <div className="tor-front">
        <Piece at="heap" className="tor-heap" aria-label={words.heap(view.heap.length)}>
          <span className="tor-heap-count">{view.heap.length}</span>
          <Stone size={0} />
        </Piece>
        {me !== 'spectator' && (
          <div className="tor-hand" role="group" aria-label={words.myHand}>
            {view.hands[me].map((stone, index, hand) => (
              <Piece
                key={`${stone} ${index}`}
                at={`hand:${stone}`}
                copy={index - hand.indexOf(stone)}
                className="tor-mine"
                aria-label={texts.piece(String(stone))}
              >
                <Stone size={stone} />
              </Piece>
            ))}
          </div>
        )}
        <Piece at="do:pass" className="tor-pass">
          {words.pass}
        </Piece>
      </div>
    </div>
  );
}
