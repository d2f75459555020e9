/** How Capitol is read where its rulebook is silent or can be read in two ways. */
import type { Decision } from '@cantiere/engine';

export const decisions: readonly Decision[] = [
  {
    rules: ['CAP-6.15', 'CAP-10.5'],
    question: {
      it: 'Nessuno offre niente: «Se la carta senatore è la prima carta del mazzetto significa che non si intende offrire nemmeno una puntata», ma anche «In caso di ulteriore parità vince il giocatore iniziale».',
      en: 'Nobody offers anything: “If the senator is the first card of the pile, it means that one does not offer a single bid”, but also “In case of a further tie the start player wins”.',
    },
    decision: {
      it: 'La tessera esce dal gioco. Il tavolo può invece darla al primo giocatore, gratis, da piazzare subito.',
      en: 'The tile leaves the game. A table may give it to the start player instead, for nothing, to be placed at once.',
    },
    why: {
      it: 'Chi non offre niente non ha puntato, quindi non c’è una parità da sciogliere; ma si gioca anche nell’altro modo, e con i bot ne dipendono da due a sei delle dodici tessere.',
      en: 'Who offers nothing has not bid, so there is no tie to break; but the other reading is played too, and with bots two to six of the twelve tiles hang on it.',
    },
    option: 'unsoldTile',
  },
  {
    rules: ['CAP-8.5', 'CAP-10.6'],
    question: {
      it: '«Consente ai giocatori che ottengono punti dall’area in questione di pescare più carte … Il primo giocatore pesca 2 carte extra, mentre il secondo ne pesca 1»: anche un secondo che fa 0 punti, in un’area senza fontane?',
      en: '“It allows the players who score in that area to draw more cards … The first player draws 2 extra cards, the second draws 1”: also a second who scores 0, in an area without fountains?',
    },
    decision: {
      it: 'Sì, conta il posto. Un tavolo può dare le carte solo a chi vi ottiene punti.',
      en: 'Yes, by rank. A table may give cards only to those who score there.',
    },
    why: {
      it: 'La seconda metà della frase parla di posti, e così fanno i riassunti pubblicati e chi racconta di averci giocato; la prima metà si può anche prendere alla lettera.',
      en: 'The second half of the sentence speaks of places, and public summaries and reports do the same; the first half can be taken at its word.',
    },
    option: 'amphitheatre',
  },
  {
    rules: ['CAP-8.6', 'CAP-8.10'],
    question: {
      it: 'Se solo un mazzo ha ancora carte, ti si chiede da dove pescare?',
      en: 'Is a player asked for a compulsory draw when only one deck has cards?',
    },
    decision: {
      it: 'No: le pescate obbligatorie si fanno da sé, e il diario le racconta una per una. Quelle in più si chiedono lo stesso, perché vi si può rinunciare.',
      en: 'No: such draws are made at once, each told in the log. Extra draws are still asked, since they may be given up.',
    },
    why: { it: 'Non si chiede ciò che può finire in un modo solo.', en: 'Nobody is asked for what has only one outcome.' },
  },
  {
    rules: ['CAP-11.8', 'CAP-11.10'],
    question: {
      it: 'Senza «Ricorda le carte viste», il tavolo mostra ancora le offerte delle aste finite in questo round?',
      en: 'With “Remember seen cards” off, does the table still show the bids of this round’s finished auctions?',
    },
    decision: {
      it: 'Sì. Non mostra invece quali carte si sa che stanno in una mano, gli scarti e i mazzi una volta capovolti.',
      en: 'Yes. It does not show which cards are known to be in a hand, the discards, and decks once turned over.',
    },
    why: {
      it: 'Le offerte le hanno viste tutti e stanno nel diario: il tavolo non dice mai meno di ciò che è successo davanti a tutti.',
      en: 'Everybody saw the bids, and the log has them: the table never tells less than what happened before everybody’s eyes.',
    },
    option: 'trackSeenCards',
  },
  {
    rules: ['CAP-11.3', 'CAP-11.10'],
    question: {
      it: 'Si vede quante carte sconosciute di ogni tipo ha un avversario?',
      en: 'Is it shown how many unseen cards of each type a rival holds?',
    },
    decision: {
      it: 'Con «Ricorda le carte viste» sì; senza, si vede solo quante carte ha in mano.',
      en: 'With “Remember seen cards” it is; without, only the size of the hand.',
    },
    why: {
      it: 'Si ricava da ciò che tutti hanno visto: quanto si distribuisce è noto.',
      en: 'It follows from what everybody has seen: how many of each are dealt is known.',
    },
    option: 'trackSeenCards',
  },
  {
    rules: ['CAP-11.11'],
    question: {
      it: 'Che cosa ricordano i bot dove il tavolo non ricorda le carte viste?',
      en: 'What do bots remember where the table does not remember seen cards?',
    },
    decision: {
      it: 'Quello che vede chiunque sieda lì, e niente di più.',
      en: 'What anybody in that seat sees, and nothing more.',
    },
    why: { it: 'Un posto vede lo stesso, chiunque lo occupi.', en: 'One view for a seat, whoever sits there.' },
    option: 'trackSeenCards',
  },
  {
    rules: ['CAP-12.4'],
    question: { it: 'Un’offerta sigillata si può ritirare?', en: 'Can a sealed bid be taken back?' },
    decision: {
      it: 'No: appena gli altri sanno che hai offerto, non si torna indietro.',
      en: 'No: as soon as the others know that you have bid, there is no way back.',
    },
    why: { it: 'Un’offerta consegnata è consegnata.', en: 'A sent bid cannot be withdrawn.' },
  },
  {
    rules: ['CAP-4.7'],
    question: { it: 'Una carta giocata si può ritirare?', en: 'Can a played card be taken back?' },
    decision: { it: 'No: giocandola hai mostrato a tutti una carta nascosta.', en: 'No: playing it shows a hidden card to all.' },
    why: { it: 'Non si torna mai indietro oltre ciò che si è mostrato.', en: 'Taking back never crosses shown information.' },
  },
];
