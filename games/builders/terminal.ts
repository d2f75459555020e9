/** The table as text, at most 100 columns wide. */
import type { Language, Viewer } from '@cantiere/engine';
import {
  BUILDING_IDS,
  CREW_IDS,
  NEEDS,
  NONE,
  POINTS,
  PRINTED_SUPPLY,
  PRINTED_WAGE,
  REWARD,
  TOOL_IDS,
  UNIVERSITY_IDS,
  buildsMachine,
  machineMember,
  type BuildingCard,
  type CrewCard,
} from './rules/cards.ts';
import { isAvailable, isUnfreed, supplyOf, wageOf } from './rules/crew.ts';
import { pointsThatEnd } from './rules/options.ts';
import { amountsOf, type Vector } from './rules/resources.ts';
import { tenthsIfOver } from './rules/scoring.ts';
import type { BuildersView, Member, Player } from './rules/state.ts';
import { freedName, printedName, tenthsInWords } from './text/words.ts';

const WORDS = {
  it: {
    letters: ['P', 'L', 'A', 'D'],
    legend: 'P=pietra · L=legno · A=architettura · D=decorazione · $=sesterzi · ★=punti',
    round: 'Round',
    first: 'comincia',
    turn: 'di turno',
    actions: 'azioni',
    last: 'ultimo round, fatto scattare da',
    over: 'partita finita',
    settlement: 'saldo finale',
    buildings: 'Edifici',
    workers: 'Lavoratori',
    deck: 'nel mazzo',
    next: 'prossimo',
    line: 'Investimenti',
    loans: 'prestiti',
    slaves: 'schiavi',
    score: 'finendo ora',
    home: 'a casa',
    site: 'cantiere',
    missing: 'manca',
    done: 'finiti',
    tools: 'attrezzi',
    none: 'nessuno',
    wage: 'paga',
    empty: '(vuoto)',
    invested: 'investimento fatto',
  },
  en: {
    letters: ['S', 'W', 'A', 'D'],
    legend: 'S=stone · W=wood · A=architecture · D=decoration · $=sesterces · ★=points',
    round: 'Round',
    first: 'first',
    turn: 'to play',
    actions: 'actions',
    last: 'last round, brought on by',
    over: 'game over',
    settlement: 'final settlement',
    buildings: 'Buildings',
    workers: 'Workers',
    deck: 'in the deck',
    next: 'next',
    line: 'Investments',
    loans: 'loans',
    slaves: 'prisoners',
    score: 'if it ended now',
    home: 'at home',
    site: 'site',
    missing: 'needs',
    done: 'finished',
    tools: 'tools',
    none: 'nobody',
    wage: 'wage',
    empty: '(empty)',
    invested: 'investment made',
  },
} as const;

const WIDTH = 100;

