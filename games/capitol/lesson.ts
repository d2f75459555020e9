/** The first round of Capitol with somebody who explains: a contested area won back, a house roofed for later, three auctions, the first points. */
import type { Lesson, View } from '@cantiere/engine';
import * as english from '@cantiere/engine/grammar/en';
import * as italian from '@cantiere/engine/grammar/it';
import { inEnglish, inItalian } from '../numerals.ts';
import {
  AMPHITHEATRE,
  AREA_COLOUR,
  BASIC_DRAWS,
  EXTRA_FIRST,
  FIRST_POINTS,
  FLOORS_PER_CARD,
  FOUNTAIN,
  ROUND,
  ROUNDS,
  TEMPLE,
  TEMPLE_FACTOR,
  areaOf,
  tileFor,
} from './rules/board.ts';
import { COLOURS, COLOUR_OF, PERMIT, ROOF, TYPE_OF, VALUE_OF, cardOf } from './rules/cards.ts';
import type { Move } from './rules/moves.ts';
import type { Area, Player, State } from './rules/state.ts';

const [PUPIL, RIVAL] = [0, 1];
const [PALATINE, CAMPUS_MARTIUS] = ['palatine', 'campus-martius'].map(areaOf);
const valueOf = (card: string): number => VALUE_OF[cardOf(card)];
const isColour = (colour: number, name: string): boolean => COLOURS[colour] === name;

const mine = ({ players }: View<State>): Player => players[PUPIL];
const leads = (area: Area): boolean => area.floors[PUPIL] > area.floors[RIVAL];
const amounts = ({ auctions }: View<State>): readonly number[] => auctions.at(-1)?.amounts ?? [0, 0];
/** The hand as money, the lowest first. */
const money = (view: View<State>): readonly number[] =>
  mine(view)
    .hand.map((card) => VALUE_OF[card])
    .toSorted((a, b) => a - b);
/** What an area gave a seat in the first round. */
const scored = ({ scored: [sheet], seats }: View<State>, area: number, seat: number): number => sheet[area * seats + seat];

/** Floors of the round building that answers the rival. */
const answering = (view: View<State>): number => mine(view).site.find(({ number }) => number === 2)?.floors ?? 0;
const answer: Extract<Move, { type: 'PLAY_PERMIT' }> = {
  type: 'PLAY_PERMIT',
  card: 'permit-black-3',
  building: 'b2',
  square: 'palatine-s3',
};
const points = (n: number): string => italian.count(n, 'punto', 'punti');
/** "5, 6 e 7". */
const listed = (numbers: readonly number[], and: string): string => `${numbers.slice(0, -1).join(', ')} ${and} ${numbers.at(-1)}`;
const TIMES = {
  it: (n: number): string => ['', '', 'raddoppia', 'triplica'][n] ?? `moltiplica per ${n}`,
  en: (n: number): string => ['', '', 'doubles', 'trebles'][n] ?? `multiplies by ${n}`,
};

