/** The first two rounds of The Hanging Gardens with somebody who explains: two groups, two temples, and the two Garden tiles that they earn. */
import type { Lesson } from '@cantiere/engine';
import type { Move } from './rules/moves.ts';

export const lesson: Lesson<Move> = {
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
      say: {
        it: 'Prendi la carta con 2 terrazzi e 1 fontana e mettila diritta, esattamente sopra i tuoi sei spazi. La regola è una sola: gli edifici devono poggiare su caselle che hai già. Due terrazzi vicini sono un bell’inizio.',
        en: 'Take the card with 2 terraces and 1 fountain and lay it upright, exactly over your six plots. There is just one rule: buildings must rest on squares you already have. Two terraces side by side are a fine start.',
      },
      look: ['card:1', 'garden'],
      move: { type: 'PLAY_CARD', slot: 1, x: 0, y: 0, rotation: 0 },
      rule: 'GAR-4.2',
    },
    {
      say: {
        it: 'Tocca di nuovo a te. Prendi la carta con terrazzo, arcata e fontana, girala due volte e mettila una colonna più a destra: il terzo terrazzo tocca gli altri due. Gli spazi liberi possono sporgere sul tavolo: così il giardino cresce. La fontana che copri, invece, è persa.',
        en: 'Your turn again. Take the card with terrace, arcade and fountain, turn it twice and lay it one column further right: the third terrace touches the other two. Empty plots may stick out over the table: that is how a garden grows. The fountain you cover is lost.',
      },
      look: ['card:3', 'garden'],
      move: { type: 'PLAY_CARD', slot: 3, x: 1, y: 0, rotation: 180 },
      rule: 'GAR-4.3',
    },
    {
      say: {
        it: 'Tre edifici uguali che si toccano di lato: un gruppo da premiare! Ci metti un tempio e in cambio prendi una tessera. Scegli il terrazzo nell’angolo in alto a sinistra: dove c’è un tempio non si copre più, e lì non ti intralcia.',
        en: 'Three equal buildings touching by their sides: a group worth a reward! Put a temple on it and you take a tile in return. Choose the terrace in the top left corner: a temple’s square can never be covered, and there it is not in your way.',
      },
      look: ['garden', 'temples'],
      move: { type: 'PLACE_TEMPLE', x: 0, y: 0 },
      rule: 'GAR-5.3',
    },
    {
      say: {
        it: 'Un gruppo di 3 apre la prima colonna. I numeri dicono quanto valgono una, due, tre tessere uguali: il Re 4, poi 12; il Giardino 2, 8 e 16. Prendi il Giardino: da solo è poco, ma nel gioco ce ne sono sei e la serie cresce in fretta.',
        en: 'A group of 3 opens the first column. The numbers say what one, two, three equal tiles are worth: the King 4, then 12; the Garden 2, 8 and 16. Take the Garden: little by itself, but there are six in the game and the set grows fast.',
      },
      look: ['tile:1:1', 'tile:1:2'],
      move: { type: 'TAKE_TILE', column: 1, row: 1 },
      rule: 'GAR-9.2',
    },
    {
      say: {
        it: 'Round 2, quattro carte nuove. Il fiore di chi comincia è passato all’avversario, che ha già preso il Re. Il tuo giardino però non può toccarlo nessuno: ci si contendono soltanto le carte e le tessere.',
        en: 'Round 2, four new cards. The starting player’s flower has gone to your opponent, who has already taken the King. But nobody can touch your garden: you compete for cards and tiles alone.',
      },
      look: ['cards', 'garden', 'opponents'],
      rule: 'GAR-3.8',
    },
    {
      say: {
        it: 'Prepara due gruppi in un colpo. Prendi la carta con 1 arcata e 1 fontana, girala due volte e mettila così che finiscano nella riga in alto, ciascuna a contatto con la sua gemella. Copre un terrazzo, ma la tessera già guadagnata resta tua.',
        en: 'Prepare two groups at a stroke. Take the card with 1 arcade and 1 fountain, turn it twice and lay it so that they land in the top row, each touching its twin. It covers a terrace, but the tile you have earned stays yours.',
      },
      look: ['card:0', 'garden'],
      move: { type: 'PLAY_CARD', slot: 0, x: 1, y: -1, rotation: 180 },
      rule: 'GAR-6.11',
    },
    {
      say: {
        it: 'Chi gioca per ultimo prende la carta che resta, e stavolta è un regalo: 2 arcate. E nella prima colonna è arrivato un altro Giardino! Gira la carta due volte e metti le arcate sul terreno nuovo, nella riga subito sopra: diventano quattro.',
        en: 'Whoever plays last gets the card that is left, and this time it is a gift: 2 arcades. And another Garden has come into the first column! Turn the card twice and lay the arcades on the new ground, in the row just above: that makes four.',
      },
      look: ['card:2', 'garden', 'tile:1:2'],
      move: { type: 'PLAY_CARD', slot: 2, x: 0, y: -2, rotation: 180 },
      rule: 'GAR-3.4',
    },
    {
      say: {
        it: 'Un gruppo di 4 apre due colonne. Potresti rinunciare e farlo crescere ancora: con 5 si aprono tutte, con 6 peschi anche una tessera coperta. Ma il Giardino ti serve adesso: metti il tempio sull’arcata più in basso.',
        en: 'A group of 4 opens two columns. You could decline and let it grow: 5 open them all, and 6 draw a face-down tile as well. But you want that Garden now: put the temple on the lowest arcade.',
      },
      look: ['garden', 'tiles'],
      move: { type: 'PLACE_TEMPLE', x: 2, y: 1 },
      rule: 'GAR-5.12',
    },
    {
      say: {
        it: 'Ecco il bello delle serie: un Giardino vale 2, due insieme ne valgono 8. Prendi il secondo dalla prima colonna: sono 6 punti in più con una sola tessera. E con il terzo arriveresti a 16.',
        en: 'Here is the charm of sets: one Garden is worth 2, two together are worth 8. Take the second from the first column: 6 more points with a single tile. And a third would bring you to 16.',
      },
      look: ['set:garden', 'tile:1:2'],
      move: { type: 'TAKE_TILE', column: 1, row: 2 },
      rule: 'GAR-9.3',
    },
    {
      say: {
        it: 'Hai 8 punti e ancora tre templi. Quando li avrai usati tutti potrai spostarne uno dal più piccolo dei gruppi che ne hanno. Il Sacerdote appena arrivato è uno dei cinque professionisti, che premiano le serie: il tuo sarebbe il Giardiniere, che vale 3, ma 8 con tre Giardini.',
        en: 'You have 8 points and three temples left. Once all are used you may move one, from the smallest of your groups that have a temple. The Priest that has just come in is one of five professions, which reward sets: yours would be the Gardener, worth 3, but 8 with three Gardens.',
      },
      look: ['sets', 'tiles', 'temples'],
      rule: 'GAR-9.5',
    },
    {
      say: {
        it: 'Si finisce quando finiscono le carte, in due dopo 15 round, o poco dopo l’ultima tessera: vince chi ha le tessere che valgono di più. Nella prima partita punta a due o tre serie, e lascia sempre spazi liberi accanto ai gruppi da far crescere.',
        en: 'The game ends when the cards run out, after 15 rounds with two players, or soon after the last tile: the most valuable tiles win. In your first game aim at two or three sets, and always keep empty plots beside the groups you want to grow.',
      },
      look: ['garden', 'sets'],
      rule: 'GAR-8.1',
    },
  ],
};
