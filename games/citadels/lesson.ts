/**
 * The first lesson of Citadels. It begins in the middle of the pupil's first turn, as Merchant, and goes on to the second
 * round, where Assassin and Thief are out: the Architect raises three buildings undisturbed.
 */
import type { Lesson, View } from '@cantiere/engine';
import * as english from '@cantiere/engine/grammar/en';
import * as italian from '@cantiere/engine/grammar/it';
import { inEnglish, inItalian } from '../numerals.ts';
import {
  ARCHITECT,
  ASSASSIN,
  BISHOP,
  CHARACTERS,
  COLOUR,
  COLOURS,
  COST,
  GOLD_AND_CARDS,
  INCOME_COLOUR,
  KING,
  MAX_BUILDS,
  MERCHANT,
  NONE,
  POINTS,
  SCORING,
  THIEF,
  WARLORD,
  districtOf,
  preparationFor,
  type District,
} from './rules/catalog.ts';
import type { Move } from './rules/moves.ts';
import type { Player, State } from './rules/state.ts';

const [PUPIL, FIRST_TO_CHOOSE] = [0, 3];
/** The pupil's pick in the draft of the second round. */
const SECOND = 1;
const [TAVERN, CHURCH, MANOR, MARKET, FORTRESS] = ['tavern', 'church', 'manor', 'market', 'fortress'].map(districtOf);
const { takeGold, drawCards, keepCards, merchantBonus, architectExtraCards } = GOLD_AND_CARDS;

const mine = ({ players }: View<State>): Player => players[PUPIL];
/** Whether it was offered then. A set is its bits: for rules/characterSet.ts alone every table would load one more file. */
const saw = ({ offered }: View<State>, character: number): boolean => (offered[SECOND] & (1 << character)) !== 0;
const isColour = (district: District, colour: string): boolean => COLOURS[COLOUR[district]] === colour;
const pays = (character: number, colour: string): boolean => COLOURS[INCOME_COLOUR[character]] === colour;
const sumOf = (values: readonly number[], districts: readonly District[]): number =>
  districts.reduce((sum, district) => sum + values[district], 0);

const coins = (n: number): string => italian.count(n, 'moneta', 'monete');
const cards = { it: (n: number) => italian.agree(n, 'carta', 'carte'), en: (n: number) => english.agree(n, 'card', 'cards') };
/** "un edificio", "fino a tre edifici". */
const builds = {
  it: (n: number): string => (n === 1 ? 'un edificio' : `fino a ${inItalian(n)} edifici`),
  en: (n: number): string => (n === 1 ? 'one building' : `up to ${inEnglish(n)} buildings`),
};