export const lesson: Lesson<Move, State> = {
  seats: 2,
  seed: 'lesson-126',
  seat: 0,
  before: [
    { seat: 0, move: { type: 'PLAY_PERMIT', card: 'permit-black-2', building: 'b1', square: 'palatine-s1' } },
    { seat: 1, move: { type: 'PLAY_PERMIT', card: 'permit-white-4', building: 'b3', square: 'esquiline-s1' } },
    { seat: 0, move: { type: 'PLAY_PERMIT', card: 'permit-red-3', building: 'b3', square: 'campus-martius-s1' } },
    { seat: 1, move: { type: 'PLAY_PERMIT', card: 'permit-black-5', building: 'b2', square: 'palatine-s2' } },
  ],
  others: [
    { seat: 1, move: { type: 'PLAY_FLOOR', card: 'floor-1b', targets: ['new:1', 'new:1'] } },
    { seat: 1, move: { type: 'PLAY_ROOF', card: 'roof-5b', building: 'b5', roof: 'triangular' } },
    { seat: 1, move: { type: 'PASS' } },
    { seat: 1, move: { type: 'BID', cards: ['roof-5a'] } },
    { seat: 1, move: { type: 'BID', cards: ['permit-red-7'] } },
    { seat: 1, move: { type: 'PLACE_FOUNTAIN', square: 'esquiline-s2' } },
    { seat: 1, move: { type: 'BID', cards: ['floor-2a'] } },
    { seat: 1, move: { type: 'PLACE_MONUMENT', area: 'esquiline' } },
  ],
  steps: [
    {
      say: {
        it: 'Hai quattro round per lasciare il segno su Roma. In ognuna delle nove aree della mappa si guarda chi ha più piani, e a fine round l’area lo premia con dei punti. Dopo il quarto round vince chi ne ha di più.',
        en: 'You have four rounds to leave your mark on Rome. In each of the nine areas of the map it matters who has the most floors, and at the end of a round the area rewards them with points. Most points after round four wins.',
      },
      look: ['map'],
      rule: 'CAP-9.2',
    },
    {
      say: ({ areas: { [PALATINE]: palatine } }) => ({
        it: `Le aree sono rosse, bianche e nere. Chi ha più piani in un’area prende ${points(FIRST_POINTS)}, più 1 per ogni fontana che c’è; chi è secondo prende solo quelli delle fontane. Sul Palatino di fontane ce ne sono già ${inItalian(palatine.fountains)}: è lì che si litiga.`,
        en: `Areas are red, white or black. The most floors in an area earn ${english.count(FIRST_POINTS, 'point')}, plus 1 for each fountain there; second place gets the fountain points alone. The Palatine already has ${inEnglish(palatine.fountains)} fountains: that is where the quarrel is.`,
      }),
      premise: ({ areas: { [PALATINE]: palatine } }) =>
        palatine.fountains > 1 && palatine.floors[PUPIL] > 0 && palatine.floors[RIVAL] > 0,
      look: ['area:palatine'],
      rule: 'CAP-7.5',
    },
    {
      say: {
        it: 'In “Il tuo cantiere” aspettano i tuoi edifici. Le carte di “La tua mano” hanno due vite: quando si costruisce conta il tipo (piani, tetto o permesso), alle aste conta il numero, che è denaro. Per tutte e due le cose non bastano mai.',
        en: 'Your buildings wait in “Your site”. The cards of “Your hand” have two lives: when you build, their type counts (floors, roof or permit); in an auction their number does, and it is money. There is never enough for both.',
      },
      look: ['site', 'hand'],
      rule: 'CAP-1.5',
    },
    {
      say: (view) => {
        const { floors } = view.areas[PALATINE];
        const moved = answering(view);
        const after = floors[PUPIL] + moved;
        return {
          it: `Sul Palatino avevi una casa da ${floors[PUPIL]}, ma l’avversario ti ha superato con una da ${floors[RIVAL]}. Rispondi: con il permesso nero, il colore dell’area, porta lì il tuo edificio tondo da ${moved}. È in regola, perché ha lo stesso tetto degli altri ed è alto quanto il più alto, o un piano in più. Sarai a ${after} piani contro ${floors[RIVAL]}.`,
          en: `You had a house of ${floors[PUPIL]} on the Palatine, but your opponent overtook you with one of ${floors[RIVAL]}. Answer: with the black permit, the colour of the area, move your round building of ${moved} there. It is lawful: the same roof as the others, and as tall as the tallest or one floor taller. That makes ${after} floors against ${floors[RIVAL]}.`,
        };
      },
      premise: (view) => {
        const { floors, shape } = view.areas[PALATINE];
        const isSo = shape === ROUND && isColour(AREA_COLOUR[PALATINE], 'black') && floors[RIVAL] > floors[PUPIL];
        return isSo && floors[PUPIL] + answering(view) > floors[RIVAL];
      },
      look: ['area:palatine', 'site'],
      move: answer,
      rule: 'CAP-5.7',
    },
    {
      say: () => ({
        it: `Sei di nuovo in testa! Ora pensa al prossimo assalto: una carta piano dà ${inItalian(FLOORS_PER_CARD)} piani. Gioca quella da ${valueOf('floor-3c')} e mettili entrambi su un nuovo edificio. Quella da ${valueOf('floor-7c')} farebbe lo stesso, ma all’asta vale molto di più: tienila.`,
        en: `You lead again! Now think of the next assault: a floor card gives ${inEnglish(FLOORS_PER_CARD)} floors. Play the ${valueOf('floor-3c')} and set both on one new building. The ${valueOf('floor-7c')} would do just the same, but it is worth far more in an auction: keep it.`,
      }),
      premise: (view) => {
        const [played, kept] = ['floor-3c', 'floor-7c'];
        const worthMore = valueOf(kept) > valueOf(played) + 1 && mine(view).hand.includes(cardOf(kept));
        return leads(view.areas[PALATINE]) && worthMore && TYPE_OF[cardOf(kept)] === TYPE_OF[cardOf(played)];
      },
      look: ['site', 'hand'],
      move: { type: 'PLAY_FLOOR', card: 'floor-3c', targets: ['new:1', 'new:1'] },
      rule: 'CAP-4.10',
    },
    {
      say: () => ({
        it: `Un edificio può andare in città solo con il tetto, e da quel momento non si alza più. Gioca la carta tetto da ${valueOf('roof-2a')} e scegli la forma tonda: sul Palatino i tetti sono tondi, perché la forma la decide chi arriva per primo.`,
        en: `A building may move to the city only with a roof, and from then on it grows no taller. Play the roof card of ${valueOf('roof-2a')} and choose the round shape: roofs on the Palatine are round, for whoever comes first decides the shape.`,
      }),
      look: ['site', 'area:palatine'],
      move: { type: 'PLAY_ROOF', card: 'roof-2a', building: 'b5', roof: 'round' },
      rule: 'CAP-4.15',
    },
    {
      say: (view) => ({
        it: `L’avversario ha passato: in questo round non può più superarti in nessuna area. Passa anche tu: l’edificio nuovo aspetterà in cantiere il prossimo permesso nero, e le ${inItalian(money(view).length)} carte che ti restano, ${listed(money(view), 'e')}, sono il tuo denaro per le aste.`,
        en: `Your opponent has passed, and can overtake you nowhere this round. Pass as well: the new building will wait on your site for your next black permit, and the ${inEnglish(money(view).length)} cards you have left, ${listed(money(view), 'and')}, are your money for the auctions.`,
      }),
      premise: (view) => view.players[RIVAL].passed && money(view).length > 1,
      look: ['hand', 'site'],
      move: { type: 'PASS' },
      rule: 'CAP-4.3',
    },
    {
      say: () => ({
        it: `Ora tre aste, a offerte segrete. La prima è per una fontana. Le carte sopra il senatore sono la tua offerta: vince la somma più alta, e paga solo chi vince. Presa adesso, una fontana rende per tutti e ${inItalian(ROUNDS)} i round: offri la carta piano da ${valueOf('floor-7c')}.`,
        en: `Now three auctions, with secret bids. The first is for a fountain. The cards above your senator are your bid: the highest sum wins, and only the winner pays. Won now, a fountain pays in all ${inEnglish(ROUNDS)} rounds: bid the floor card of ${valueOf('floor-7c')}.`,
      }),
      premise: ({ round }) => tileFor(round, 1) === FOUNTAIN,
      look: ['bid', 'hand'],
      move: { type: 'BID', cards: ['floor-7c'] },
      rule: 'CAP-6.2',
    },
    {
      say: (view) => {
        const [bid, against] = amounts(view);
        // With no monument there yet; what it pays in the end is read from the score sheet, two steps on.
        const firstPoints = FIRST_POINTS + view.areas[CAMPUS_MARTIUS].fountains + 1;
        return {
          it: `${bid} contro ${against}: la fontana è tua! Puoi metterla dove vuoi. Sul Palatino darebbe un punto anche all’avversario, che è secondo. In Campo Marzio invece ci sei soltanto tu: piazzala lì, e l’area ti darà ${points(firstPoints)}.`,
          en: `${bid} against ${against}: the fountain is yours! It may go anywhere. On the Palatine it would give a point to your opponent too, who is second. But in the Campus Martius there is only you: place it there, and the area will pay you ${firstPoints}.`,
        };
      },
      premise: ({ areas }) => {
        const [palatine, campus] = [areas[PALATINE], areas[CAMPUS_MARTIUS]];
        return leads(palatine) && palatine.floors[RIVAL] > 0 && leads(campus) && campus.floors[RIVAL] === 0;
      },
      look: ['area:campus-martius', 'area:palatine'],
      move: { type: 'PLACE_FOUNTAIN', square: 'campus-martius-s2' },
      rule: 'CAP-6.12',
    },
    {
      say: () => ({
        it: `Seconda fontana. Provaci senza svenarti: offri il permesso rosso da ${valueOf('permit-red-5')}. Se nessuno offre di più, è tua a buon prezzo; se perdi, la carta torna nella tua mano.`,
        en: `The second fountain. Try without overspending: bid the red permit of ${valueOf('permit-red-5')}. If nobody bids more, it is yours at a good price; if you lose, the card comes back to your hand.`,
      }),
      premise: (view) => {
        const card = cardOf('permit-red-5');
        const isLowest = VALUE_OF[card] === money(view)[0];
        return tileFor(view.round, 2) === FOUNTAIN && isLowest && TYPE_OF[card] === PERMIT && isColour(COLOUR_OF[card], 'red');
      },
      look: ['hand'],
      move: { type: 'BID', cards: ['permit-red-5'] },
      rule: 'CAP-6.10',
    },
    {
      say: (view) => {
        const [bid, against] = amounts(view);
        return {
          it: `${against} batte ${bid}: la fontana è finita sull’Esquilino, ma il tuo permesso è tornato. L’ultima asta è per un anfiteatro: niente punti, ma carte in più a chi guida la sua area. Tetto e permesso ti serviranno per costruire nel prossimo round: stavolta scegli “Non offrire”.`,
          en: `${against} beats ${bid}: that fountain went to the Esquiline, but your permit is back. The last auction is for an amphitheatre: no points, but extra cards for whoever leads its area. You will want roof and permit to build next round: this time choose “Bid nothing”.`,
        };
      },
      premise: (view) => {
        const kinds = mine(view).hand.map((card) => TYPE_OF[card]);
        const isLost = amounts(view)[RIVAL] > amounts(view)[PUPIL] && kinds.includes(ROOF) && kinds.includes(PERMIT);
        return isLost && tileFor(view.round, 3) === AMPHITHEATRE && EXTRA_FIRST > 0;
      },
      look: ['hand'],
      move: { type: 'BID', cards: [] },
      rule: 'CAP-8.3',
    },
    {
      say: (view) => {
        const [palatine, campus] = [PALATINE, CAMPUS_MARTIUS].map((area) => scored(view, area, PUPIL));
        const [own, other] = view.players.map(({ score }) => score);
        return {
          it: `Ed ecco i primi punti: ${palatine} dal Palatino e ${campus} da Campo Marzio, ${own} a ${other} per te. Il meglio è che le aree pagano di nuovo a ogni round, finché resti in testa: chi si piazza bene presto incassa ${inItalian(ROUNDS)} volte.`,
          en: `And here are the first points: ${palatine} from the Palatine and ${campus} from the Campus Martius, ${own} to ${other} for you. Better still, areas pay again every round while you lead them: a good place taken early pays ${inEnglish(ROUNDS)} times.`,
        };
      },
      premise: ({ players: [own, other] }) => own.score > other.score,
      look: ['area:palatine', 'area:campus-martius', 'people'],
      rule: 'CAP-7.9',
    },
    {
      say: ({ round }) => ({
        it: `Ora si pescano ${inItalian(BASIC_DRAWS)} carte dai mazzi scoperti e comincia il round ${round + 1}. Dal terzo all’asta c’è un tempio, che ${TIMES.it(TEMPLE_FACTOR)} un’area. Dopo il quarto vince chi ha più punti. Nella prima partita costruisci con i numeri bassi e tieni gli alti per le aste.`,
        en: `Now each draws ${inEnglish(BASIC_DRAWS)} cards from the face-up decks and round ${round + 1} begins. From the third on a temple is auctioned, which ${TIMES.en(TEMPLE_FACTOR)} an area. Most points after the fourth wins. In your first game build with low numbers and keep the high ones to bid.`,
      }),
      premise: () => {
        const sold = [1, 2, 3, 4].map((round) => [1, 2, 3].some((auction) => tileFor(round, auction) === TEMPLE));
        return sold.join() === 'false,false,true,true' && TEMPLE_FACTOR > 1 && BASIC_DRAWS > 1;
      },
      look: ['decks', 'hand'],
      rule: 'CAP-9.1',
    },
  ],
};
