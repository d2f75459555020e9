/** The lesson of Urban Sprawl: the last starting building, one whole turn with a High School in it, and what the Gazette makes of it. */
import type { Lesson, Seat, View } from '@cantiere/engine';
import * as english from '@cantiere/engine/grammar/en';
import * as italian from '@cantiere/engine/grammar/it';
import { inEnglish, inItalian } from '../numerals.ts';
import { CARDS, LISTS, STARTING, cardNamed, type PrintedCard } from './rules/cards.ts';
import { adjacentOfZone } from './rules/city.ts';
import { BLOCKS, WEALTH_ROW, blockOfLot, placementOn } from './rules/geometry.ts';
import type { Resource } from './rules/events.ts';
import type { Move } from './rules/moves.ts';
import { countInRow, rowPlace, sharesOf } from './rules/rows.ts';
import { NONE, type Player, type State } from './rules/state.ts';
import { CIV, COM, IND, MAYOR, MEDIA, RES, VOCATIONS } from './rules/words.ts';
import { gainOf, markerOn, ownerOf, placeFacts, startCost } from './text/facts.ts';
import { apOf, cardOn, lotName, siteName } from './text/words.ts';

const [PUPIL, RIVAL] = [0, 1];
const mine = ({ players }: View<State>): Player => players[PUPIL];

const printed = (id: string): PrintedCard => CARDS[cardNamed(id)];
/** The permit one begins with, the two that are taken, and the two contracts. */
const [FIRST, STRONGER, FOR_THE_FAVOR] = ['P02', 'P26', 'P29'].map(printed);
const [HIGH_SCHOOL, TOWN_HALL] = ['T04', 'T07'].map(printed);
const zones = (...all: readonly number[]): number => all.reduce((bits, zone) => bits | (1 << zone), 0);
const allows = ({ zones: shown, pages }: PrintedCard, { zone, lots }: PrintedCard): boolean =>
  (shown & zones(zone)) !== 0 && pages >= lots;
/** What the School gains for each neighbour that its card speaks of. */
const [schoolGain] = LISTS[HIGH_SCHOOL.effects].flatMap((effect) => (effect.op === 'gain' ? [effect.n] : []));
/** The least value of a block that the Town Hall asks for. */
const [leastValue] = TOWN_HALL.restrictions.flatMap((asked) => (asked.rule === 'value' ? [asked.min] : []));

/** Starting buildings that are spoken of: the last one to buy, and the neighbours. */
const [LAST, CENTRE_CIVIC, SOUTH_CIVIC, SOUTH_HOMES] = ['S10', 'S07', 'S08', 'S04'];
const start = (id: string): (typeof STARTING)[number] => STARTING.find((known) => known.id === id) ?? STARTING[0];
const place = (id: string): string => lotName(start(id).lot);
const lastRow = WEALTH_ROW[blockOfLot(start(LAST).lot)];

const atSchool: Extract<Move, { type: 'PLACE' }> = { type: 'PLACE', lots: [116, 117], demolish: [], renewal: false };
const atTownHall = [79, 91];

interface Paid {
  readonly row: number;
  readonly counts: readonly number[];
  readonly shares: readonly number[];
}

/** A row that pays: who has how many buildings there, and gets what. */
function paid(view: View<State>, res: Resource, row: number): Paid {
  const counts = countInRow(view, res, row, rowPlace(view.grey, res, row));
  return { row, counts, shares: sharesOf(counts, row) };
}
/** The three that paid at the end of the first turn, by the cards that were turned up. */
const paidRows = (view: View<State>): readonly [Paid, Paid, Paid] => [
  paid(view, 'prestige', printed('T19').payout),
  paid(view, 'prestige', printed('T05').payout),
  paid(view, 'wealth', printed('P32').wealth),
];
const ownedBy = ({ buildings }: View<State>, seat: Seat): number => buildings.filter(({ owner }) => owner === seat).length;

