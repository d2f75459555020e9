/** The test game's plainest move: a card of the hand, face down. */
import type { Move, State } from './game/altezze.ts';
import type { Socket } from './player.ts';

export const place = (socket: Socket, n = 0): Move => ({
  type: 'place',
  card: socket.view<State>().hands[socket.seat as number][n],
});
