/** How Citadels is read where its rulebook is silent or can be read in two ways. */
import type { Decision } from '@cantiere/engine';

export const decisions: readonly Decision[] = [
  {
    rules: ['CIT-5.3', 'CIT-5.7'],
    question: { it: 'Si pescano due carte uguali: c’è da scegliere?', en: 'Two identical cards are drawn: is there a choice?' },
    decision: { it: 'La scelta si apre come sempre.', en: 'The choice is opened as always.' },
    why: {
      it: 'Saltarla direbbe al tavolo che le due carte sono uguali.',
      en: 'Skipping it would tell the table that the two cards are alike.',
    },
  },
  {
    rules: ['CIT-5.4', 'CIT-5.5', 'CIT-9.8'],
    question: {
      it: 'Biblioteca e Osservatorio, «può pescarne tre anziché due», «può tenerle entrambe anziché sceglierne solo una»: si può prendere di meno?',
      en: 'Library and Observatory, “may draw three instead of two”, “may keep both instead of choosing only one”: may one take fewer?',
    },
    decision: {
      it: 'Sì, se il tavolo lo vuole, e di norma è così (ai tavoli della 0.1 no). Pescare e basta prende tutto con un tocco solo; chi vuole meno lo dice, e con la Biblioteca guarda prima di scegliere.',
      en: 'Yes, where the table wants it, which it normally does (not at tables of 0.1). Simply drawing takes all of it in one click; who wants less says so and, with the Library, looks before choosing.',
    },
    why: {
      it: 'Il regolamento dice «può»; ma quasi nessuno vuole mai di meno, e il caso comune non deve costare un tocco in più.',
      en: 'The book says "may"; hardly anybody ever wants less, so the common case must not cost a click more.',
    },
    option: 'fewerCards',
  },
  {
    rules: ['CIT-8.7', 'CIT-9.9'],
    question: {
      it: '«In caso di parità, il vincitore sarà il giocatore che ottiene il maggior punteggio contando le sole Carte Edificio»: e se sono pari anche quelle?',
      en: '“In case of a tie the winner is the player who has the higher score counting the building cards alone”: and if those are equal too?',
    },
    decision: {
      it: 'La vittoria è condivisa. Far decidere le monete, come fanno le risposte di un’altra edizione, è un’opzione del tavolo (attiva ai tavoli della 0.1).',
      en: 'The victory is shared. Letting gold decide, as the answers to another edition do, is an option of the table (on at tables of 0.1).',
    },
    why: {
      it: 'Il regolamento non ha un terzo criterio, e dice che le monete non valgono punti.',
      en: 'The book has no third tie-break, and says that gold is worth no points.',
    },
    option: 'goldBreaksTies',
  },
  {
    rules: ['CIT-6.3', 'CIT-6.9'],
    question: {
      it: 'Si può nominare un personaggio che nessuno può avere?',
      en: 'May a character be named that nobody can have?',
    },
    decision: {
      it: 'Sì, come dicono le regole; ma il tavolo non lo illumina, e l’elenco e l’anteprima dicono che non succederà niente.',
      en: 'Yes, as the rules have it; but the board does not light it, and list and preview say that nothing will happen.',
    },
    why: { it: 'Un’anteprima non deve promettere l’impossibile.', en: 'A preview must not promise the impossible.' },
  },
  {
    rules: ['CIT-6.8'],
    question: { it: 'E se la vittima del Ladro non ha monete?', en: 'What if the Thief’s victim has no gold?' },
    decision: { it: 'Il furto si racconta lo stesso, con 0 monete.', en: 'The theft is told all the same, with 0 gold.' },
    why: { it: 'Il diario deve dire che è andato a vuoto.', en: 'The log should say that it failed.' },
  },
  {
    rules: ['CIT-7.6', 'CIT-8.5'],
    question: {
      it: 'Quanto vale, durante il gioco, una Città Fantasma costruita in questo round?',
      en: 'What is a Haunted City that was built this round worth while the game goes on?',
    },
    decision: { it: 'Conta come viola finché il round non è finito.', en: 'It counts as purple until the round is over.' },
    why: {
      it: 'I punti mostrati sono quelli che si avrebbero se la partita finisse con questo round.',
      en: 'The points shown are those one would have if the game ended with this round.',
    },
  },
  {
    rules: ['CIT-8.2', 'CIT-9.2'],
    question: {
      it: 'La corona passa a chi aveva il Re assassinato: anche nell’ultimo round?',
      en: 'The crown passes to the murdered King’s owner: in the last round, too?',
    },
    decision: { it: 'Sì, prima che la partita finisca.', en: 'Yes, before the game ends.' },
    why: {
      it: 'La regola parla della fine del round, non della scelta seguente.',
      en: 'The rule names the end of the round, not the next draft.',
    },
    option: 'murderedKing',
  },
  {
    rules: ['CIT-5.19', 'CIT-9.4'],
    question: {
      it: 'Si può rinunciare a un incasso quando la banca è vuota?',
      en: 'May income be given up when the bank is empty?',
    },
    decision: { it: 'No: non c’è niente a cui rinunciare.', en: 'No: there is nothing to give up.' },
    why: { it: 'Non si incasserebbe comunque nulla.', en: 'Nothing would be collected anyway.' },
    option: 'bank',
  },
  {
    rules: ['CIT-10.8'],
    question: { it: 'Dove si vede chi era il personaggio assassinato?', en: 'Where is the murdered character’s owner shown?' },
    decision: {
      it: 'Nel diario, a fine round; sul tavolo del round nuovo non c’è più.',
      en: 'In the log at the end of the round; the table of the new round no longer has it.',
    },
    why: { it: 'La scelta seguente comincia subito, senza una pausa.', en: 'The next draft starts at once, without a pause.' },
  },
  {
    rules: ['CIT-10.9', 'CIT-10.10', 'CIT-10.13'],
    question: {
      it: 'Il tavolo ricorda per te le carte viste in un’altra mano o messe sotto il mazzo?',
      en: 'Does the table remember for you what was seen in another hand or put under the deck?',
    },
    decision: {
      it: 'No: lo ricorda il diario. Nemmeno i bot se ne servono.',
      en: 'No, the log does. Bots make no use of it either.',
    },
    why: {
      it: 'Per il mazzo lo dice la regola; per le mani vale lo stesso.',
      en: 'The rule says so for the deck; the same holds for hands.',
    },
  },
];
