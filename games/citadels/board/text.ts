/** Words that only the board says, in both languages. Names of pieces, moves and refusals are the game's texts. */
import type { InEveryLanguage } from '@cantiere/engine';
import * as grammarEn from '@cantiere/engine/grammar/en';
import * as grammarIt from '@cantiere/engine/grammar/it';
import type { CharacterId, DistrictColour, DistrictId } from './art/index.ts';

type Special = Extract<
  DistrictId,
  | 'haunted_city'
  | 'keep'
  | 'laboratory'
  | 'smithy'
  | 'observatory'
  | 'graveyard'
  | 'library'
  | 'school_of_magic'
  | 'university'
  | 'dragon_gate'
>;

export interface BoardWords {
  readonly you: string;
  readonly colour: Readonly<Record<DistrictColour, string>>;
  /** A power in a line or two, as it fits on a card. */
  readonly power: Readonly<Record<CharacterId, string>>;
  readonly effect: Readonly<Record<Special, string>>;
  points(count: number): string;
  pt(count: number): string;
  gold(count: number): string;
  cards(count: number): string;
  // Header and steps
  readonly round: string;
  readonly deck: string;
  readonly bank: string;
  readonly crown: string;
  readonly cityOf: string;
  readonly step: {
    readonly resources: string;
    readonly tookResources: string;
    readonly keep: string;
    power(character: CharacterId): string;
    usedPower(character: CharacterId): string;
    income(colour: DistrictColour): string;
    tookIncome(colour: DistrictColour): string;
    build(done: number, most: number): string;
    readonly destroy: string;
    readonly end: string;
  };
  // Calendar
  readonly calendar: string;
  readonly call: {
    readonly played: string;
    readonly now: string;
    readonly later: string;
    readonly yours: string;
    readonly murdered: string;
    readonly silent: string;
    readonly robbed: string;
    readonly goldTo: string;
    readonly out: string;
    readonly absent: string;
    readonly murder: string;
    readonly rob: string;
  };
  // Opponents
  readonly opponents: string;
  readonly inHand: string;
  readonly protectedCity: string;
  readonly complete: string;
  readonly acting: string;
  readonly unknownCharacter: string;
  possibly(names: readonly string[]): string;
  openCity(name: string): string;
  swapWith(count: number): string;
  destroyFor(building: string, price: number): string;
  destroyAt(price: number): string;
  cannotDestroy(building: string): string;
  built(count: number, size: number): string;
  readonly noBuildings: string;
  // My city, purse and hand
  readonly myCity: string;
  cityNamed(name: string): string;
  progress(count: number, size: number): string;
  readonly freeLot: string;
  previewOn(lot: number): string;
  readonly colours: string;
  coloursOf(count: number): string;
  readonly missing: string;
  readonly inPurse: string;
  readonly incomes: string;
  readonly hand: string;
  readonly emptyHand: string;
  readonly noCharacter: string;
  readonly chosen: string;
  readonly canBuild: string;
  readonly toRedraw: string;
  readonly toSell: string;
  readonly actions: string;
  readonly action: {
    takeGold(gold: number): string;
    drawCards(drawn: number, kept: number): string;
    drawFewer(drawn: number, most: number): string;
    income(gold: number): string;
    architect(cards: number): string;
    readonly smithy: string;
    readonly end: string;
    readonly forgo: string;
  };
  readonly mode: {
    readonly label: string;
    readonly redraw: string;
    readonly laboratory: string;
    readonly destroy: string;
  };
  readonly allCards: string;
  // Preview
  readonly change: {
    readonly gold: string;
    readonly points: string;
    readonly city: string;
    income(colour: DistrictColour): string;
    readonly hand: string;
    theirPoints(name: string): string;
    theirCity(name: string): string;
    theirHand(name: string): string;
  };
  readonly hint: {
    firstComplete(points: number): string;
    complete(points: number): string;
    fifthColour(points: number): string;
    readonly buildThenCollect: string;
    readonly drawThenBuild: string;
    readonly buildThenDestroy: string;
    readonly destroyEnds: string;
    incomeFirst(gold: number): string;
    lacking(gold: number): string;
    readonly bottomOfDeck: string;
    readonly secretVictim: string;
    robLater(name: string): string;
    nobodyHas(name: string): string;
    readonly swapSecret: string;
  };
  // Draft
  readonly draft: string;
  readonly draftOrder: string;
  chooses(name: string, count: number): string;
  readonly picked: string;
  readonly faceUpOut: string;
  readonly faceDownOut: string;
  readonly keepOne: string;
  readonly keepAndDiscard: string;
  readonly nowDiscard: string;
  readonly kept: string;
  readonly discarded: string;
  readonly yourCharacters: string;
  collects(gold: number): string;
  // Trays
  keepOf(fewest: number, most: number, drawn: number): string;
  readonly graveyardTitle: string;
  graveyardText(name: string): string;
  readonly recover: string;
  readonly decline: string;
  lastRound(name: string, mine: boolean): string;
  roundLimit(rounds: number): string;
  // Notes
  readonly notes: string;
  readonly onlyYou: string;
  // Final scene and sheets
  finalCity(name: string): string;
  readonly close: string;
}

