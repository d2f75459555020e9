// Torre's board as the table frame takes it.
import { defineBoard } from '../../board-kit/defineBoard.tsx';
import { PlayerMark } from '../../board-kit/Icon.tsx';
import type { Event, Move, State } from '../rules/index.ts';
import { Board } from './Board.tsx';
import { Stone } from './Stone.tsx';
import { boardWords } from './text.ts';
import './style/board.css';

export const board = defineBoard<State, Move, Event>({
  Board,
  FinalScene: ({ view, result }) => (
    <div className="tor-final" data-game="torre">
      <ol className="tor-tower">
        {view.towers[result.ranks.indexOf(1)].map((stone, level) => (
          <li key={level}>
            <Stone size={stone} />
          </li>
        ))}
      </ol>
    </div>
  ),
  Emblem: ({ view }) => <PlayerMark seat={view.asked} size={34} />,
  headline: (view, language) => [{ label: boardWords[language].left, value: String(view.heap.length) }],
  steps: () => [],
  picture: (id) => <Stone size={Number(id)} />,
});
