/** How Urban Sprawl is read where its rulebook is silent or can be read in two ways. */
import type { Decision } from '@cantiere/engine';

export const decisions: readonly Decision[] = [
  {
    rules: ['SPR-8.13', 'SPR-8.14'],
    question: {
      it: 'Un contratto può uscire dal mercato senza essere costruito? Il regolamento dice che le carte scorrono «in modo da occupare le caselle che sono state svuotate durante il turno», e nient’altro.',
      en: 'May a contract leave the market unbuilt? The book: cards slide “so as to fill the spaces that were emptied during the turn”, nothing else.',
    },
    decision: {
      it: 'No: il mercato fermo che perde un contratto è una regola nostra, spenta se il tavolo non la vuole (i tavoli della 0.1 tengono ciò che avevano scelto). Una partita in cui per dieci round nulla lascia il mercato finisce.',
      en: 'No: the stale market that loses a contract is our own rule, off unless the table wants it (tables of 0.1 keep what they chose). A game in which nothing leaves the market for ten rounds ends.',
    },
    why: {
      it: 'Il regolamento non ha una regola così; ma ogni partita deve finire. I bot più semplici, che un tempo chiudevano un turno dopo l’altro, agiscono appena un round è passato a vuoto: nessuno stallo in 72 partite.',
      en: 'The book has no such rule; every game must end. Greedy bots, which used to end turn after turn, now act as soon as a round has been idle: no standstill in 72 games.',
    },
    option: 'staleMarket',
  },
  {
    rules: ['SPR-13.3'],
    question: {
      it: 'L’Aeroporto tiene elezioni? «Possono essere eletti solo dopo che l’evento Airport … li mette in gioco».',
      en: 'Does the Airport hold elections? “They can be elected only after the Airport event … puts them into play”.',
    },
    decision: {
      it: 'No; un tavolo può aggiungerne quattro, tutte subito, ed è un’aggiunta nostra.',
      en: 'No; a table may add four at once, which is our addition.',
    },
    why: {
      it: 'Il regolamento dice soltanto che le cariche entrano in gioco.',
      en: 'The book speaks of entering play only.',
    },
    option: 'airportElections',
  },
  {
    rules: ['SPR-13.4', 'SPR-16.7'],
    question: {
      it: 'Quando si assegna per la prima volta l’Imprenditore? «Una volta che è attivata la tessera Contractor, a conclusione di ogni elezione, è data al giocatore che ha il minor prestigio».',
      en: 'When is the Contractor first assigned? “Once the Contractor tile is active, at the end of each election it is given to the player with the least prestige”.',
    },
    decision: {
      it: 'Dopo l’elezione seguente; un tavolo può assegnarlo già nell’evento (così ai tavoli della 0.1).',
      en: 'After the next election; a table may assign it in the event itself (so at tables of 0.1).',
    },
    why: { it: 'Sono le parole del regolamento.', en: 'The book’s words.' },
    option: 'contractorAtOnce',
  },
  {
    rules: ['SPR-15.5', 'SPR-16.6'],
    question: {
      it: 'In che ordine fruttano i professionisti? «Il giocatore attivo è libero di scegliere l’ordine».',
      en: 'In which order do vocations pay? “The active player is free to choose the order”.',
    },
    decision: {
      it: 'Prima il giocatore attivo, poi in senso orario; un tavolo può lasciarlo scegliere anche qui.',
      en: 'Active player, then clockwise; a table may let the active player set it there too.',
    },
    why: {
      it: 'Chi è libero di scegliere non è obbligato a rispondere: sarebbe una domanda quasi a ogni cantiere, per una scelta che conta di rado.',
      en: 'Free to choose is not bound to be asked: it would be a question at almost every site, for a choice that seldom matters.',
    },
    option: 'askGains',
  },
  {
    rules: ['SPR-15.5', 'SPR-EX-25'],
    question: {
      it: 'Più giocatori sono toccati da un effetto, ma uno solo ha qualcosa da decidere: in che ordine si va?',
      en: 'An effect concerns several players, but only one has something to decide: in which order?',
    },
    decision: {
      it: 'In senso orario, e basta. L’ordine particolare (prima chi non ha nulla da decidere) vale solo quando decidono in due o più. Anche pagare per non perdere un edificio è una decisione, se si può pagare.',
      en: 'Plainly clockwise. The special order (those without a decision first) applies only when two or more decide. Paying so as not to lose a building is a decision, too, for whoever can pay.',
    },
    why: {
      it: 'Così dice il testo; e chi ha un solo edificio e il denaro per salvarlo decide davvero.',
      en: 'The wording says so; and a player with one building and money does decide.',
    },
    option: 'askOrder',
  },
  {
    rules: ['SPR-1.12', 'SPR-16.8'],
    question: {
      it: '«Sia le righe orizzontali che verticali intersecanti il blocco»: anche le file create dagli indicatori?',
      en: '“Both the horizontal and the vertical rows that cross the block”: also rows made by markers?',
    },
    decision: {
      it: 'No, le due file stampate; un tavolo può contare anche le altre.',
      en: 'No, two printed rows; a table may count the others too.',
    },
    why: {
      it: 'Il testo prosegue con «una di queste righe» e «l’altra fila»: sono due.',
      en: 'The text goes on with “one of these rows” and “the other row”: two.',
    },
    option: 'markerRows',
  },
  {
    rules: ['SPR-1.13'],
    question: { it: 'I 140 cubetti, 35 a testa, sono un limite?', en: '140 cubes, 35 each: a limit?' },
    decision: { it: 'No.', en: 'No.' },
    why: {
      it: 'Il regolamento non dice che cosa accade se finiscono; e una partita a due su venti ne vuole più di 35.',
      en: 'The book is silent on running out; one two-player game in twenty needs more than 35.',
    },
  },
  {
    rules: ['SPR-3.3'],
    question: {
      it: 'Chi diventa Presidente del Sindacato nel proprio turno ha subito i punti in più? «Quando è il giocatore attivo … ha a disposizione 8 APs».',
      en: 'Union Boss gained in one’s own turn: are there more points at once? “When the active player … has 8 APs available”.',
    },
    decision: {
      it: 'No: i punti si contano quando il turno comincia.',
      en: 'No: the points are counted when the turn begins.',
    },
    why: {
      it: '«A disposizione» si dice dei punti del turno, che si danno una volta sola; gli investimenti non possono cambiare una carica.',
      en: '“Has available” is said of the turn’s points, which are given out once; investments cannot change an office.',
    },
  },
  {
    rules: ['SPR-4.1'],
    question: { it: 'Si possono investire più carte insieme?', en: 'Can several cards be invested at once?' },
    decision: { it: 'Una per mossa, quante volte si vuole.', en: 'One card a move, as often as wanted.' },
    why: {
      it: 'Si arriva allo stesso punto, e una carta rifiutata rifiuta solo sé stessa.',
      en: 'The outcome is the same, and a refused card refuses only itself.',
    },
  },
  {
    rules: ['SPR-6.3'],
    question: {
      it: '«Almeno tanti permessi»: si può aggiungere una carta che non serve?',
      en: '“At least as many permits”: may a card be added that is not needed?',
    },
    decision: {
      it: 'No; le pagine in più sulle carte che servono vanno bene.',
      en: 'No; excess pages on needed cards are fine.',
    },
    why: {
      it: 'L’esempio perde pagine, mai carte; nessuno ci guadagna, e le scelte restano poche.',
      en: 'The example loses pages, never cards; nobody gains by it, and choices stay few.',
    },
  },
  {
    rules: ['SPR-6.9'],
    question: {
      it: 'Contratto, posto, demolizioni e permessi si dichiarano tutti insieme?',
      en: 'Are contract, place, demolitions and permits declared all at once?',
    },
    decision: {
      it: 'In tre passi brevi: il contratto; i lotti, con ciò che si demolisce; i permessi. Ogni passo elenca solo ciò che si può portare a termine, e quello con una sola possibilità si compie da sé. Non si paga nulla prima dell’ultimo. Nel frattempo non si fa altro: per cambiare idea si ritira la mossa.',
      en: 'In three short steps: the contract; the lots, with what is demolished; the permits. Each step lists only what can be completed, and one with a single way to go is taken by itself. Nothing is paid before the last. Nothing else is done meanwhile: who thinks better of it takes the move back.',
    },
    why: {
      it: 'Insieme sarebbero spesso più di mille mosse; così gli elenchi restano brevi.',
      en: 'Together that would often be more than a thousand moves; so the lists stay short.',
    },
  },
  {
    rules: ['SPR-2.10'],
    question: { it: 'Chi compra l’ultimo edificio iniziale?', en: 'Who buys the last starting building?' },
    decision: { it: 'Va da sé a chi è di turno.', en: 'It is sold by itself to the player whose turn it is.' },
    why: { it: 'Una decisione con una scelta sola si prende da sé.', en: 'A decision with one choice takes itself.' },
  },
  {
    rules: ['SPR-16.5'],
    question: {
      it: 'In due e in tre i punteggi erano ben più alti di quelli che si raccontano (chi vince, da 100 a 200).',
      en: 'Scores with two and three players were far above those reported (winners 100 to 200).',
    },
    decision: {
      it: 'Abbiamo abbassato i valori delle carte che sono nostri; nulla di ciò che viene dal regolamento o da una pubblicazione è cambiato.',
      en: 'Our own card values were lowered; nothing that the book or a publication gives was touched.',
    },
    why: {
      it: 'I valori sono giusti per tre e per quattro. In due restano alti perché sono i mazzi a decidere quanto dura la partita, e ciò che il tavolo guadagna si divide in due.',
      en: 'The values are right for three and four. With two they stay high since the decks decide how long a game lasts, and what a table scores is shared by two.',
    },
  },
];