const it: BoardWords = {
  you: 'Tu',
  colour: { yellow: 'Nobiltà', blue: 'Religione', green: 'Commercio', red: 'Militare', purple: 'Speciale' },
  power: {
    assassin: 'Nomina un personaggio: perde il turno.',
    thief: 'Deruba un personaggio quando viene chiamato.',
    magician: 'Scambia la mano con un altro, o carte col mazzo.',
    king: 'Prendi la corona. 1 moneta per edificio giallo.',
    bishop: 'La tua città è protetta. 1 moneta per edificio blu.',
    merchant: '1 moneta subito, 1 per edificio verde.',
    architect: '2 carte in più; costruisci fino a 3 edifici.',
    warlord: '1 moneta per edificio rosso. Distrugge al costo meno 1.',
  },
  effect: {
    haunted_city: 'Alla fine vale come un colore a scelta, se non è dell’ultimo round.',
    keep: 'Il Mercenario non può distruggerla.',
    laboratory: 'Scarta 1 carta: +1 moneta.',
    smithy: 'Paga 3 monete: pesca 2 carte.',
    observatory: 'Peschi 3 carte invece di 2.',
    graveyard: 'Per 1 moneta recuperi ciò che viene distrutto.',
    library: 'Quando peschi tieni 2 carte.',
    school_of_magic: 'Per gli incassi ha il tuo colore.',
    university: 'Costa 6, vale 8 punti.',
    dragon_gate: 'Costa 6, vale 8 punti.',
  },
  points: (count) => `${count} ${count === 1 ? 'punto' : 'punti'}`,
  pt: (count) => `${count} pt`,
  gold: (count) => `${count} ${count === 1 ? 'moneta' : 'monete'}`,
  cards: (count) => `${count} ${count === 1 ? 'carta' : 'carte'}`,
  round: 'Round',
  deck: 'Mazzo',
  bank: 'Banca',
  crown: 'Corona',
  cityOf: 'Città da',
  step: {
    resources: 'prendi monete o carte',
    tookResources: 'monete o carte prese',
    keep: 'scegli che cosa tenere',
    power: (character) => POWER_STEP.it[character],
    usedPower: (character) => `${POWER_STEP.it[character]}: fatto`,
    income: (colour) => `incasso ${COLOUR_WORD.it[colour]}`,
    tookIncome: (colour) => `incasso ${COLOUR_WORD.it[colour]} preso`,
    build: (done, most) => `costruisci · ${done} di ${most}`,
    destroy: 'distruggi',
    end: 'termina il turno',
  },
  calendar: 'Chiamata dei personaggi',
  call: {
    played: 'giocato',
    now: 'in gioco',
    later: 'da chiamare',
    yours: 'il tuo',
    murdered: 'assassinato',
    silent: 'tace',
    robbed: 'derubato',
    goldTo: 'oro a',
    out: 'scoperto, fuori',
    absent: 'nessuno',
    murder: 'assassina',
    rob: 'deruba',
  },
  opponents: 'Avversari',
  inHand: 'in mano',
  protectedCity: 'protetta in questo round',
  complete: 'completa',
  acting: 'sta decidendo',
  unknownCharacter: 'personaggio segreto',
  possibly: (names) => `personaggio segreto; per quel che sai può essere solo: ${names.join(' o ')}`,
  openCity: (name) => `Apri la città di ${name}`,
  swapWith: (count) => `Scambia con ${count} ${count === 1 ? 'carta' : 'carte'}`,
  destroyFor: (building, price) => `Distruggi ${building} per ${price}`,
  destroyAt: (price) => `distruggi: ${price}`,
  cannotDestroy: (building) => `${building}: non si può distruggere, perché?`,
  built: (n, size) => `${grammarIt.count(n, 'edificio', 'edifici')} su ${size}`,
  noBuildings: 'nessun edificio',
  myCity: 'La tua città',
  cityNamed: (name) => `La città di ${name}`,
  progress: (n, size) => `${n} di ${grammarIt.count(size, 'edificio', 'edifici')}`,
  freeLot: 'lotto libero',
  previewOn: (lot) => `anteprima · lotto ${lot}`,
  colours: 'Colori',
  coloursOf: (count) => `${count} di 5`,
  missing: 'manca',
  inPurse: 'in cassa',
  incomes: 'Incassi della città',
  hand: 'La tua mano',
  emptyHand: 'Non hai carte in mano.',
  noCharacter: 'Ancora nessun personaggio',
  chosen: 'scelta',
  canBuild: 'puoi costruirla',
  toRedraw: 'da cambiare',
  toSell: 'in Laboratorio',
  actions: 'Azioni',
  action: {
    takeGold: (gold) => `Prendi ${gold} ${gold === 1 ? 'moneta' : 'monete'}`,
    drawCards: (drawn, kept) => `Pesca ${drawn}, tieni ${kept}`,
    drawFewer: (drawn, most) => (most === 1 ? `Pesca solo ${drawn}, tieni 1` : `Pesca ${drawn}, poi scegli`),
    income: (gold) => `Incassa ora ${gold}`,
    architect: (cards) => `Pesca ${cards} in più`,
    smithy: 'Forgia: 2 carte',
    end: 'Termina il turno',
    forgo: 'Termina e rinuncia',
  },
  mode: {
    label: 'Che altro fare con le carte',
    redraw: 'Cambia carte',
    laboratory: 'Laboratorio',
    destroy: 'Distruggi',
  },
  allCards: 'Tutte',
  change: {
    gold: 'Monete',
    points: 'Punti',
    city: 'Città',
    income: (colour) => `Incasso ${COLOUR_WORD.it[colour]}`,
    hand: 'Mano',
    theirPoints: (name) => `Punti di ${name}`,
    theirCity: (name) => `Città di ${name}`,
    theirHand: (name) => `Mano di ${name}`,
  },
  hint: {
    firstComplete: (points) =>
      `Completi la città per primo: +${grammarIt.count(points, 'punto', 'punti')}, e questo è l’ultimo round.`,
    complete: (points) => `Completi la città: +${grammarIt.count(points, 'punto', 'punti')}.`,
    fifthColour: (points) => `È il quinto colore: +${grammarIt.count(points, 'punto', 'punti')}.`,
    buildThenCollect: 'Costruisci prima di incassare: prendi 1 moneta in più.',
    drawThenBuild: 'Pesca prima le 2 carte del Costruttore: potresti trovare di meglio.',
    buildThenDestroy: 'Distruggere chiude il turno: se vuoi costruire, fallo prima.',
    destroyEnds: 'Distruggere chiude il tuo turno.',
    incomeFirst: (gold) => `Incassa prima: con +${gold} ci arrivi.`,
    lacking: (gold) => `Ti ${gold === 1 ? 'manca 1 moneta' : `mancano ${gold} monete`}.`,
    bottomOfDeck: 'Vanno sotto il mazzo; ne peschi altrettante.',
    secretVictim: 'Chi lo possiede salta il turno, senza mostrarsi.',
    robLater: (name) => `L’oro passa a te quando il ${name} viene chiamato.`,
    nobodyHas: (name) => `${name} non è in gioco in questo round: non succederà nulla.`,
    swapSecret: 'Vedrai le nuove carte solo dopo lo scambio.',
  },
  draft: 'La scelta dei personaggi',
  draftOrder: 'Ordine di scelta',
  chooses: (name, count) => `${name} sceglie tra ${count} ${count === 1 ? 'personaggio' : 'personaggi'}`,
  picked: 'ha scelto',
  faceUpOut: 'scoperti, fuori',
  faceDownOut: 'coperto, fuori',
  keepOne: 'Scegli il tuo personaggio',
  keepAndDiscard: 'Scegli chi tenere, poi chi scartare',
  nowDiscard: 'Ora scegli chi scartare',
  kept: 'tieni',
  discarded: 'scarti',
  yourCharacters: 'I tuoi personaggi',
  collects: (gold) => `incasso ${gold}`,
  keepOf: (fewest, most, drawn) =>
    `Hai pescato ${grammarIt.count(drawn, 'carta', 'carte')}: tienine ${fewest < most ? 'una o due' : most === 1 ? 'una' : most}`,
  graveyardTitle: 'Il tuo Cimitero',
  graveyardText: (name) => `Edificio distrutto: ${name}. Riprendi la carta in mano?`,
  recover: 'Recupera per 1',
  decline: 'Lascia andare',
  lastRound: (name, mine) =>
    mine
      ? 'Ultimo round: hai completato la città. Si gioca fino all’ultima chiamata.'
      : `Ultimo round: ${name} ha completato la città. Si gioca fino all’ultima chiamata.`,
  roundLimit: (rounds) => `Ultimo round: la partita finisce dopo il ${rounds}º.`,
  notes: 'Il tuo draft',
  onlyYou: 'lo vedi solo tu',
  finalCity: (name) => `La città di ${name} al tramonto`,
  close: 'Chiudi',
};