export const lesson: Lesson<Move, State> = {
  seats: 4,
  seed: 'lesson 66608',
  seat: 0,
  before: [
    { seat: 0, move: { type: 'DRAFT_PICK', character: 'merchant' } },
    { seat: 1, move: { type: 'DRAFT_PICK', character: 'architect' } },
    { seat: 2, move: { type: 'DRAFT_PICK', character: 'thief' } },
    { seat: 3, move: { type: 'DRAFT_PICK', character: 'king' } },
    { seat: 2, move: { type: 'ROB', character: 'king' } },
    { seat: 2, move: { type: 'TAKE_GOLD' } },
    { seat: 2, move: { type: 'BUILD', card: 'docks' } },
    { seat: 2, move: { type: 'END_TURN' } },
    { seat: 3, move: { type: 'TAKE_GOLD' } },
    { seat: 3, move: { type: 'BUILD', card: 'tavern' } },
    { seat: 3, move: { type: 'END_TURN' } },
    { seat: 0, move: { type: 'TAKE_GOLD' } },
  ],
  others: [
    { seat: 1, move: { type: 'ARCHITECT_DRAW' } },
    { seat: 1, move: { type: 'TAKE_GOLD' } },
    { seat: 1, move: { type: 'BUILD', card: 'castle' } },
    { seat: 1, move: { type: 'END_TURN' } },
    // The second round
    { seat: 3, move: { type: 'DRAFT_PICK', character: 'merchant' } },
    { seat: 1, move: { type: 'DRAFT_PICK', character: 'king' } },
    { seat: 2, move: { type: 'DRAFT_PICK', character: 'magician' } },
    { seat: 2, move: { type: 'TAKE_GOLD' } },
    { seat: 2, move: { type: 'BUILD', card: 'palace' } },
    { seat: 2, move: { type: 'SWAP_HANDS', player: 1 } },
    { seat: 2, move: { type: 'END_TURN' } },
    { seat: 1, move: { type: 'TAKE_GOLD' } },
    { seat: 1, move: { type: 'COLLECT_INCOME' } },
    { seat: 1, move: { type: 'BUILD', card: 'barracks' } },
    { seat: 1, move: { type: 'END_TURN' } },
    { seat: 3, move: { type: 'TAKE_GOLD' } },
    { seat: 3, move: { type: 'COLLECT_INCOME' } },
    { seat: 3, move: { type: 'BUILD', card: 'laboratory' } },
    { seat: 3, move: { type: 'END_TURN' } },
  ],
  steps: [
    {
      say: ({ options }) => ({
        it: `In Citadels fai crescere una città, un edificio alla volta. Appena qualcuno ne ha ${inItalian(options.citySize)} si finisce il round, e vince la città che vale di più. Servono monete e un po’ di astuzia.`,
        en: `In Citadels you raise a city, one building at a time. As soon as somebody has ${inEnglish(options.citySize)}, the round is played out and the most valuable city wins. It takes gold, and a little cunning.`,
      }),
      look: ['city'],
      rule: 'CIT-8.2',
    },
    {
      say: (view) => ({
        it: `La tua città ha ${inItalian(view.options.citySize)} lotti, ancora liberi. La tua mano contiene gli edifici che puoi costruire: il numero è il prezzo, e quasi sempre anche i punti. In cassa hai ${coins(mine(view).gold)}. Dei tuoi avversari vedi città e monete, non le carte.`,
        en: `Your city has ${inEnglish(view.options.citySize)} lots, all still free. Your hand holds the buildings that you can raise: the number is the price, and nearly always the points too. You have ${mine(view).gold} gold. Of your opponents you see city and gold, not the cards.`,
      }),
      premise: () => COST.filter((cost, district) => cost === POINTS[district]).length > (COST.length * 3) / 4,
      look: ['city', 'hand', 'purse', 'opponents'],
      rule: 'CIT-1.1',
    },
    {
      say: () => ({
        it: `A ogni round ciascuno sceglie in segreto un personaggio; poi li si chiama in ordine, dall’1 all’${CHARACTERS.length}. Guarda la chiamata: il Ladro, che è il ${THIEF + 1}, ha nominato il Re, e quando il Re si è mostrato gli ha preso tutte le monete.`,
        en: `Each round everybody secretly chooses a character; then they are called in order, from 1 to ${CHARACTERS.length}. Look at the calling: the Thief, number ${THIEF + 1}, named the King, and took all his gold the moment he showed himself.`,
      }),
      premise: ({ seats }) => preparationFor(seats).startGold > 0,
      look: ['character:thief', 'character:king'],
      rule: 'CIT-4.1',
    },
    {
      say: () => ({
        it: `Ora è chiamato il ${MERCHANT + 1}, il Mercante: sei tu. Hai già avuto ${merchantBonus === 1 ? 'la sua moneta' : `le sue ${coins(merchantBonus)}`} in più e preso ${coins(takeGold)}; adesso puoi costruire ${builds.it(MAX_BUILDS[MERCHANT])}. Costruisci la Taverna: costa ${COST[TAVERN]}, e il resto ti servirà nel prossimo round.`,
        en: `Now number ${MERCHANT + 1} is called, the Merchant: that is you. You have had his ${merchantBonus === 1 ? 'extra coin' : `${merchantBonus} extra coins`} and taken ${takeGold} gold; now you may raise ${builds.en(MAX_BUILDS[MERCHANT])}. Build the Tavern: it costs ${COST[TAVERN]}, and next round you will want the rest.`,
      }),
      premise: (view) => merchantBonus > 0 && mine(view).gold > COST[TAVERN],
      look: ['hand:tavern', 'city', 'purse', 'character'],
      move: { type: 'BUILD', card: 'tavern' },
      rule: 'CIT-5.9',
    },
    {
      say: {
        it: 'La Taverna è verde, e al Mercante ogni edificio verde frutta 1 moneta. Lo stesso vale per il Re con i gialli, il Predicatore con i blu, il Mercenario con i rossi. Termina il turno: la moneta arriva da sola.',
        en: 'The Tavern is green, and every green building pays the Merchant 1 gold. So do yellow ones for the King, blue for the Bishop, red for the Warlord. End the turn: the coin comes by itself.',
      },
      premise: () =>
        isColour(TAVERN, 'green') &&
        pays(MERCHANT, 'green') &&
        pays(KING, 'yellow') &&
        pays(BISHOP, 'blue') &&
        pays(WARLORD, 'red'),
      look: ['city', 'purse'],
      move: { type: 'END_TURN' },
      rule: 'CIT-5.15',
    },
    {
      say: ({ seats }) => ({
        it: `Secondo round. La corona è passata a chi era il Re: sceglie per primo e ti passa le carte rimaste. ${italian.capital(inItalian(preparationFor(seats).faceUp))} personaggi sono scoperti, fuori gioco: il Ladro e l’Assassino, che fa saltare il turno a chi nomina.`,
        en: `Second round. The crown went to whoever was the King, who chooses first and passes you what is left. ${english.capital(inEnglish(preparationFor(seats).faceUp))} characters lie face up, out of play: the Thief and the Assassin, who makes the one he names miss a turn.`,
      }),
      premise: ({ seats, holder, crown }) =>
        preparationFor(seats).faceUp === 2 && [ASSASSIN, THIEF].every((out) => holder[out] === NONE) && crown === FIRST_TO_CHOOSE,
      look: ['order', 'removed'],
      rule: 'CIT-3.1',
    },
    {
      say: (view) => ({
        it: `Bella occasione: stavolta nessuno può rubarti ${mine(view).gold === 1 ? 'la moneta' : `le ${coins(mine(view).gold)}`} né farti saltare il turno. È il momento del Costruttore, che prende ${inItalian(architectExtraCards, 'una')} ${cards.it(architectExtraCards)} in più e costruisce ${builds.it(MAX_BUILDS[ARCHITECT])}. Tienilo.`,
        en: `What a chance: this time nobody can steal your ${mine(view).gold} gold or make you miss your turn. It is the moment for the Architect, who gets ${inEnglish(architectExtraCards)} extra ${cards.en(architectExtraCards)} and builds ${builds.en(MAX_BUILDS[ARCHITECT])}. Keep him.`,
      }),
      premise: (view) => mine(view).gold > 0 && architectExtraCards > 0 && MAX_BUILDS[ARCHITECT] > 1,
      look: ['draft:architect', 'removed', 'purse'],
      move: { type: 'DRAFT_PICK', character: 'architect' },
      rule: 'CIT-6.22',
    },
    {
      say: {
        it: 'Un po’ di indagini: fra le carte che hai visto mancavano il Mercante e il Mercenario, che distrugge edifici. Uno l’ha preso chi ha scelto prima di te, l’altro è coperto, fuori. Il Mercante si è appena mostrato: quindi oggi nessuno è il Mercenario!',
        en: 'A little detective work: the cards you saw lacked the Merchant and the Warlord, who destroys buildings. Whoever chose before you took one, the other is face down, out. The Merchant has just shown himself, so today nobody is the Warlord!',
      },
      premise: (view) => {
        const outOfSight = [ASSASSIN, THIEF, MERCHANT, WARLORD];
        const lackedBoth = CHARACTERS.every((_, character) => saw(view, character) !== outOfSight.includes(character));
        return lackedBoth && view.holder[MERCHANT] === FIRST_TO_CHOOSE;
      },
      look: ['calls'],
      rule: 'CIT-3.5',
    },
    {
      say: () => ({
        it: `È chiamato il Costruttore: tocca a te. Il potere del personaggio si usa quando vuoi, nel tuo turno. Comincia da lì: pesca ${architectExtraCards === 1 ? 'la carta' : `le ${architectExtraCards} carte`} in più, così vedi che cosa puoi costruire.`,
        en: `The Architect is called: your turn. You may use your character’s power at any moment of it. Begin with that: draw your ${architectExtraCards === 1 ? 'extra card' : `${architectExtraCards} extra cards`}, and you will see what you can build.`,
      }),
      look: ['character:architect', 'character'],
      move: { type: 'ARCHITECT_DRAW' },
      rule: 'CIT-5.13',
    },
    {
      say: (view) => ({
        it: `Un Maniero e un Mercato, e costano poco! Poi, come in ogni turno, scegli: ${coins(takeGold)}, oppure guardare ${inItalian(drawCards, 'una')} ${cards.it(drawCards)} e tenerne ${inItalian(keepCards, 'una')}. Carte ne hai già ${inItalian(mine(view).hand.length, 'una')}: prendi le monete, così arrivi a ${mine(view).gold + takeGold}.`,
        en: `A Manor and a Market, and cheap ones! Then, as in every turn, you choose: ${takeGold} gold, or look at ${inEnglish(drawCards)} ${cards.en(drawCards)} and keep ${inEnglish(keepCards)}. You already have ${inEnglish(mine(view).hand.length)} cards: take the gold, which makes ${mine(view).gold + takeGold}.`,
      }),
      premise: (view) => {
        const { hand, gold } = mine(view);
        const drawn = architectExtraCards === 2 && hand.includes(MANOR) && hand.includes(MARKET);
        return drawn && sumOf(COST, [MANOR, MARKET]) <= gold && keepCards < drawCards;
      },
      look: ['hand', 'purse'],
      move: { type: 'TAKE_GOLD' },
      rule: 'CIT-5.1',
    },
    {
      say: (view) => ({
        it: `Con ${coins(mine(view).gold)} faresti la Fortezza e la Chiesa. Ma bastano anche per Chiesa, Maniero e Mercato: ${COST[CHURCH]} più ${COST[MANOR]} più ${COST[MARKET]}. Gli stessi punti, e tre edifici invece di due. Comincia dalla Chiesa.`,
        en: `With ${mine(view).gold} gold you could build the Fortress and the Church. But it also buys Church, Manor and Market: ${COST[CHURCH]} and ${COST[MANOR]} and ${COST[MARKET]}. The same points, and three buildings instead of two. Begin with the Church.`,
      }),
      premise: (view) => {
        const { hand, gold } = mine(view);
        const [two, three] = [
          [FORTRESS, CHURCH],
          [CHURCH, MANOR, MARKET],
        ];
        const affordsBoth = [two, three].every((plan) => sumOf(COST, plan) <= gold && plan.every((card) => hand.includes(card)));
        return affordsBoth && MAX_BUILDS[ARCHITECT] >= three.length && sumOf(POINTS, two) === sumOf(POINTS, three);
      },
      look: ['hand:church', 'hand:manor', 'hand:market', 'purse'],
      move: { type: 'BUILD', card: 'church' },
      rule: 'CIT-5.9',
    },
    {
      say: () => ({
        it: `Ora hai verde e blu. Mescola i colori: chi alla fine li ha tutti e cinque segna ${italian.count(SCORING.fiveColours, 'punto', 'punti')} in più. Costruisci il Maniero: è giallo, e quando sarai il Re ti frutterà una moneta.`,
        en: `Now you have green and blue. Mix your colours: whoever has all five in the end scores ${SCORING.fiveColours} extra ${english.agree(SCORING.fiveColours, 'point', 'points')}. Build the Manor: it is yellow, and will pay you a coin whenever you are the King.`,
      }),
      premise: () => isColour(CHURCH, 'blue') && isColour(MANOR, 'yellow') && SCORING.fiveColours > 0,
      look: ['hand:manor', 'city'],
      move: { type: 'BUILD', card: 'manor' },
      rule: 'CIT-8.4',
    },
    {
      say: (view) => ({
        it: `Ed ecco il terzo: con ${mine(view).gold === 1 ? 'l’ultima moneta' : `le ultime ${coins(mine(view).gold)}`} costruisci il Mercato. È verde come la Taverna, quindi da Mercante ne incasserai due.`,
        en: `And here is the third: build the Market with your last ${mine(view).gold === 1 ? 'coin' : `${mine(view).gold} gold`}. It is green like the Tavern, so as Merchant you will collect for both.`,
      }),
      premise: (view) => mine(view).gold > 0 && mine(view).gold === COST[MARKET] && isColour(MARKET, 'green'),
      look: ['hand:market', 'purse', 'city'],
      move: { type: 'BUILD', card: 'market' },
      rule: 'CIT-5.15',
    },
    {
      say: (view) => ({
        it: `${italian.capital(inItalian(mine(view).city.length))} edifici: sei a metà! Con l’ottavo edificio di qualcuno il round diventa l’ultimo: contano i punti degli edifici, ${SCORING.fiveColours} per i cinque colori, ${SCORING.firstToComplete} a chi completa per primo e ${SCORING.otherComplete} a chi lo fa dopo. Nella tua prima partita chiediti chi gli altri si aspettano che tu sia: a volte conviene un altro.`,
        en: `${english.capital(inEnglish(mine(view).city.length))} buildings: you are halfway! Somebody’s eighth makes the round the last; buildings score their points, five colours ${SCORING.fiveColours}, the first complete city ${SCORING.firstToComplete}, later ones ${SCORING.otherComplete}. In your first game, ask which character everybody expects you to be: sometimes another is wiser.`,
      }),
      premise: (view) => view.options.citySize === 8 && mine(view).city.length * 2 === view.options.citySize,
      look: ['city'],
      rule: 'CIT-8.1',
    },
  ],
};
