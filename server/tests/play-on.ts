/** A person who plays the first listed move whenever asked, until the game is over. */
import { game, type Move, type State } from './game/altezze.ts';
import type { Socket } from './player.ts';

export async function playOn(socket: Socket): Promise<void> {
  for (;;) {
    const update = await socket.until('my turn', () => {
      const now = socket.update;
      return now && (now.result || now.toAct.includes(socket.seat as number)) && now;
    });
    if (update.result) return;
    const move: Move = game.moves(socket.view<State>(), socket.seat as number)[0];
    const id = socket.move(move);
    await socket.until('an answer', () => socket.received.find((m) => 'id' in m && m.id === id));
    const behind = socket.received.some((m) => m.t === 'behind' && m.id === id);
    if (!behind) await socket.version(update.version + 1);
  }
}