export function drawInText(view: BuildersView, _viewer: Viewer, language: Language, names: readonly string[]): string {
  const words = WORDS[language];
  const name = (id: string): string => printedName(id, language);
  const vector = (v: Vector): string =>
    amountsOf(v)
      .flatMap((n, r) => (n > 0 ? [`${words.letters[r]}${n}`] : []))
      .join(' ') || '–';

  const building = (card: BuildingCard): string => {
    if (card === NONE) return words.empty;
    const gain = buildsMachine(card)
      ? `★${POINTS[card]} → ${vector(PRINTED_SUPPLY[machineMember(card)])}`
      : `${REWARD[card]}$ ★${POINTS[card]}`;
    return `${name(BUILDING_IDS[card]).padEnd(26)} ${vector(NEEDS[card]).padEnd(12)} ${gain}`;
  };
  const worker = (card: CrewCard): string =>
    card === NONE
      ? words.empty
      : `${name(CREW_IDS[card]).padEnd(26)} ${vector(PRINTED_SUPPLY[card]).padEnd(12)} ${PRINTED_WAGE[card]}$`;
  const member = (one: Member): string => {
    const title = one.freed ? freedName(language) : name(CREW_IDS[one.card]);
    const extras = [
      one.tool === NONE ? '' : ` +${name(TOOL_IDS[one.tool])}`,
      one.university === NONE ? '' : ` ^${words.letters[one.university]}`,
    ].join('');
    return `${title} [${vector(supplyOf(one, one.tool))}${wageOf(one) > 0 ? ` ${wageOf(one)}$` : ''}]${extras}`;
  };

  const lines: string[] = [headline(view, names, language), words.legend, ''];
  const nextBuilding = view.buildingDeck.at(-1) ?? NONE;
  const nextWorker = view.workerDeck.at(-1) ?? NONE;
  lines.push(
    `${words.buildings} (${view.buildingDeck.length} ${words.deck}${nextBuilding === NONE ? '' : `, ${words.next}: ${name(BUILDING_IDS[nextBuilding])}`})`,
  );
  for (const card of view.buildingRow) lines.push(`  ${building(card)}`);
  lines.push(
    `${words.workers} (${view.workerDeck.length} ${words.deck}${nextWorker === NONE ? '' : `, ${words.next}: ${name(CREW_IDS[nextWorker])} ${vector(PRINTED_SUPPLY[nextWorker])}`})`,
  );
  for (const card of view.workerRow) lines.push(`  ${worker(card)}`);
  const line = [
    ...view.slaves.map((card) => `${name(CREW_IDS[card])} ${vector(PRINTED_SUPPLY[card])}`),
    ...view.tools.map((tool) => name(TOOL_IDS[tool])),
    ...view.universities.map((university) => name(UNIVERSITY_IDS[university])),
    `${words.loans}: ${view.loans.length}`,
  ];
  lines.push(...wrapped(`${words.line}: `, line));

  view.players.forEach((player, seat) => {
    lines.push('', `── ${playerLine(view, player, seat, names, language)}`);
    const home = player.crew.filter(isAvailable);
    lines.push(...wrapped(`  ${words.home}: `, home.length > 0 ? home.map(member) : [words.none]));
    for (const site of player.sites) {
      const there = player.crew.filter((one) => one.site === site.card).map(member);
      const head = `  ${words.site} ${name(BUILDING_IDS[site.card])} (${vector(NEEDS[site.card])}), ${words.missing} ${vector(site.missing)}: `;
      lines.push(...wrapped(head, there.length > 0 ? there : [words.none]));
    }
    if (player.finished.length > 0)
      lines.push(
        ...wrapped(
          `  ${words.done}: `,
          player.finished.map((card) => name(BUILDING_IDS[card])),
        ),
      );
    if (player.tools.length > 0)
      lines.push(
        ...wrapped(
          `  ${words.tools}: `,
          player.tools.map((tool) => name(TOOL_IDS[tool])),
        ),
      );
  });
  return lines.join('\n');
}

function headline(view: BuildersView, names: readonly string[], language: Language): string {
  const words = WORDS[language];
  const parts = [`${words.round} ${view.round}`];
  if (view.phase === 'over') parts.push(words.over);
  else if (view.phase === 'settlement') parts.push(words.settlement);
  else
    parts.push(
      `${words.turn}: ${names[view.asked]}, ${words.actions}: ${view.actions}${view.invested ? `, ${words.invested}` : ''}`,
    );
  if (view.triggeredBy !== NONE) parts.push(`${words.last} ${names[view.triggeredBy]}`);
  return parts.join(' · ');
}

function playerLine(view: BuildersView, player: Player, seat: number, names: readonly string[], language: Language): string {
  const words = WORDS[language];
  const slaves = player.crew.filter(isUnfreed).length;
  const parts = [
    `${names[seat]}${seat === view.first ? ` (${words.first})` : ''}`,
    `★${player.points}/${pointsThatEnd(view.options)}`,
    `${player.coins}$`,
    ...(player.loans.length > 0 ? [`${words.loans}: ${player.loans.length}`] : []),
    ...(slaves > 0 ? [`${words.slaves}: ${slaves}`] : []),
    `${words.score} ${tenthsInWords(tenthsIfOver(player), language)}`,
  ];
  return parts.join(' · ');
}

/** Items joined by commas, broken so that no line is too wide. */
function wrapped(head: string, items: readonly string[]): string[] {
  const lines: string[] = [];
  let line = head;
  items.forEach((item, i) => {
    const text = i < items.length - 1 ? `${item}, ` : item;
    if (line.length + text.trimEnd().length > WIDTH && line.trim() !== '') {
      lines.push(line.trimEnd());
      line = `    ${text}`;
    } else line += text;
  });
  return [...lines, line.trimEnd()];
}
