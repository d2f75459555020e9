/** A finished game, as a file, of every edition in games/<game>/past of which no file is kept: played by its own module. */
import { deal, defaultOptions, pick, quickChance, record, seedFrom, type GameRecord, type PlayedMove } from '@cantiere/engine';
import { shelf as games } from '@cantiere/games';
import { loadShelf, pastEditions, REAL_SHELF } from '@cantiere/server/editions';

export async function pastGames(kept: readonly GameRecord[]): Promise<readonly GameRecord[]> {
  const shelf = await loadShelf(REAL_SHELF);
  const records: GameRecord[] = [];
  for (const { meta } of games) {
    for (const { edition } of pastEditions(shelf.places.past(meta.id))) {
      if (kept.some((file) => file.game === meta.id && file.edition === edition)) continue;
      const { game } = (await shelf.open(meta.id, edition))!;
      const start = { seats: 2, options: defaultOptions(game.options), seed: seedFrom(`past ${edition}`) };
      const state = deal(game, start);
      const chance = quickChance(1);
      const moves: PlayedMove[] = [];
      for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
        const move = pick(chance, game.moves(state, seat));
        game.play(state, seat, move);
        moves.push({ seat, move });
      }
      records.push(record(game, start, moves, ['Ada', 'Bruno'], { edition }));
    }
  }
  return records;
}
