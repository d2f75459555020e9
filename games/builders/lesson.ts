/**
 * The first lesson of The Builders: Antiquity. It begins with the pupil's second turn: a master, a machine that he makes, and
 * the two together finish the Town House with exactly the three actions of a turn.
 */
import type { Lesson, View } from '@cantiere/engine';
import * as english from '@cantiere/engine/grammar/en';
import * as italian from '@cantiere/engine/grammar/it';
import { inEnglish, inItalian } from '../numerals.ts';
import { data } from './data/index.ts';
import {
  ACTION_PRICE,
  FREE_ACTIONS,
  NEEDS,
  NONE,
  ROW_SIZE,
  TOOL_PRICE,
  TOOL_UNIT,
  UNFREED_PENALTY,
  UNIVERSITY_LEVEL,
  UNIVERSITY_PRICE,
  UNPAID_PENALTY,
  buildingCard,
  toolCard,
} from './rules/cards.ts';
import { isAvailable, supplyOf } from './rules/crew.ts';
import type { Move, Send } from './rules/moves.ts';
import { lessened, type Amounts } from './rules/resources.ts';
import type { State } from './rules/state.ts';
import { buildingFacts, crewFacts, missingAt, sendFacts, supplyNow } from './text/words.ts';

const [PUPIL, RIVAL] = [0, 1];
const [STONE, DECORATION] = [0, 3];

const coins = {
  it: (n: number): string => italian.count(n, 'sesterzio', 'sesterzi'),
  en: (n: number): string => english.count(n, 'sestertius', 'sesterces'),
};
const points = {
  it: (n: number): string => italian.count(n, 'punto', 'punti'),
  en: (n: number): string => english.count(n, 'point'),
};
const actions = {
  it: (n: number): string => italian.count(n, 'azione', 'azioni'),
  en: (n: number): string => english.count(n, 'action'),
};

/** "2 di pietra, 2 di legno e 2 di architettura": what there is none of is left out. */
function inItalianWords(amounts: Amounts): string {
  return listed(
    amounts.flatMap((n, r) => (n > 0 ? [`${n} di ${data.resources[r].name.it.toLowerCase()}`] : [])),
    ' e ',
  );
}
/** "2 stone, 2 wood and 2 architecture". */
function inEnglishWords(amounts: Amounts): string {
  return listed(
    amounts.flatMap((n, r) => (n > 0 ? [`${n} ${data.resources[r].name.en.toLowerCase()}`] : [])),
    ' and ',
  );
}
const listed = (items: readonly string[], and: string): string =>
  [items.slice(0, -1).join(', '), ...items.slice(-1)].filter((part) => part !== '').join(and);
const unitsOf = (amounts: Amounts): number => amounts.reduce((sum, n) => sum + n, 0);

const [HOUSE, TOWN_HOUSE, HOIST, THEATRE] = ['b-house', 'b-town-house', 'm-hoist', 'b-theatre'];
const [APPRENTICE, MASTER] = ['w-app-1', 'w-mas-3'];
const toHoist: Send = { type: 'SEND', workerId: MASTER, siteId: HOIST };
const firstToTownHouse: Send = { type: 'SEND', workerId: HOIST, siteId: TOWN_HOUSE };
const thenToTownHouse: Send = { type: 'SEND', workerId: MASTER, siteId: TOWN_HOUSE };

/** What the whole crew together would leave missing of the Theatre. */
const lackingForTheatre = ({ players }: View<State>): number =>
  players[PUPIL].crew.reduce((missing, member) => lessened(missing, supplyOf(member, NONE)), NEEDS[buildingCard(THEATRE)]);

