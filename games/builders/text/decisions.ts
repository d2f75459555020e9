/** How The Builders: Antiquity is read where its rulebook is silent or can be read in two ways. */
import type { Decision } from '@cantiere/engine';

export const decisions: readonly Decision[] = [
  {
    rules: ['BLD-1.3'],
    question: { it: 'Come si chiamano quelle sei carte?', en: 'What are those six cards called?' },
    decision: {
      it: 'In italiano «Schiavo» e «Schiavo liberato», con le parole del regolamento («Comprare uno schiavo», «Schiavo Liberato»); in inglese, di cui non abbiamo il regolamento, Prisoner e Freed Prisoner. Dovunque.',
      en: 'In Italian “Schiavo” and “Schiavo liberato”, the words of the rulebook; in English, for which we have no rulebook, Prisoner and Freed Prisoner. Everywhere.',
    },
    why: {
      it: 'Il gioco non nasconde quello che mostra: chi lavora senza paga è libero solo quando qualcuno lo libera, e non farlo costa un punto. Non ci si scherza sopra, e le persone sono disegnate come persone.',
      en: 'The game does not hide what it shows: whoever works unpaid is free only when somebody frees them, and not doing so costs a point. Nothing is joked about, and people are drawn as people.',
    },
  },
  {
    rules: ['BLD-5.2.3'],
    question: {
      it: 'La paga di uno schiavo liberato è stampata sulla carta, non nel testo; una fonte pubblica dice 4, un’altra 5.',
      en: 'The wage of a freed prisoner is printed on the card, not in the text; one public source has 4, another 5.',
    },
    decision: {
      it: '4, indicata come nostra nei crediti e nelle pagine delle regole.',
      en: '4, labelled as ours in credits and rules pages.',
    },
    why: {
      it: 'È pari al numero di risorse, come per ogni altro lavoratore.',
      en: 'Equal to the number of resources, as for every other worker.',
    },
  },
  {
    rules: ['BLD-1.1'],
    question: {
      it: 'Quante risorse chiedono argano e impalcatura? Due o tre, secondo la fonte.',
      en: 'How many resources do hoist and scaffolding ask for? Two or three, by source.',
    },
    decision: { it: 'Tre, indicate come nostre nei crediti.', en: 'Three, labelled as ours in the credits.' },
    why: { it: 'Come gli altri due macchinari.', en: 'As the other two machines.' },
  },
  {
    rules: ['BLD-3.6', 'BLD-9.6'],
    question: {
      it: 'Nessuna azione e troppo poche monete per comprarne: resta solo da finire il turno. Ti si chiede lo stesso?',
      en: 'No action and too few coins to buy one: only ending the turn is left. Is the player still asked?',
    },
    decision: { it: 'Sì.', en: 'Yes.' },
    why: {
      it: 'Il turno finisce solo quando lo dici tu: è l’ultimo momento per ritirare una mossa.',
      en: 'The turn ends only by one’s own word; it is the last moment to take a move back.',
    },
  },
  {
    rules: ['BLD-5.4.2'],
    question: { it: 'Si può restituire un prestito prima della fine?', en: 'Can a loan be paid back before the end?' },
    decision: {
      it: 'No. A chi ha un prestito la mossa è mostrata lo stesso, bloccata, con la sua regola.',
      en: 'No. Who holds one is shown the move all the same, blocked, with its rule.',
    },
    why: { it: 'Così la risposta è la regola, non il silenzio.', en: 'So that the answer is the rule, not silence.' },
  },
  {
    rules: ['BLD-8.7'],
    question: { it: 'I decimi di punto: come si contano?', en: 'Tenths of a point: how are they counted?' },
    decision: {
      it: 'Le regole contano in decimi interi; si leggono punti con un decimale, e le monete sono l’ultima voce del conto.',
      en: 'Rules and ranks reckon in whole tenths; people read points with one decimal, and coins are the last line of the sheet.',
    },
    why: { it: 'Le persone leggono punti, a decidere sono numeri interi.', en: 'People read points; whole numbers decide.' },
  },
  {
    rules: ['BLD-8.6'],
    question: {
      it: 'Che cosa dicono i punti mostrati durante il gioco?',
      en: 'What do the points shown during the game mean?',
    },
    decision: {
      it: 'Il punteggio che si avrebbe se la partita finisse adesso, compreso il saldo migliore.',
      en: 'The score if the game ended now, the best settlement included.',
    },
    why: {
      it: 'È quello che un giocatore chiederebbe, e alla fine è il risultato.',
      en: 'It is what a player would ask, and at the end it is the result.',
    },
  },
];