const en: BoardWords = {
  you: 'You',
  colour: { yellow: 'Nobility', blue: 'Religion', green: 'Trade', red: 'Military', purple: 'Special' },
  power: {
    assassin: 'Name a character: it loses its turn.',
    thief: 'Rob a character when it is called.',
    magician: 'Swap hands with a player, or cards with the deck.',
    king: 'Take the crown. 1 gold per yellow building.',
    bishop: 'Your city is safe. 1 gold per blue building.',
    merchant: '1 gold at once, 1 per green building.',
    architect: '2 extra cards; build up to 3 buildings.',
    warlord: '1 gold per red building. Destroys at cost minus 1.',
  },
  effect: {
    haunted_city: 'Counts as any one colour at the end, unless built in the last round.',
    keep: 'The Warlord cannot destroy it.',
    laboratory: 'Discard 1 card: +1 gold.',
    smithy: 'Pay 3 gold: draw 2 cards.',
    observatory: 'You draw 3 cards instead of 2.',
    graveyard: 'For 1 gold, take what is destroyed.',
    library: 'When you draw, you keep 2 cards.',
    school_of_magic: 'Counts as your colour for income.',
    university: 'Costs 6, scores 8.',
    dragon_gate: 'Costs 6, scores 8.',
  },
  points: (count) => `${count} ${count === 1 ? 'point' : 'points'}`,
  pt: (count) => `${count} pt`,
  gold: (count) => `${count} gold`,
  cards: (count) => `${count} ${count === 1 ? 'card' : 'cards'}`,
  round: 'Round',
  deck: 'Deck',
  bank: 'Bank',
  crown: 'Crown',
  cityOf: 'City of',
  step: {
    resources: 'take gold or cards',
    tookResources: 'gold or cards taken',
    keep: 'choose what to keep',
    power: (character) => POWER_STEP.en[character],
    usedPower: (character) => `${POWER_STEP.en[character]}: done`,
    income: (colour) => `${COLOUR_WORD.en[colour]} income`,
    tookIncome: (colour) => `${COLOUR_WORD.en[colour]} income taken`,
    build: (done, most) => `build · ${done} of ${most}`,
    destroy: 'destroy',
    end: 'end the turn',
  },
  calendar: 'Calling of the characters',
  call: {
    played: 'played',
    now: 'in play',
    later: 'to be called',
    yours: 'yours',
    murdered: 'murdered',
    silent: 'silent',
    robbed: 'robbed',
    goldTo: 'gold to',
    out: 'face up, out',
    absent: 'nobody',
    murder: 'murder',
    rob: 'rob',
  },
  opponents: 'Opponents',
  inHand: 'in hand',
  protectedCity: 'safe this round',
  complete: 'complete',
  acting: 'is deciding',
  unknownCharacter: 'secret character',
  possibly: (names) => `secret character; by what you know it can only be: ${names.join(' or ')}`,
  openCity: (name) => `Open ${name}’s city`,
  swapWith: (count) => `Swap for ${count} ${count === 1 ? 'card' : 'cards'}`,
  destroyFor: (building, price) => `Destroy ${building} for ${price}`,
  destroyAt: (price) => `destroy: ${price}`,
  cannotDestroy: (building) => `${building}: cannot be destroyed, why?`,
  built: (n, size) => `${n} of ${grammarEn.count(size, 'building')}`,
  noBuildings: 'no buildings',
  myCity: 'Your city',
  cityNamed: (name) => `${name}’s city`,
  progress: (n, size) => `${n} of ${grammarEn.count(size, 'building')}`,
  freeLot: 'free lot',
  previewOn: (lot) => `preview · lot ${lot}`,
  colours: 'Colours',
  coloursOf: (count) => `${count} of 5`,
  missing: 'missing',
  inPurse: 'in purse',
  incomes: 'Your city pays',
  hand: 'Your hand',
  emptyHand: 'You have no cards in hand.',
  noCharacter: 'No character yet',
  chosen: 'chosen',
  canBuild: 'you can build it',
  toRedraw: 'to change',
  toSell: 'to the Laboratory',
  actions: 'Actions',
  action: {
    takeGold: (gold) => `Take ${gold} gold`,
    drawCards: (drawn, kept) => `Draw ${drawn}, keep ${kept}`,
    drawFewer: (drawn, most) => (most === 1 ? `Draw just ${drawn}, keep 1` : `Draw ${drawn}, then choose`),
    income: (gold) => `Collect ${gold} now`,
    architect: (cards) => `Draw ${cards} extra`,
    smithy: 'Smithy: 2 cards',
    end: 'End the turn',
    forgo: 'End, give up the rest',
  },
  mode: {
    label: 'What else to do with the cards',
    redraw: 'Change cards',
    laboratory: 'Laboratory',
    destroy: 'Destroy',
  },
  allCards: 'All',
  change: {
    gold: 'Gold',
    points: 'Points',
    city: 'City',
    income: (colour) => `${COLOUR_WORD.en[colour]} income`.replace(/^./, (first) => first.toUpperCase()),
    hand: 'Hand',
    theirPoints: (name) => `${name}’s points`,
    theirCity: (name) => `${name}’s city`,
    theirHand: (name) => `${name}’s hand`,
  },
  hint: {
    firstComplete: (points) => `You complete your city first: +${grammarEn.count(points, 'point')}, and this is the last round.`,
    complete: (points) => `You complete your city: +${grammarEn.count(points, 'point')}.`,
    fifthColour: (points) => `It is your fifth colour: +${grammarEn.count(points, 'point')}.`,
    buildThenCollect: 'Build before you collect: you get 1 gold more.',
    drawThenBuild: 'Draw the Architect’s 2 cards first: you might find something better.',
    buildThenDestroy: 'Destroying ends your turn: if you want to build, do it first.',
    destroyEnds: 'Destroying ends your turn.',
    incomeFirst: (gold) => `Collect first: with +${gold} you can afford it.`,
    lacking: (gold) => `You lack ${gold} gold.`,
    bottomOfDeck: 'They go under the deck; you draw as many.',
    secretVictim: 'Whoever holds it loses the turn without showing it.',
    robLater: (name) => `The gold is yours when the ${name} is called.`,
    nobodyHas: (name) => `Nobody has the ${name} this round: nothing will happen.`,
    swapSecret: 'You will see the new cards only after the swap.',
  },
  draft: 'Choosing characters',
  draftOrder: 'Order of choice',
  chooses: (name, count) => `${name} is choosing among ${count} ${count === 1 ? 'character' : 'characters'}`,
  picked: 'has chosen',
  faceUpOut: 'face up, out',
  faceDownOut: 'face down, out',
  keepOne: 'Choose your character',
  keepAndDiscard: 'Choose one to keep, then one to set aside',
  nowDiscard: 'Now choose one to set aside',
  kept: 'keep',
  discarded: 'set aside',
  yourCharacters: 'Your characters',
  collects: (gold) => `income ${gold}`,
  keepOf: (fewest, most, drawn) =>
    `You drew ${grammarEn.count(drawn, 'card')}: keep ${fewest < most ? 'one or two' : most === 1 ? 'one' : most}`,
  graveyardTitle: 'Your Graveyard',
  graveyardText: (name) => `${name} has just been destroyed. Take it into your hand?`,
  recover: 'Recover for 1',
  decline: 'Let it go',
  lastRound: (name, mine) =>
    mine
      ? 'Last round: you have completed your city. Play goes on to the last call.'
      : `Last round: ${name} has completed a city. Play goes on to the last call.`,
  roundLimit: (rounds) => `Last round: the game ends after round ${rounds}.`,
  notes: 'Your draft',
  onlyYou: 'only you see it',
  finalCity: (name) => `${name}’s city at dusk`,
  close: 'Close',
};

const COLOUR_WORD: InEveryLanguage<Readonly<Record<DistrictColour, string>>> = {
  it: { yellow: 'giallo', blue: 'blu', green: 'verde', red: 'rosso', purple: 'viola' },
  en: { yellow: 'yellow', blue: 'blue', green: 'green', red: 'red', purple: 'purple' },
};

const POWER_STEP: InEveryLanguage<Readonly<Record<CharacterId, string>>> = {
  it: {
    assassin: 'assassina',
    thief: 'deruba',
    magician: 'scambia o cambia carte',
    king: 'corona',
    bishop: 'protezione',
    merchant: 'moneta del Mercante',
    architect: 'due carte in più',
    warlord: 'distruggi',
  },
  en: {
    assassin: 'murder',
    thief: 'rob',
    magician: 'swap or change cards',
    king: 'crown',
    bishop: 'protection',
    merchant: 'Merchant’s coin',
    architect: 'two extra cards',
    warlord: 'destroy',
  },
};

export const boardWords: InEveryLanguage<BoardWords> = { it, en };