/** "una pagina", "due lotti". */
const pages = {
  it: (n: number): string => `${inItalian(n, 'una')} ${italian.agree(n, 'pagina', 'pagine')}`,
  en: (n: number): string => `${inEnglish(n)} ${english.agree(n, 'page', 'pages')}`,
};
const lots = {
  it: (n: number): string => `${inItalian(n)} ${italian.agree(n, 'lotto', 'lotti')}`,
  en: (n: number): string => `${inEnglish(n)} ${english.agree(n, 'lot', 'lots')}`,
};

export const lesson: Lesson<Move, State> = {
  seats: 2,
  seed: 'sprawl lesson 1019',
  advises: { seats: 2, options: { length: 'short' } },
  seat: 0,
  before: [
    { seat: 0, move: { type: 'BUY_START', building: 'S05' } },
    { seat: 1, move: { type: 'BUY_START', building: 'S09' } },
    { seat: 0, move: { type: 'BUY_START', building: 'S08' } },
    { seat: 1, move: { type: 'BUY_START', building: 'S12' } },
    { seat: 0, move: { type: 'BUY_START', building: 'S07' } },
    { seat: 1, move: { type: 'BUY_START', building: 'S02' } },
    { seat: 0, move: { type: 'BUY_START', building: 'S01' } },
    { seat: 1, move: { type: 'BUY_START', building: 'S06' } },
    { seat: 0, move: { type: 'BUY_START', building: 'S11' } },
    { seat: 1, move: { type: 'BUY_START', building: 'S03' } },
  ],
  others: [
    { seat: 1, move: { type: 'BUILD', source: 'contract3' } },
    { seat: 1, move: { type: 'PLACE', lots: [28, 29], demolish: [], renewal: false } },
    { seat: 1, move: { type: 'DECIDE', decision: 2, answer: { tiles: 1 } } },
    { seat: 1, move: { type: 'DECIDE', decision: 3, answer: { grey: 'G9' } } },
    { seat: 1, move: { type: 'ACQUIRE_PLANNING', space: 'planning2' } },
    { seat: 1, move: { type: 'ACQUIRE_PLANNING', space: 'planning1' } },
    { seat: 1, move: { type: 'END_TURN' } },
  ],
  steps: [
    {
      say: {
        it: 'Ciao! Tu e il tuo rivale fate crescere la stessa città, da paese a metropoli. Con la rendita, cioè il denaro, paghi il terreno; costruendo guadagni prestigio, e vince chi ne ha di più. Facciamo insieme il tuo primo turno.',
        en: 'Welcome! You and your rival make one and the same city grow, from town to metropolis. Wealth, that is money, pays for the land; building earns you prestige, and whoever has most of it wins. Let us play your first turn together.',
      },
      look: ['players', 'city'],
      rule: 'SPR-14.5',
    },
    {
      say: () => ({
        it: `Guarda la città: ${BLOCKS} blocchi da quattro lotti. Lungo i bordi stanno i numeri delle file: con la moneta quelle che danno rendita, con l’alloro quelle che danno prestigio. La somma delle file che attraversano un blocco è il suo valore: tanto costa costruirci.`,
        en: `Look at the city: ${BLOCKS} blocks of four lots each. Along its edges stand the numbers of the rows: those with a coin give wealth, those with a laurel prestige. Add up the rows that pass through a block and you have its value: that is what building there costs.`,
      }),
      look: ['city'],
      rule: 'SPR-1.8',
    },
    {
      say: (view) => {
        const kinds = new Set(STARTING.map(({ zone }) => zone)).size;
        const [own, left] = [ownedBy(view, PUPIL), ownedBy(view, NONE)];
        const { cost } = startCost(LAST, view);
        const inRow = paid(view, 'wealth', lastRow).counts[PUPIL] + 1;
        return {
          it: `${italian.capital(inItalian(STARTING.length))} edifici ci sono già, di ${inItalian(kinds)} zone: il colore dice quale. Li comprate uno per volta: ${inItalian(own)} sono tuoi, ne restano ${inItalian(left)}. Prendi il Commerciale in ${place(LAST)}. Costa ${cost}, ma con il tuo Civico in ${place(CENTRE_CIVIC)} ne avrai ${inItalian(inRow)} nella fila di rendita ${lastRow}, la più ricca, dove il rivale non ha nulla.`,
          en: `${english.capital(inEnglish(STARTING.length))} buildings already stand, of ${inEnglish(kinds)} zones: their colour says which. You buy them one at a time: ${inEnglish(own)} are yours, ${inEnglish(left)} are left. Take the Commercial one at ${place(LAST)}. It costs ${cost}, but with your Civic at ${place(CENTRE_CIVIC)} it gives you ${inEnglish(inRow)} in wealth row ${lastRow}, the richest, where your rival has nothing.`,
        };
      },
      premise: (view) => {
        const [own, other] = paid(view, 'wealth', lastRow).counts;
        const isSo = start(LAST).zone === COM && start(CENTRE_CIVIC).zone === CIV && lastRow === Math.max(...WEALTH_ROW);
        return isSo && WEALTH_ROW[blockOfLot(start(CENTRE_CIVIC).lot)] === lastRow && own === 1 && other === 0;
      },
      look: ['building:S10', 'row:wealth6', 'players'],
      move: { type: 'BUY_START', building: 'S10' },
      rule: 'SPR-2.10',
    },
    {
      say: ({ ap }) => ({
        it: `Comincia il tuo turno: hai ${ap} punti azione, in breve AP. Li spendi al mercato. In Progettazione ci sono i permessi per costruire, in Contratti gli edifici da costruire; ogni casella dice quanti AP costa la sua carta. Nel tuo cantiere vedi ciò che possiedi.`,
        en: `Your turn begins: you have ${ap} action points, AP for short. You spend them at the market. Planning holds the permits to build, Contracts the buildings to put up; each box says how many AP its card costs. What you own lies on your building site.`,
      }),
      look: ['planning', 'contracts', 'ap', 'yard'],
      rule: 'SPR-3.4',
    },
    {
      say: (view) => ({
        it: `Ti ${italian.agree(mine(view).wealth, 'resta', 'restano')} solo ${mine(view).wealth} di rendita. Il tuo permesso, Commerciale o Industriale, ha ${pages.it(FIRST.pages)}: basta per ${lots.it(FIRST.pages)}, ma oggi nessun contratto di quelle zone è così piccolo. Meglio farne denaro: investilo per ${FIRST.wealth}. Si può solo prima di spendere AP.`,
        en: `You have only ${mine(view).wealth} wealth left. Your permit, Commercial or Industrial, has ${pages.en(FIRST.pages)}: enough for ${lots.en(FIRST.pages)}, but no contract of those zones is that small today. Better turn it into money: invest it for ${FIRST.wealth}. You can do so only before you spend AP.`,
      }),
      premise: (view) => {
        const onOffer = [...view.contracts, ...view.tops.slice(1)].flatMap((card) => (card === NONE ? [] : [CARDS[card]]));
        const isTooSmall = FIRST.zones === zones(COM, IND) && !onOffer.some((contract) => allows(FIRST, contract));
        return isTooSmall && mine(view).wealth < FIRST.wealth;
      },
      look: ['card:P02', 'players'],
      move: { type: 'INVEST', card: 'P02' },
      rule: 'SPR-4.1',
    },
    {
      say: () => ({
        it: `Ora un permesso più forte: in Progettazione, per ${apOf('planning1')} AP, ce n’è uno da ${pages.it(STRONGER.pages)}, Civico o Commerciale. Servono almeno tante pagine quanti sono i lotti dell’edificio: per la Scuola Superiore, un contratto Civico da ${lots.it(HIGH_SCHOOL.lots)}, bastano. Prendilo.`,
        en: `Now a stronger permit: Planning has one with ${pages.en(STRONGER.pages)}, Civic or Commercial, for ${apOf('planning1')} AP. You need at least as many pages as the building has lots: for the High School, a Civic contract of ${lots.en(HIGH_SCHOOL.lots)}, that is enough. Take it.`,
      }),
      premise: (view) => {
        const isThere = cardOn(view, 'planning1') === STRONGER.id && cardOn(view, 'contract4') === HIGH_SCHOOL.id;
        const isStronger = STRONGER.pages > FIRST.pages && STRONGER.zones === zones(CIV, COM);
        return isThere && isStronger && HIGH_SCHOOL.zone === CIV && allows(STRONGER, HIGH_SCHOOL);
      },
      look: ['box:planning1', 'box:contract4'],
      move: { type: 'ACQUIRE_PLANNING', space: 'planning1' },
      rule: 'SPR-6.2',
    },
    {
      say: () => ({
        it: `Scegli la Scuola Superiore tra i Contratti: ${apOf('contract4')} AP. Ti conviene perché frutta in tre modi: per i Civici che ha accanto, per la tessera Istruzione che porta con sé, e per ogni Residenziale che tocca. Conta quindi dove la metti.`,
        en: `Choose the High School among the Contracts: ${apOf('contract4')} AP. It is a good one because it pays in three ways: for the Civic buildings next to it, for the Education tile it brings, and for each Residential it touches. So it matters where you put it.`,
      }),
      premise: () => HIGH_SCHOOL.vocations.map(({ vocation }) => VOCATIONS[vocation]).join() === 'EDUCATION' && schoolGain > 0,
      look: ['box:contract4', 'ap'],
      move: { type: 'BUILD', source: 'contract4' },
      rule: 'SPR-6.1',
    },
    {
      say: (view) => ({
        it: `Posala in ${siteName(atSchool.lots)}, per ${placeFacts(atSchool, view).cost} di rendita. Tocca il tuo Civico in ${place(SOUTH_CIVIC)}, e ogni vicino della stessa zona dà 1 di prestigio. Solo così può toccare anche un’altra zona: il Residenziale in ${place(SOUTH_HOMES)}, in diagonale oltre la strada, che per la Scuola vale ${schoolGain} di prestigio.`,
        en: `Put it on ${siteName(atSchool.lots)}, for ${placeFacts(atSchool, view).cost} wealth. It touches your Civic at ${place(SOUTH_CIVIC)}, and each neighbour of the same zone gives 1 prestige. Only thanks to that may it touch another zone as well: the Residential at ${place(SOUTH_HOMES)}, diagonally across the street, worth ${schoolGain} prestige to the School.`,
      }),
      premise: (view) => {
        const [beside, across] = [CIV, RES].map((zone) => adjacentOfZone(view, zone, placementOn(atSchool.lots)));
        const isSo = start(SOUTH_CIVIC).zone === CIV && start(SOUTH_HOMES).zone === RES && beside === 1 && across === 1;
        return isSo && ownerOf(view, SOUTH_CIVIC) === PUPIL;
      },
      look: ['lot:116', 'lot:117', 'building:S05', 'players'],
      move: atSchool,
      rule: 'SPR-6.6',
    },
    {
      say: (view) => ({
        it: `Ecco la tessera Istruzione, che va tra i tuoi professionisti. Frutta subito ${gainOf(view, 1).prestige}, in rendita o in prestigio, e frutterà ancora ogni volta che qualcuno, anche il rivale, costruisce un contratto con Istruzione. Hai ancora ${mine(view).wealth} di rendita: scegli il prestigio.`,
        en: `Here is the Education tile, the first of your Vocations. It pays ${gainOf(view, 1).prestige} at once, in wealth or prestige, and will pay again whenever anybody, your rival too, builds a contract with Education on it. You still have ${mine(view).wealth} wealth: choose prestige.`,
      }),
      premise: (view) => mine(view).wealth > 0,
      look: ['players'],
      move: { type: 'DECIDE', decision: 1, answer: { tiles: 1 } },
      rule: 'SPR-6.15',
    },
    {
      say: (view) => ({
        it: `${italian.capital(inItalian(mine(view).prestige, 'uno'))} di prestigio con un solo edificio! Ti ${italian.agree(view.ap, 'resta', 'restano')} ${view.ap} AP, e il Municipio costa proprio ${apOf('contract1')}. Permessi per costruirlo non ne hai, ma puoi tenerlo da parte come Favore: gli AP li paghi adesso, e in un altro turno lo costruisci per 0 AP. Intanto è solo tuo.`,
        en: `${english.capital(inEnglish(mine(view).prestige))} prestige from a single building! You have ${view.ap} AP left, and the Town Hall costs just ${apOf('contract1')}. You have no permits to build it, but you can keep it as a Favor: you pay its AP now and build it on a later turn for 0 AP. Until then it is yours alone.`,
      }),
      premise: (view) => {
        const isThere = cardOn(view, 'contract1') === TOWN_HALL.id && view.ap === apOf('contract1');
        return isThere && mine(view).cards.length === 0 && mine(view).prestige > 2;
      },
      look: ['box:contract1', 'ap'],
      move: { type: 'TAKE_FAVOR', space: 'contract1' },
      rule: 'SPR-5.3',
    },
    {
      say: {
        it: 'Gli AP sono finiti: chiudi il turno. I mercati si riempiono da soli, e ogni carta che si scopre agisce: un permesso fa pagare la fila di rendita con il suo numero, un contratto una fila di prestigio. Te lo racconta la Gazzetta; poi gioca il rivale.',
        en: 'No AP left: end your turn. The markets fill up by themselves, and every card that turns face up does something: a permit makes the wealth row with its number pay, a contract a prestige row. The Gazette tells you about it; then your rival plays.',
      },
      premise: ({ ap }) => ap === 0,
      look: ['ap', 'planning', 'contracts'],
      move: { type: 'END_TURN' },
      rule: 'SPR-8.1',
    },
    {
      say: (view) => {
        const rows = paidRows(view);
        const [ahead, tied, without] = rows;
        const [own, other] = ahead.counts;
        return {
          it: `Alla fine del tuo turno hanno pagato ${inItalian(rows.length)} file. Prestigio ${ahead.row}: ${inItalian(own)} edifici tuoi contro ${inItalian(other, 'uno')}, quindi ${ahead.shares[PUPIL]} a te. Prestigio ${tied.row}: ${inItalian(tied.counts[PUPIL], 'uno')} a testa, pari, ${tied.shares[PUPIL]} per ciascuno. Rendita ${without.row}: tu lì non hai nulla, e ha incassato solo il rivale. Conta quanti edifici hai nella fila, non quanto sono grandi.`,
          en: `${english.capital(inEnglish(rows.length))} rows paid at the end of your turn. Prestige ${ahead.row}: ${inEnglish(own)} buildings of yours against ${inEnglish(other)}, so ${ahead.shares[PUPIL]} for you. Prestige ${tied.row}: ${inEnglish(tied.counts[PUPIL])} each, a tie, ${tied.shares[PUPIL]} for both. Wealth ${without.row}: you have nothing there, so only your rival was paid. What counts is how many buildings you have in a row, not their size.`,
        };
      },
      premise: (view) => {
        const [ahead, tied, without] = paidRows(view);
        const turnedUp = ['planningDeck', 'contract5', 'townDeck'].map((space) => cardOn(view, space)).join() === 'P32,T05,T19';
        const isAhead = ahead.row > 0 && ahead.counts[PUPIL] > ahead.counts[RIVAL] && ahead.counts[RIVAL] > 0;
        const isTied = tied.row > 0 && tied.counts[PUPIL] > 0 && tied.counts[PUPIL] === tied.counts[RIVAL];
        return turnedUp && isAhead && isTied && without.counts[PUPIL] === 0 && without.shares[RIVAL] > 0;
      },
      look: ['gazette:payout', 'players'],
      holds: true,
      rule: 'SPR-9.2',
    },
    {
      say: {
        it: 'È uscito un evento, Raccolto Eccezionale: ha premiato il rivale, che ha la tessera Media. E un’urna ha mosso la pedina delle elezioni. Per ora si può eleggere solo il Sindaco, cioè chi ha più professionisti; gli altri Politici entrano con l’evento Aeroporto.',
        en: 'An event came up, Bumper Crop: it rewarded your rival, who holds the Media tile. And a ballot moved the election pawn. So far only the Mayor can be elected, which is whoever has most Vocations; the other Politicians come in with the Airport event.',
      },
      premise: ({ gone, players, pawn, politicians }) =>
        gone.includes(cardNamed('TE5')) && players[RIVAL].vocations[MEDIA] > 0 && pawn !== MAYOR && !politicians,
      look: ['gazette:event', 'players'],
      holds: true,
      rule: 'SPR-10.3',
    },
    {
      say: {
        it: 'Il rivale ha costruito lo Scalo Ferroviario e ha messo l’indicatore di rendita 7 sullo spazio grigio accanto alle righe 11-12. Lì ora passa una fila nuova: quando esce un 7 incassa di più chi vi ha più edifici, e costruirci costa 7 in più. Così i prezzi della città cambiano.',
        en: 'Your rival built the Rail Depot and put the wealth marker 7 on the grey space beside rows 11-12. A new row runs there now: when a 7 comes up, whoever has most buildings in it earns most, and building there costs 7 more. This is how prices in the city change.',
      },
      premise: (view) => markerOn(view, 'G9') === 'W7',
      look: ['row:wealth7', 'city'],
      rule: 'SPR-11.1',
    },
    {
      say: (view) => {
        const [own, other] = view.players.map(({ prestige }) => prestige);
        const value = view.values[blockOfLot(atTownHall[0])];
        return {
          it: `Siete ${own} a ${other} e tocca a te. Al Municipio ${italian.agree(TOWN_HALL.lots, 'serve', 'servono')} ${inItalian(TOWN_HALL.lots, 'una')} ${italian.agree(TOWN_HALL.lots, 'pagina Civica', 'pagine Civiche')}: per ${apOf('planning2')} AP c’è un permesso da ${inItalian(FOR_THE_FAVOR.pages, 'una')}, Civico o Industriale. Prendilo: poi potrai costruire il tuo Favore per 0 AP, per esempio in ${siteName(atTownHall)}, accanto al tuo Civico. Vuole un blocco che valga almeno ${leastValue}, e quello vale ${value}.`,
          en: `It is ${own === other ? `${own} all` : `${own} to ${other}`}, and your turn. The Town Hall needs ${inEnglish(TOWN_HALL.lots)} Civic ${english.agree(TOWN_HALL.lots, 'page', 'pages')}: for ${apOf('planning2')} AP there is a permit with ${inEnglish(FOR_THE_FAVOR.pages)}, Civic or Industrial. Take it: then you can build your Favor for 0 AP, on ${siteName(atTownHall)} for instance, beside your Civic. It asks for a block worth ${leastValue} or more, and that one is worth ${value}.`,
        };
      },
      premise: (view) => {
        const isThere = cardOn(view, 'planning2') === FOR_THE_FAVOR.id && FOR_THE_FAVOR.zones === zones(CIV, IND);
        const value = view.values[blockOfLot(atTownHall[0])];
        const mayStand = value >= leastValue && value <= mine(view).wealth && ownerOf(view, CENTRE_CIVIC) === PUPIL;
        return isThere && TOWN_HALL.zone === CIV && allows(FOR_THE_FAVOR, TOWN_HALL) && mayStand;
      },
      look: ['box:planning2', 'players'],
      move: { type: 'ACQUIRE_PLANNING', space: 'planning2' },
      rule: 'SPR-5.5',
    },
    {
      say: {
        it: 'La partita finisce quando nel mazzo Metropolis escono i Giochi Olimpici: le file di prestigio pagano un’ultima volta, 10 di rendita valgono 1, i Politici danno punti, e vince chi ha più prestigio. La prima volta scegli la durata corta, costruisci a ogni turno e punta a poche file.',
        en: 'The game ends when the Olympic Games come up in the Metropolis deck: prestige rows pay one last time, 10 wealth are worth 1, Politicians give points, and most prestige wins. For your first game choose the short length, build on every turn, and aim at being first in a few rows.',
      },
      look: ['players', 'city'],
      rule: 'SPR-14.1',
    },
  ],
};
