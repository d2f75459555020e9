/** The first two rounds of The Hanging Gardens with somebody who explains: two groups, two temples, and the two Garden tiles that they earn. */
import type { Language, Lesson, View } from '@cantiere/engine';
import * as english from '@cantiere/engine/grammar/en';
import * as italian from '@cantiere/engine/grammar/it';
import { inEnglish, inItalian } from '../numerals.ts';
import { printed } from './data/index.ts';
import {
  BLIND_FROM,
  BUILDINGS,
  BUILDING_IDS,
  CARD_CELLS,
  COLUMN_OPENS_AT,
  KIND_IDS,
  KIND_OF_TILE,
  PERSONS,
  SERIES,
  cardsEachRound,
  faceOfCard,
  mostRounds,
} from './rules/data.ts';
import type { Move } from './rules/moves.ts';
import { pointsOf } from './rules/scoring.ts';
import { openColumns } from './rules/tiles.ts';
import { ARCADE, KIND, TERRACE, type Player, type State } from './rules/state.ts';
import { buildings } from './text/words.ts';

const [PUPIL, RIVAL] = [0, 1];
const mine = ({ players }: View<State>): Player => players[PUPIL];

const series = (id: string): (typeof SERIES)[number] => SERIES.find((known) => known.id === id) ?? SERIES[0];
const [KING, GARDEN] = ['king', 'garden'].map(series);
const gardener = PERSONS.find(({ id }) => id === 'gardener');
const [alone, complete] = gardener?.scoring.kind === 'set' ? [gardener.scoring.incomplete, gardener.scoring.complete] : [0, 0];

const [first, second]: readonly Extract<Move, { type: 'TAKE_TILE' }>[] = [
  { type: 'TAKE_TILE', column: 1, row: 1 },
  { type: 'TAKE_TILE', column: 1, row: 2 },
];
const isTile = ({ display }: View<State>, { column, row }: typeof first, kind: string): boolean =>
  KIND_IDS[KIND_OF_TILE[display[(column - 1) * 2 + row - 1]]] === kind;
const holds = ({ taken }: Player, kind: string): number => taken.filter((tile) => KIND_IDS[KIND_OF_TILE[tile]] === kind).length;

const countOn = ({ offer }: View<State>, slot: number, code: number): number =>
  faceOfCard(offer[slot], 0).codes.filter((other) => other === code).length;
/** What is on a card of the offer: "2 terrazzi e 1 fontana". */
const onCard = (view: View<State>, slot: number, language: Language, and: string): string =>
  BUILDINGS.flatMap((code, type) => {
    const count = countOn(view, slot, code);
    return count > 0 ? [buildings(count, BUILDING_IDS[type], language)] : [];
  }).join(and);
/** The words say where the squares of these cards come to lie, and what they touch there. */
const isAsPrinted = ({ offer }: View<State>, slot: number): boolean =>
  CARD_CELLS[offer[slot]] === printed.cards[offer[slot]]?.cells;
/** Buildings of a kind in sight: as the cards of this lesson are laid, they are one group. */
const standing = ({ garden }: Player, building: number): number =>
  garden.squares.filter((code) => (code & KIND) === building).length;

const points = {
  it: (n: number): string => italian.count(n, 'punto', 'punti'),
  en: (n: number): string => english.count(n, 'point'),
};

