/** How The Hanging Gardens is read where its rulebook is silent or can be read in two ways. */
import type { Decision } from '@cantiere/engine';

export const decisions: readonly Decision[] = [
  {
    rules: ['GAR-3.3', 'GAR-11.3'],
    question: {
      it: 'In due il regolamento ha «1° \\ 2° \\ 1° \\ 1°»: basta un segno sbagliato perché fosse 1-2-1-2, o 1-2-2-1.',
      en: 'For two players the book has “1st \\ 2nd \\ 1st \\ 1st”, one wrong token away from 1-2-1-2 and from 1-2-2-1.',
    },
    decision: {
      it: 'Ci si alterna; un tavolo può scegliere l’ordine a specchio.',
      en: 'Alternating; a table may choose the mirrored order.',
    },
    why: {
      it: 'Le descrizioni pubblicate si alternano; la riga, da sola, non decide.',
      en: 'Published descriptions alternate; the line itself does not decide.',
    },
    option: 'twoPlayerOrder',
  },
  {
    rules: ['GAR-8.3'],
    question: {
      it: '«Le tessere punto sono esaurite (in tal caso si esegue un ultimo round)»: quando?',
      en: '“The point tiles have run out (in that case one last round is played)”: when?',
    },
    decision: {
      it: 'Prese tutte le 49, si finisce il round e se ne gioca un altro. Non c’è un’opzione.',
      en: 'When all 49 are gone the round is finished and one more is played. There is no option.',
    },
    why: {
      it: '«Ultimo round» vuol dire un round intero; e nessuna partita nostra è mai finita così (360 su 360 per le carte).',
      en: '“Last round” means a whole one; no game of ours has ever ended so (360 of 360 ended by cards).',
    },
  },
  {
    rules: ['GAR-3.7'],
    question: {
      it: 'Ti si chiede anche quando resta una sola tessera, o un solo posto per la carta?',
      en: 'Is a player asked when only one tile, or one place for the card, is left?',
    },
    decision: {
      it: 'Sì. Si saltano solo i passi che la regola dice di saltare.',
      en: 'Yes. Only the steps are skipped that the rule says are.',
    },
    why: {
      it: 'La carta non va mai da sé; la tessera solo quando non se ne può avere nessuna.',
      en: 'The card is never automatic; the tile only when none can be had.',
    },
  },
  {
    rules: ['GAR-6.6'],
    question: {
      it: 'Due tessere dello stesso tipo nella stessa colonna: una mossa o due? E due carte uguali a meno di mezzo giro?',
      en: 'Two tiles of one kind in the same column: one move or two? And two cards that are the same up to a half turn?',
    },
    decision: { it: 'Due mosse: una mossa indica un posto, non un pezzo.', en: 'Two moves: a move names a space, not a piece.' },
    why: { it: 'Ciò che si può fare dev’essere anche elencato.', en: 'What is accepted must be listed.' },
  },
  {
    rules: ['GAR-10.6'],
    question: { it: 'Si vede ancora che cosa c’è sotto, negli strati coperti?', en: 'Can the covered layers still be seen?' },
    decision: {
      it: 'Sì: di ogni giardino si ricordano le carte posate, con posto e rotazione; le regole guardano solo lo strato in cima.',
      en: 'Yes: of each garden all laid cards are remembered, with place and rotation; the rules look at the top layer alone.',
    },
    why: { it: 'Le hanno viste posare tutti.', en: 'Everybody saw them laid.' },
  },
  {
    rules: ['GAR-10.8'],
    question: {
      it: 'Con le tessere segrete, quanti punti si mostrano di un avversario?',
      en: 'With secret tiles, which points of an opponent are shown?',
    },
    decision: {
      it: 'Nessuno, tranne i punti di consolazione, che sono pubblici.',
      en: 'None but the bonus points, which are public.',
    },
    why: { it: 'Un totale direbbe quali tessere ha in mano.', en: 'A total would tell which tiles they hold.' },
    option: 'tileVisibility',
  },
];
