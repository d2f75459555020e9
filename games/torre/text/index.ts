/** What Torre says, in Italian and English. */
import { say, type GameTexts, type InEveryLanguage, type Pile, type View } from '@cantiere/engine';
import type { Event, Move, State } from '../rules/index.ts';

type Texts = GameTexts<State, Move, Event>;

const piles = ({ hands, heap }: View<State>, hand: string, rest: string): readonly Pile[] => [
  ...hands.map((stones, owner) => ({ name: hand, owner, pieces: stones.map(String) })),
  { name: rest, pieces: heap.toReversed().map(String) },
];

const it: Texts = {
  piece: (id) => `pietra ${id}`,
  prompt: (view, seat) => (seat === view.asked ? say`Pesca una pietra o posane una.` : say`Tocca a ${{ seat: view.asked }}.`),
  move: (move) =>
    move.type === 'LAY' ? say`Posa la pietra ${move.stone}` : move.type === 'DRAW' ? say`Pesca una pietra` : say`Passa`,
  moveDetail: (move, view) => (move.type === 'DRAW' ? say`${view.heap.length} nel mucchio` : undefined),
  heading: (key) => (key === 'lay' ? 'Posa' : 'Oppure'),
  event(event) {
    switch (event.kind) {
      case 'drew':
        return event.stone === undefined
          ? say`${{ seat: event.seat }} pesca una pietra.`
          : say`${{ seat: event.seat }} pesca la pietra ${event.stone}.`;
      case 'laid':
        return say`${{ seat: event.seat }} posa la pietra ${event.stone}.`;
      case 'passed':
        return say`${{ seat: event.seat }} passa.`;
    }
  },
  refusal: ({ code, need, have }) =>
    ({
      GAME_OVER: 'La partita è finita.',
      MALFORMED: 'La mossa non è formulata correttamente.',
      NOT_YOUR_TURN: 'Non tocca a te.',
      HEAP_EMPTY: 'Il mucchio è vuoto.',
      HEAP_NOT_EMPTY: `Si passa solo a mucchio vuoto: restano ${have ?? 0} pietre.`,
      STONE_NOT_IN_HAND: 'Non hai quella pietra.',
      TOO_SMALL: `Serve almeno una pietra ${need ?? 0}; questa è ${have ?? 0}.`,
      BAD_OPTION: 'Opzione sconosciuta.',
      BAD_TABLE: 'Numero di giocatori non valido.',
    })[code] ?? code,
  faceDown: (view) => piles(view, 'Mano', 'Mucchio'),
  category: (category) => (category === 'stones' ? 'Pietre' : 'Torre più alta'),
  endReason: () => 'Hanno passato tutti.',
};

const en: Texts = {
  piece: (id) => `stone ${id}`,
  prompt: (view, seat) => (seat === view.asked ? say`Draw a stone or lay one.` : say`It is ${{ seat: view.asked }}'s turn.`),
  move: (move) => (move.type === 'LAY' ? say`Lay stone ${move.stone}` : move.type === 'DRAW' ? say`Draw a stone` : say`Pass`),
  moveDetail: (move, view) => (move.type === 'DRAW' ? say`${view.heap.length} in the heap` : undefined),
  heading: (key) => (key === 'lay' ? 'Lay' : 'Or'),
  event(event) {
    switch (event.kind) {
      case 'drew':
        return event.stone === undefined
          ? say`${{ seat: event.seat }} draws a stone.`
          : say`${{ seat: event.seat }} draws stone ${event.stone}.`;
      case 'laid':
        return say`${{ seat: event.seat }} lays stone ${event.stone}.`;
      case 'passed':
        return say`${{ seat: event.seat }} passes.`;
    }
  },
  refusal: ({ code, need, have }) =>
    ({
      GAME_OVER: 'The game is over.',
      MALFORMED: 'The move is not well formed.',
      NOT_YOUR_TURN: 'It is not your turn.',
      HEAP_EMPTY: 'The heap is empty.',
      HEAP_NOT_EMPTY: `You may pass only when the heap is empty: ${have ?? 0} stones are left.`,
      STONE_NOT_IN_HAND: 'You do not hold that stone.',
      TOO_SMALL: `At least a stone ${need ?? 0} is needed; this is a ${have ?? 0}.`,
      BAD_OPTION: 'Unknown option.',
      BAD_TABLE: 'Impossible number of players.',
    })[code] ?? code,
  faceDown: (view) => piles(view, 'Hand', 'Heap'),
  category: (category) => (category === 'stones' ? 'Stones' : 'Tallest tower'),
  endReason: () => 'Everybody passed.',
};

export const texts: InEveryLanguage<Texts> = { it, en };