export const lesson: Lesson<Move, State> = {
  seats: 2,
  seed: 'lesson 73',
  seat: 0,
  before: [
    { seat: 0, move: { type: 'START_BUILDING', cardId: 'b-house' } },
    { seat: 0, move: { type: 'SEND', workerId: 'w-app-1', siteId: 'b-house' } },
    { seat: 0, move: { type: 'START_BUILDING', cardId: 'b-town-house' } },
    { seat: 0, move: { type: 'END_TURN' } },
    { seat: 1, move: { type: 'RECRUIT', cardId: 'w-lab-2' } },
    { seat: 1, move: { type: 'START_BUILDING', cardId: 'm-architects-table' } },
    { seat: 1, move: { type: 'SEND', workerId: 'w-lab-2', siteId: 'm-architects-table' } },
    { seat: 1, move: { type: 'END_TURN' } },
  ],
  others: [
    { seat: 1, move: { type: 'START_BUILDING', cardId: 'b-market' } },
    { seat: 1, move: { type: 'SEND', workerId: 'w-lab-2', siteId: 'b-market' } },
    { seat: 1, move: { type: 'RECRUIT', cardId: 'w-com-6' } },
    { seat: 1, move: { type: 'END_TURN' } },
  ],
  steps: [
    {
      say: ({ options }) => ({
        it: `Dirigi una piccola impresa edile dell’antichità: costruisci, incassi e raccogli punti. Quando qualcuno chiude un turno con ${Number(options.endTriggerVp)} punti si completa il round, e vince chi ne ha di più.`,
        en: `You run a small building firm of antiquity: you build, get paid and gather points. When somebody ends a turn with ${Number(options.endTriggerVp)} points the round is completed, and the most points win.`,
      }),
      look: ['points', 'race'],
      rule: 'BLD-8.1',
    },
    {
      say: ({ players }) => ({
        it: `Il mercato offre ${inItalian(ROW_SIZE)} edifici, ${inItalian(ROW_SIZE)} lavoratori e gli investimenti. Tuoi sono i cantieri, cioè gli edifici da finire, e la squadra libera, cioè chi è pronto a lavorare. Nella borsa hai ${coins.it(players[PUPIL].coins)}, la moneta di Roma.`,
        en: `The market offers ${inEnglish(ROW_SIZE)} buildings, ${inEnglish(ROW_SIZE)} workers and the investments. Yours are the sites, buildings still to be finished, and the crew at home, ready to work. Your purse holds ${coins.en(players[PUPIL].coins)}, the coins of Rome.`,
      }),
      premise: () => ROW_SIZE > 1,
      look: ['market', 'sites', 'crew', 'purse'],
      rule: 'BLD-1.1',
    },
    {
      say: () => ({
        it: `Il primo turno è già giocato. Il tuo Apprendista ha costruito la Casa, che ha pagato ${coins.it(buildingFacts(HOUSE).coins)}; poi hai aperto il cantiere della Casa di città. Chiede ${inItalianWords(buildingFacts(TOWN_HOUSE).needs)}: in blu vedi ciò che manca.`,
        en: `Your first turn has been played. Your Apprentice built the House, which paid ${coins.en(buildingFacts(HOUSE).coins)}; then you opened the site of the Town House. It asks for ${inEnglishWords(buildingFacts(TOWN_HOUSE).needs)}: what is blue is still missing.`,
      }),
      premise: ({ players }) => players[PUPIL].finished.includes(buildingCard(HOUSE)) && buildingFacts(HOUSE).coins > 0,
      look: ['site:b-town-house', 'finished'],
      rule: 'BLD-4.1.1',
    },
    {
      say: () => ({
        it: `A ogni turno hai ${actions.it(FREE_ACTIONS)}. L’Apprendista porta solo ${inItalianWords(crewFacts(APPRENTICE).supply)}: ti serve qualcuno più bravo. Ingaggia il Maestro: fornisce ${inItalianWords(crewFacts(MASTER).supply)}. Costa 1 azione; la paga, ${coins.it(crewFacts(MASTER).wage)}, solo quando lavora.`,
        en: `Each turn you have ${actions.en(FREE_ACTIONS)}. The Apprentice brings just ${inEnglishWords(crewFacts(APPRENTICE).supply)}: you need somebody better. Recruit the Master, who supplies ${inEnglishWords(crewFacts(MASTER).supply)}. It costs 1 action; his wage, ${crewFacts(MASTER).wage}, only when he works.`,
      }),
      premise: () => {
        const [apprentice, master] = [crewFacts(APPRENTICE), crewFacts(MASTER)];
        return unitsOf(apprentice.supply) > 0 && unitsOf(apprentice.supply) < unitsOf(master.supply) && master.wage > 0;
      },
      look: ['row:w-mas-3', 'actions', 'site:b-town-house'],
      move: { type: 'RECRUIT', cardId: 'w-mas-3' },
      rule: 'BLD-4.2.1',
    },
    {
      say: () => ({
        it: `E la pietra? Guarda il Paranco, fra gli edifici: è un macchinario. Una volta finito entra nella tua squadra e fornisce ${inItalianWords(crewFacts(HOIST).supply)}, senza paga, per tutta la partita. Apri il suo cantiere: 1 azione.`,
        en: `And the stone? Look at the Hoist, among the buildings: it is a machine. Once finished it joins your crew and supplies ${inEnglishWords(crewFacts(HOIST).supply)}, unpaid, for the whole game. Open its site: 1 action.`,
      }),
      premise: () => {
        const [lacking, hoist] = [buildingFacts(TOWN_HOUSE).needs[STONE], crewFacts(HOIST)];
        return lacking > 0 && crewFacts(MASTER).supply[STONE] === 0 && hoist.supply[STONE] >= lacking && hoist.wage === 0;
      },
      look: ['row:m-hoist', 'actions'],
      move: { type: 'START_BUILDING', cardId: 'm-hoist' },
      rule: 'BLD-6.4',
    },
    {
      say: () => ({
        it: `Il Paranco chiede ${inItalianWords(buildingFacts(HOIST).needs)}: il Maestro ha tutto. Mandalo lì, con la terza azione e ${coins.it(crewFacts(MASTER).wage)} di paga.`,
        en: `The Hoist asks for ${inEnglishWords(buildingFacts(HOIST).needs)}: the Master has it all. Send him there, with your third action and a wage of ${coins.en(crewFacts(MASTER).wage)}.`,
      }),
      premise: (view) => sendFacts(toHoist, view)?.finishes === true,
      look: ['crew:w-mas-3', 'site:m-hoist', 'purse'],
      move: toHoist,
      rule: 'BLD-4.3.3',
    },
    {
      say: () => ({
        it: `Fatto! Appena non manca più nulla, il cantiere è finito: ${points.it(buildingFacts(HOIST).points)}, il Maestro è di nuovo a casa e il Paranco è nella squadra libera. Le azioni sono finite: termina il turno.`,
        en: `Done! As soon as nothing is missing a site is finished: ${points.en(buildingFacts(HOIST).points)}, the Master is home again and the Hoist has joined your crew. You have no actions left: end the turn.`,
      }),
      premise: (view) => view.actions === 0 && buildingFacts(HOIST).points > 0,
      look: ['points', 'actions', 'crew'],
      move: { type: 'END_TURN' },
      rule: 'BLD-6.1',
    },
    {
      say: () => ({
        it: `Il tuo avversario ha finito un edificio e ingaggiato un Compagno. Ora hai di nuovo ${actions.it(FREE_ACTIONS)}, ma attenzione: nello stesso cantiere e nello stesso turno il primo che mandi costa 1 azione, il secondo 2, il terzo 3.`,
        en: `Your opponent has finished a building and recruited a Companion. You have ${actions.en(FREE_ACTIONS)} again, but careful: on one site in one turn the first you send costs 1 action, the second 2, the third 3.`,
      }),
      premise: ({ players }) => players[RIVAL].finished.length > 0,
      look: ['actions', 'opponents', 'crew'],
      rule: 'BLD-4.3.1',
    },
    {
      say: {
        it: '1 più 2 fa 3: ti bastano proprio. Alla Casa di città manda prima il Paranco: 1 azione, nessuna paga, e di pietra non ne manca più.',
        en: '1 and 2 make 3: just what you have. Send the Hoist to the Town House first: 1 action, no wage, and no more stone is missing.',
      },
      premise: (view) => {
        const facts = sendFacts(firstToTownHouse, view);
        return view.actions === 3 && facts?.wage === 0 && facts.missing[STONE] === 0 && !facts.finishes;
      },
      look: ['crew:m-hoist', 'site:b-town-house', 'actions'],
      move: firstToTownHouse,
      rule: 'BLD-4.3.4',
    },
    {
      say: (view) => {
        const missing = missingAt(TOWN_HOUSE, view) ?? buildingFacts(TOWN_HOUSE).needs;
        const { coins: reward, points: worth } = buildingFacts(TOWN_HOUSE);
        const { wage } = crewFacts(MASTER);
        return {
          it: `${italian.agree(missing.find((n) => n > 0) ?? 0, 'Resta', 'Restano')} ${inItalianWords(missing)}: al Maestro non ${italian.agree(unitsOf(missing), 'fa', 'fanno')} paura. È il secondo in questo cantiere, quindi 2 azioni, più la paga di ${wage}. Mandalo: la Casa di città ti renderà ${coins.it(reward)} e ${points.it(worth)}.`,
          en: `That leaves ${inEnglishWords(missing)}, no trouble for the Master. He is the second on this site, so 2 actions, and his wage of ${wage}. Send him: the Town House will bring you ${coins.en(reward)} and ${points.en(worth)}.`,
        };
      },
      premise: (view) => {
        const { coins: reward, points: worth } = buildingFacts(TOWN_HOUSE);
        return sendFacts(thenToTownHouse, view)?.finishes === true && reward > 0 && worth > 0;
      },
      look: ['crew:w-mas-3', 'site:b-town-house', 'actions', 'purse'],
      move: thenToTownHouse,
      rule: 'BLD-6.2',
    },
    {
      say: ({ players: { [PUPIL]: mine } }) => ({
        it: `Che squadra: ${points.it(mine.points)}, ${coins.it(mine.coins)} e tutti a casa. Hai finito le azioni, ma se ne possono comprare a ${coins.it(ACTION_PRICE)} l’una. Comprane una: c’è ancora un buon affare da fare.`,
        en: `What a crew: ${points.en(mine.points)}, ${coins.en(mine.coins)} and everybody home. Your actions are used up, but you can buy more at ${coins.en(ACTION_PRICE)} each. Buy one: there is a good bargain left.`,
      }),
      premise: (view) => view.actions === 0 && view.players[PUPIL].crew.every(isAvailable),
      look: ['actions', 'points', 'purse'],
      move: { type: 'BUY_ACTION', count: 1 },
      rule: 'BLD-3.3',
    },
    {
      say: () => ({
        it: `Una volta per turno puoi fare un investimento: schiavi, attrezzi, università o un prestito. Ai tuoi manca la decorazione: per ${coins.it(UNIVERSITY_PRICE)} manda l’Apprendista all’Università di Decorazione. Ne fornirà ${UNIVERSITY_LEVEL}, e la sua paga resta ${crewFacts(APPRENTICE).wage}.`,
        en: `Once a turn you may invest: prisoners, tools, universities or a loan. Your crew lacks decoration: for ${coins.en(UNIVERSITY_PRICE)} send the Apprentice to the University of Decoration. He will supply ${UNIVERSITY_LEVEL} of it, and his wage stays ${crewFacts(APPRENTICE).wage}.`,
      }),
      premise: (view) => [APPRENTICE, MASTER, HOIST].every((id) => supplyNow(id, view)[DECORATION] === 0),
      look: ['university:u-decoration', 'crew:w-app-1', 'purse'],
      move: { type: 'EDUCATE', universityId: 'u-decoration', workerId: 'w-app-1' },
      rule: 'BLD-5.5.1',
    },
    {
      say: () => ({
        it: `Ora guarda il Teatro, ${points.it(buildingFacts(THEATRE).points)}: chiede ${inItalianWords(buildingFacts(THEATRE).needs)}. Alla tua squadra manca solo 1 di pietra, e il Martello, un attrezzo da ${coins.it(TOOL_PRICE)} in mano al Maestro, la aggiunge. Un bel piano!`,
        en: `Now look at the Theatre, ${points.en(buildingFacts(THEATRE).points)}: it asks for ${inEnglishWords(buildingFacts(THEATRE).needs)}. Your crew is just 1 stone short, and the Hammer, a tool for ${coins.en(TOOL_PRICE)} in the Master’s hands, adds it. A fine plan!`,
      }),
      premise: (view) => {
        const hammer = toolCard('t-stone');
        const onOffer = view.buildingRow.includes(buildingCard(THEATRE)) && view.tools.includes(hammer);
        return onOffer && lackingForTheatre(view) === TOOL_UNIT[hammer + 1];
      },
      look: ['row:b-theatre', 'crew', 'sale:t-stone'],
      rule: 'BLD-5.3.1',
    },
    {
      say: ({ options }) => ({
        it: `A ${Number(options.endTriggerVp)} punti si completa il round e si fanno i conti: ${points.it(UNFREED_PENALTY)} in meno per ogni schiavo non liberato, ${UNPAID_PENALTY} per ogni prestito non reso, un decimo di punto in più per ogni sesterzio. Vince il totale più alto. Nella tua prima partita comincia da edifici piccoli e cerca presto un macchinario.`,
        en: `At ${Number(options.endTriggerVp)} points the round is completed and all is counted: ${points.en(UNFREED_PENALTY)} less for every prisoner not freed, ${UNPAID_PENALTY} for every loan not repaid, a tenth more per sestertius. The highest total wins. In your first game begin with small buildings and look for an early machine.`,
      }),
      look: ['points', 'purse', 'race'],
      rule: 'BLD-8.7',
    },
  ],
};
