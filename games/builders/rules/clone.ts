/** A copy of a state for search. */
import { cloneChance } from '@cantiere/engine';
import type { Member, Player, Site, State } from './state.ts';

export function clone(state: State): State {
  return {
    seats: state.seats,
    options: state.options,
    chance: cloneChance(state.chance),
    phase: state.phase,
    round: state.round,
    first: state.first,
    asked: state.asked,
    actions: state.actions,
    invested: state.invested,
    triggeredBy: state.triggeredBy,
    idleRounds: state.idleRounds,
    finishedThisRound: state.finishedThisRound,
    endReason: state.endReason,
    buildingRow: state.buildingRow.slice(),
    buildingDeck: state.buildingDeck.slice(),
    workerRow: state.workerRow.slice(),
    workerDeck: state.workerDeck.slice(),
    slaves: state.slaves.slice(),
    tools: state.tools.slice(),
    universities: state.universities.slice(),
    loans: state.loans.slice(),
    bank: state.bank,
    players: state.players.map(clonePlayer),
  };
}

export function clonePlayer(player: Player): Player {
  return {
    coins: player.coins,
    points: player.points,
    crew: player.crew.map(cloneMember),
    sites: player.sites.map(cloneSite),
    finished: player.finished.slice(),
    tools: player.tools.slice(),
    loans: player.loans.slice(),
    repaid: player.repaid.slice(),
    settled: player.settled,
  };
}

function cloneMember(member: Member): Member {
  return { card: member.card, freed: member.freed, university: member.university, site: member.site, tool: member.tool };
}

function cloneSite(site: Site): Site {
  return { card: site.card, sent: site.sent, missing: site.missing };
}