export const lesson: Lesson<Move, State> = {
  seats: 2,
  seed: 'lesson-377',
  seat: 0,
  before: [],
  others: [
    { seat: 1, move: { type: 'PLAY_CARD', slot: 0, x: 0, y: 0, rotation: 270 } },
    { seat: 1, move: { type: 'PLAY_CARD', slot: 2, x: 1, y: 1, rotation: 0 } },
    { seat: 1, move: { type: 'PLAY_CARD', slot: 3, x: 1, y: 2, rotation: 90 } },
    { seat: 1, move: { type: 'PLACE_TEMPLE', x: 2, y: 1 } },
    { seat: 1, move: { type: 'TAKE_TILE', column: 1, row: 2 } },
    { seat: 1, move: { type: 'PLAY_CARD', slot: 1, x: 0, y: 2, rotation: 180 } },
    { seat: 1, move: { type: 'PLACE_TEMPLE', x: 0, y: 1 } },
    { seat: 1, move: { type: 'TAKE_TILE', column: 1, row: 2 } },
  ],
  steps: [
    {
      say: {
        it: 'Il re vuole giardini pensili, e paga in tessere. Vince chi alla fine ha quelle che valgono di più: il giardino da solo non dà punti, è il modo per conquistarle.',
        en: 'The king wants hanging gardens, and he pays in tiles. Whoever ends with the most valuable tiles wins: the garden itself scores nothing, it is how you earn them.',
      },
      look: ['tiles'],
      rule: 'GAR-9.1',
    },
    {
      say: {
        it: '“Il mio giardino” per ora è una carta con sei spazi liberi. A ogni turno prendi una delle “Carte scoperte” e la metti lì, in parte sopra ciò che hai già. Le “Tessere”, in tre colonne, sono i premi.',
        en: '“My garden” is just a card of six empty plots for now. Each turn you take one of the “Face-up cards” and lay it there, partly over what you have. The “Tiles”, in three columns, are the prizes.',
      },
      look: ['garden', 'cards', 'tiles'],
      rule: 'GAR-4.1',
    },
    {
      say: (view) => ({
        it: `Prendi la carta con ${onCard(view, 1, 'it', ' e ')} e mettila diritta, esattamente sopra i tuoi sei spazi. La regola è una sola: gli edifici devono poggiare su caselle che hai già. Due terrazzi vicini sono un bell’inizio.`,
        en: `Take the card with ${onCard(view, 1, 'en', ' and ')} and lay it upright, exactly over your six plots. There is just one rule: buildings must rest on squares you already have. Two terraces side by side are a fine start.`,
      }),
      premise: (view) => isAsPrinted(view, 1),
      look: ['card:1', 'garden'],
      move: { type: 'PLAY_CARD', slot: 1, x: 0, y: 0, rotation: 0 },
      rule: 'GAR-4.2',
    },
    {
      say: {
        it: 'Tocca di nuovo a te. Prendi la carta con terrazzo, arcata e fontana, girala due volte e mettila una colonna più a destra: il terzo terrazzo tocca gli altri due. Gli spazi liberi possono sporgere sul tavolo: così il giardino cresce. La fontana che copri, invece, è persa.',
        en: 'Your turn again. Take the card with terrace, arcade and fountain, turn it twice and lay it one column further right: the third terrace touches the other two. Empty plots may stick out over the table: that is how a garden grows. The fountain you cover is lost.',
      },
      premise: (view) => isAsPrinted(view, 3),
      look: ['card:3', 'garden'],
      move: { type: 'PLAY_CARD', slot: 3, x: 1, y: 0, rotation: 180 },
      rule: 'GAR-4.3',
    },
    {
      say: (view) => ({
        it: `${italian.capital(inItalian(standing(mine(view), TERRACE)))} edifici uguali che si toccano di lato: un gruppo da premiare! Ci metti un tempio e in cambio prendi una tessera. Scegli il terrazzo nell’angolo in alto a sinistra: dove c’è un tempio non si copre più, e lì non ti intralcia.`,
        en: `${english.capital(inEnglish(standing(mine(view), TERRACE)))} equal buildings touching by their sides: a group worth a reward! Put a temple on it and you take a tile in return. Choose the terrace in the top left corner: a temple’s square can never be covered, and there it is not in your way.`,
      }),
      look: ['garden', 'temples'],
      move: { type: 'PLACE_TEMPLE', x: 0, y: 0 },
      rule: 'GAR-5.3',
    },
    {
      say: ({ templed }) => ({
        it: `Un gruppo di ${templed} apre la prima colonna. I numeri dicono quanto valgono una, due, tre tessere uguali: il Re ${KING.points[1]}, poi ${KING.points[2]}; il Giardino ${GARDEN.points[1]}, ${GARDEN.points[2]} e ${GARDEN.points[3]}. Prendi il Giardino: da solo è poco, ma nel gioco ce ne sono ${inItalian(GARDEN.copies)} e la serie cresce in fretta.`,
        en: `A group of ${templed} opens the first column. The numbers say what one, two, three equal tiles are worth: the King ${KING.points[1]}, then ${KING.points[2]}; the Garden ${GARDEN.points[1]}, ${GARDEN.points[2]} and ${GARDEN.points[3]}. Take the Garden: little by itself, but there are ${inEnglish(GARDEN.copies)} in the game and the set grows fast.`,
      }),
      premise: (view) => {
        const [, one, two, three] = GARDEN.points;
        const onOffer = isTile(view, first, 'garden') && isTile(view, second, 'king') && openColumns(view.templed).join() === '1';
        const grows = two - one > one && three > two && GARDEN.copies >= GARDEN.setSize;
        return onOffer && grows && KING.setSize === 2 && GARDEN.setSize === 3;
      },
      look: ['tile:1:1', 'tile:1:2'],
      move: { type: 'TAKE_TILE', column: 1, row: 1 },
      rule: 'GAR-9.2',
    },
    {
      say: ({ round, seats }) => ({
        it: `Round ${round}, ${inItalian(cardsEachRound(seats))} carte nuove. Il fiore di chi comincia è passato all’avversario, che ha già preso il Re. Il tuo giardino però non può toccarlo nessuno: ci si contendono soltanto le carte e le tessere.`,
        en: `Round ${round}, ${inEnglish(cardsEachRound(seats))} new cards. The starting player’s flower has gone to your opponent, who has already taken the King. But nobody can touch your garden: you compete for cards and tiles alone.`,
      }),
      premise: ({ players }) => holds(players[RIVAL], 'king') > 0,
      look: ['cards', 'garden', 'opponents'],
      rule: 'GAR-3.8',
    },
    {
      say: (view) => ({
        it: `Prepara due gruppi in un colpo. Prendi la carta con ${onCard(view, 0, 'it', ' e ')}, girala due volte e mettila così che finiscano nella riga in alto, ciascuna a contatto con la sua gemella. Copre un terrazzo, ma la tessera già guadagnata resta tua.`,
        en: `Prepare two groups at a stroke. Take the card with ${onCard(view, 0, 'en', ' and ')}, turn it twice and lay it so that they land in the top row, each touching its twin. It covers a terrace, but the tile you have earned stays yours.`,
      }),
      premise: (view) => isAsPrinted(view, 0),
      look: ['card:0', 'garden'],
      move: { type: 'PLAY_CARD', slot: 0, x: 1, y: -1, rotation: 180 },
      rule: 'GAR-6.11',
    },
    {
      say: (view) => {
        const grown = standing(mine(view), ARCADE) + countOn(view, 2, ARCADE);
        return {
          it: `Chi gioca per ultimo prende la carta che resta, e stavolta è un regalo: ${onCard(view, 2, 'it', ' e ')}. E nella prima colonna è arrivato un altro Giardino! Gira la carta due volte e metti le arcate sul terreno nuovo, nella riga subito sopra: diventano ${inItalian(grown)}.`,
          en: `Whoever plays last gets the card that is left, and this time it is a gift: ${onCard(view, 2, 'en', ' and ')}. And another Garden has come into the first column! Turn the card twice and lay the arcades on the new ground, in the row just above: that makes ${inEnglish(grown)}.`,
        };
      },
      premise: (view) => isAsPrinted(view, 2) && isTile(view, second, 'garden'),
      look: ['card:2', 'garden', 'tile:1:2'],
      move: { type: 'PLAY_CARD', slot: 2, x: 0, y: -2, rotation: 180 },
      rule: 'GAR-3.4',
    },
    {
      say: (view) => {
        const size = standing(mine(view), ARCADE);
        const [columns, all] = [openColumns(size).length, Math.max(...COLUMN_OPENS_AT)];
        return {
          it: `Un gruppo di ${size} apre ${inItalian(columns)} colonne. Potresti rinunciare e farlo crescere ancora: con ${all} si aprono tutte, con ${BLIND_FROM} peschi anche una tessera coperta. Ma il Giardino ti serve adesso: metti il tempio sull’arcata più in basso.`,
          en: `A group of ${size} opens ${inEnglish(columns)} columns. You could decline and let it grow: ${all} open them all, and ${BLIND_FROM} draw a face-down tile as well. But you want that Garden now: put the temple on the lowest arcade.`,
        };
      },
      premise: (view) => {
        const size = standing(mine(view), ARCADE);
        return openColumns(size).length === 2 && openColumns(BLIND_FROM).length === COLUMN_OPENS_AT.length;
      },
      look: ['garden', 'tiles'],
      move: { type: 'PLACE_TEMPLE', x: 2, y: 1 },
      rule: 'GAR-5.12',
    },
    {
      say: () => {
        const [, one, two, three] = GARDEN.points;
        const adds = two - one;
        return {
          it: `Ecco il bello delle serie: un Giardino vale ${one}, due insieme ne valgono ${two}. Prendi il secondo dalla prima colonna: ${italian.agree(adds, 'è', 'sono')} ${points.it(adds)} in più con una sola tessera. E con il terzo arriveresti a ${three}.`,
          en: `Here is the charm of sets: one Garden is worth ${one}, two together are worth ${two}. Take the second from the first column: ${adds} more ${english.agree(adds, 'point', 'points')} with a single tile. And a third would bring you to ${three}.`,
        };
      },
      premise: (view) => holds(mine(view), 'garden') === 1,
      look: ['set:garden', 'tile:1:2'],
      move: { type: 'TAKE_TILE', column: 1, row: 2 },
      rule: 'GAR-9.3',
    },
    {
      say: (view) => {
        const { temples } = mine(view);
        const score = pointsOf(mine(view));
        return {
          it: `Hai ${points.it(score)} e ancora ${inItalian(temples)} ${italian.agree(temples, 'tempio', 'templi')}. Quando li avrai usati tutti potrai spostarne uno dal più piccolo dei gruppi che ne hanno. Il Sacerdote appena arrivato è uno dei ${inItalian(PERSONS.length)} professionisti, che premiano le serie: il tuo sarebbe il Giardiniere, che vale ${alone}, ma ${complete} con ${inItalian(GARDEN.setSize)} Giardini.`,
          en: `You have ${points.en(score)} and ${inEnglish(temples)} ${english.agree(temples, 'temple', 'temples')} left. Once all are used you may move one, from the smallest of your groups that have a temple. The Priest that has just come in is one of ${inEnglish(PERSONS.length)} professions, which reward sets: yours would be the Gardener, worth ${alone}, but ${complete} with ${inEnglish(GARDEN.setSize)} Gardens.`,
        };
      },
      premise: (view) => {
        const arrived = view.display.some((tile) => KIND_IDS[KIND_OF_TILE[tile]] === 'priest');
        return arrived && mine(view).temples > 1 && gardener?.series === 'garden' && complete > alone;
      },
      look: ['sets', 'tiles', 'temples'],
      rule: 'GAR-9.5',
    },
    {
      say: ({ seats }) => ({
        it: `Si finisce quando finiscono le carte, in due dopo ${mostRounds(seats)} round, o poco dopo l’ultima tessera: vince chi ha le tessere che valgono di più. Nella prima partita punta a due o tre serie, e lascia sempre spazi liberi accanto ai gruppi da far crescere.`,
        en: `The game ends when the cards run out, after ${mostRounds(seats)} rounds with two players, or soon after the last tile: the most valuable tiles win. In your first game aim at two or three sets, and always keep empty plots beside the groups you want to grow.`,
      }),
      look: ['garden', 'sets'],
      rule: 'GAR-8.1',
    },
  ],
};
