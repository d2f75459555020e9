/** The first round of Capitol with somebody who explains: a contested area won back, a house roofed for later, three auctions, the first points. */
import type { Lesson } from '@cantiere/engine';
import type { Move } from './rules/moves.ts';

export const lesson: Lesson<Move> = {
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
      say: {
        it: 'Le aree sono rosse, bianche e nere. Chi ha più piani in un’area prende 2 punti, più 1 per ogni fontana che c’è; chi è secondo prende solo quelli delle fontane. Sul Palatino di fontane ce ne sono già due: è lì che si litiga.',
        en: 'Areas are red, white or black. The most floors in an area earn 2 points, plus 1 for each fountain there; second place gets the fountain points alone. The Palatine already has two fountains: that is where the quarrel is.',
      },
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
      say: {
        it: 'Sul Palatino avevi una casa da 1, ma l’avversario ti ha superato con una da 2. Rispondi: con il permesso nero, il colore dell’area, porta lì il tuo edificio tondo da 2. È in regola, perché ha lo stesso tetto degli altri ed è alto quanto il più alto, o un piano in più. Sarai a 3 piani contro 2.',
        en: 'You had a house of 1 on the Palatine, but your opponent overtook you with one of 2. Answer: with the black permit, the colour of the area, move your round building of 2 there. It is lawful: the same roof as the others, and as tall as the tallest or one floor taller. That makes 3 floors against 2.',
      },
      look: ['area:palatine', 'site'],
      move: { type: 'PLAY_PERMIT', card: 'permit-black-3', building: 'b2', square: 'palatine-s3' },
      rule: 'CAP-5.7',
    },
    {
      say: {
        it: 'Sei di nuovo in testa! Ora pensa al prossimo assalto: una carta piano dà due piani. Gioca quella da 3 e mettili entrambi su un nuovo edificio. Quella da 7 farebbe lo stesso, ma all’asta vale molto di più: tienila.',
        en: 'You lead again! Now think of the next assault: a floor card gives two floors. Play the 3 and set both on one new building. The 7 would do just the same, but it is worth far more in an auction: keep it.',
      },
      look: ['site', 'hand'],
      move: { type: 'PLAY_FLOOR', card: 'floor-3c', targets: ['new:1', 'new:1'] },
      rule: 'CAP-4.10',
    },
    {
      say: {
        it: 'Un edificio può andare in città solo con il tetto, e da quel momento non si alza più. Gioca la carta tetto da 2 e scegli la forma tonda: sul Palatino i tetti sono tondi, perché la forma la decide chi arriva per primo.',
        en: 'A building may move to the city only with a roof, and from then on it grows no taller. Play the roof card of 2 and choose the round shape: roofs on the Palatine are round, for whoever comes first decides the shape.',
      },
      look: ['site', 'area:palatine'],
      move: { type: 'PLAY_ROOF', card: 'roof-2a', building: 'b5', roof: 'round' },
      rule: 'CAP-4.15',
    },
    {
      say: {
        it: 'L’avversario ha passato: in questo round non può più superarti in nessuna area. Passa anche tu: l’edificio nuovo aspetterà in cantiere il prossimo permesso nero, e le tre carte che ti restano, 5, 6 e 7, sono il tuo denaro per le aste.',
        en: 'Your opponent has passed, and can overtake you nowhere this round. Pass as well: the new building will wait on your site for your next black permit, and the three cards you have left, 5, 6 and 7, are your money for the auctions.',
      },
      look: ['hand', 'site'],
      move: { type: 'PASS' },
      rule: 'CAP-4.3',
    },
    {
      say: {
        it: 'Ora tre aste, a offerte segrete. La prima è per una fontana. Le carte sopra il senatore sono la tua offerta: vince la somma più alta, e paga solo chi vince. Presa adesso, una fontana rende per tutti e quattro i round: offri la carta piano da 7.',
        en: 'Now three auctions, with secret bids. The first is for a fountain. The cards above your senator are your bid: the highest sum wins, and only the winner pays. Won now, a fountain pays in all four rounds: bid the floor card of 7.',
      },
      look: ['bid', 'hand'],
      move: { type: 'BID', cards: ['floor-7c'] },
      rule: 'CAP-6.2',
    },
    {
      say: {
        it: '7 contro 5: la fontana è tua! Puoi metterla dove vuoi. Sul Palatino darebbe un punto anche all’avversario, che è secondo. In Campo Marzio invece ci sei soltanto tu: piazzala lì, e l’area ti darà 4 punti.',
        en: '7 against 5: the fountain is yours! It may go anywhere. On the Palatine it would give a point to your opponent too, who is second. But in the Campus Martius there is only you: place it there, and the area will pay you 4.',
      },
      look: ['area:campus-martius', 'area:palatine'],
      move: { type: 'PLACE_FOUNTAIN', square: 'campus-martius-s2' },
      rule: 'CAP-6.12',
    },
    {
      say: {
        it: 'Seconda fontana. Provaci senza svenarti: offri il permesso rosso da 5. Se nessuno offre di più, è tua a buon prezzo; se perdi, la carta torna nella tua mano.',
        en: 'The second fountain. Try without overspending: bid the red permit of 5. If nobody bids more, it is yours at a good price; if you lose, the card comes back to your hand.',
      },
      look: ['hand'],
      move: { type: 'BID', cards: ['permit-red-5'] },
      rule: 'CAP-6.10',
    },
    {
      say: {
        it: '7 batte 5: la fontana è finita sull’Esquilino, ma il tuo permesso è tornato. L’ultima asta è per un anfiteatro: niente punti, ma carte in più a chi guida la sua area. Tetto e permesso ti serviranno per costruire nel prossimo round: stavolta scegli “Non offrire”.',
        en: '7 beats 5: that fountain went to the Esquiline, but your permit is back. The last auction is for an amphitheatre: no points, but extra cards for whoever leads its area. You will want roof and permit to build next round: this time choose “Bid nothing”.',
      },
      look: ['hand'],
      move: { type: 'BID', cards: [] },
      rule: 'CAP-8.3',
    },
    {
      say: {
        it: 'Ed ecco i primi punti: 4 dal Palatino e 4 da Campo Marzio, 8 a 6 per te. Il meglio è che le aree pagano di nuovo a ogni round, finché resti in testa: chi si piazza bene presto incassa quattro volte.',
        en: 'And here are the first points: 4 from the Palatine and 4 from the Campus Martius, 8 to 6 for you. Better still, areas pay again every round while you lead them: a good place taken early pays four times.',
      },
      look: ['area:palatine', 'area:campus-martius', 'people'],
      rule: 'CAP-7.9',
    },
    {
      say: {
        it: 'Ora si pescano sei carte dai mazzi scoperti e comincia il round 2. Dal terzo all’asta c’è un tempio, che raddoppia un’area. Dopo il quarto vince chi ha più punti. Nella prima partita costruisci con i numeri bassi e tieni gli alti per le aste.',
        en: 'Now each draws six cards from the face-up decks and round 2 begins. From the third on a temple is auctioned, which doubles an area. Most points after the fourth wins. In your first game build with low numbers and keep the high ones to bid.',
      },
      look: ['decks', 'hand'],
      rule: 'CAP-9.1',
    },
  ],
};
