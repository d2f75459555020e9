/** Plays at a table for everybody who sits there: any legal move, decided in the hall as a person would. */
import { pick, type Chance } from '@cantiere/engine';
import type { TestServer } from './serving.ts';
import type { TableGame } from '../tables/tableGame.ts';

/** So many moves, until a position is wanted, or to the end. */
export async function playOn(
  { services }: Pick<TestServer, 'services'>,
  id: string,
  chance: Chance,
  most = Infinity,
  wanted: (play: TableGame) => boolean = () => false,
): Promise<void> {
  const table = await services.hall.open(id);
  for (let n = 0; n < most; n++) {
    const { play } = table;
    const [seat] = play?.toAct ?? [];
    if (play === undefined || seat === undefined || wanted(play)) return;
    const move = pick(chance, play.movesOf(seat));
    const { version } = play;
    const answer = await services.hall.decide(table, { seat, moveId: `${seat}:${version}`, version, move, by: 'person' });
    if (answer.kind !== 'accepted')
      throw new Error(`${id} of ${play.game.meta.id}, ${play.opened.edition}: ${JSON.stringify(answer)}`);
  }
}
