/** Every card and every coin, wherever it lies. */
import { BUILDING_IDS, CREW_IDS, LOAN_IDS, NONE, TOOL_IDS, UNIVERSITY_IDS } from './cards.ts';
import type { State } from './state.ts';

export function census(state: State): Record<string, number> {
  const counts: Record<string, number> = { 'first-player': 1, coins: state.bank };
  const count = (ids: readonly string[], cards: readonly number[]): void => {
    for (const card of cards) if (card !== NONE) counts[ids[card]] = (counts[ids[card]] ?? 0) + 1;
  };
  count(BUILDING_IDS, [...state.buildingRow, ...state.buildingDeck]);
  count(CREW_IDS, [...state.workerRow, ...state.workerDeck, ...state.slaves]);
  count(TOOL_IDS, state.tools);
  count(UNIVERSITY_IDS, state.universities);
  count(LOAN_IDS, state.loans);
  for (const player of state.players) {
    counts.coins += player.coins;
    count(BUILDING_IDS, [...player.finished, ...player.sites.map((site) => site.card)]);
    count(
      CREW_IDS,
      player.crew.map((member) => member.card),
    );
    count(
      UNIVERSITY_IDS,
      player.crew.map((member) => member.university),
    );
    count(TOOL_IDS, player.tools);
    count(LOAN_IDS, [...player.loans, ...player.repaid]);
  }
  return counts;
}
