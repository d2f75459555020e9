/** Quello che Citadels dice in italiano. */
import {
  enumerate,
  optionName,
  say,
  type GameTexts,
  type Part,
  type Refusal,
  type Seat,
  type View,
  type Words,
} from '@cantiere/engine';
import { agree, capital, count, ending, ofThe, the } from '@cantiere/engine/grammar/it';
import {
  CHARACTERS,
  COLOURS,
  COST,
  DISTRICTS,
  GOLD_AND_CARDS,
  INCOME_COLOUR,
  NONE,
  POINTS,
  characterOf,
  districtOf,
} from '../rules/catalog.ts';
import { destructionPrice } from '../rules/characters.ts';
import { currentStep } from '../rules/draft.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/moves.ts';
import { options } from '../rules/options.ts';
import type { RefusalCode } from '../rules/refusals.ts';
import { buildingPoints } from '../rules/scoring.ts';
import type { State } from '../rules/state.ts';
import { architectCardsLeft, cardsToDraw, cardsToKeep, fewestToKeep, incomeLeft } from '../rules/turn.ts';
import { cardText, copies, nameOf } from './cards.ts';
import { faceDown } from './faceDown.ts';
import { givenUp, leftToDo } from './left.ts';
import { formOf } from './nouns.it.ts';
import { collectingHelps } from './ways.ts';

const name = (id: string): string => nameOf(id, 'it');
const piece = (id: string): Part => ({ piece: id, text: name(id) });
const who = (seat: Seat): Part => ({ seat });
const cards = (n: number): string => count(n, 'carta', 'carte');
const coins = (n: number): string => count(n, 'moneta', 'monete');
const points = (n: number): string => count(n, 'punto', 'punti');
/** "il Porto, la Taverna (due volte) e la Prigione". */
const list = (ids: readonly string[]): Words =>
  enumerate(
    copies(ids).map(([id, n]) => (n === 1 ? il(id) : say`${il(id)} (${n === 2 ? 'due' : n} volte)`)),
    'e',
  );
/** Chi può saperlo legge quali carte, gli altri quante. */
const cardsOr = (ids: readonly string[] | undefined, n: number): Words => (ids?.length ? list(ids) : say`${cards(n)}`);

/** "la Taverna", "l’Assassino". */
function il(id: string): Words {
  return say`${the(name(id), formOf(id))}${piece(id)}`;
}

const COLOUR_NAMES: Readonly<Record<string, string>> = { yellow: 'giallo', blue: 'blu', green: 'verde', red: 'rosso' };

export const it: GameTexts<State, Move, Event> = {
  piece: name,
  prompt,
  move,
  moveShort,
  moveDetail,
  promptWith,
  holdings: ({ players }, seat) => [
    count(players[seat].city.length, 'edificio', 'edifici'),
    points(buildingPoints(players[seat].city)),
    coins(players[seat].gold),
    cards(players[seat].hand.length),
  ],
  heading,
  event,
  refusal,
  remedy: (refused, view, seat) =>
    collectingHelps(refused, view, seat) ? 'Se prima incassi dagli edifici, ci arrivi.' : undefined,
  category: (category) => CATEGORIES[category] ?? category,
  faceDown: faceDown('it'),
  endReason: (reason) => END_REASONS[reason] ?? reason,
};

function prompt(view: View<State>, seat: Seat | 'spectator'): Words {
  if (view.phase === 'over') return say`La partita è finita.`;
  if (seat !== view.asked) return waitingFor(view);
  const { turn, called } = view;
  switch (view.phase) {
    case 'draft':
      return currentStep(view).setsAside
        ? say`Scegli il tuo personaggio e scartane un altro; i restanti passano a chi viene dopo.`
        : say`Scegli il tuo personaggio; gli altri passano a chi viene dopo.`;
    case 'turn':
      if (!turn.tookResources) return say`Sei ${il(CHARACTERS[called])}: prendi monete o pesca carte.`;
      return say`Sei ${il(CHARACTERS[called])}: ${nowDo(view, seat)}.`;
    case 'keep':
      return say`Hai pescato ${cards(turn.drawn.length)}: tienine ${howManyToKeep(view, seat)}.`;
    case 'graveyard': {
      const card = DISTRICTS[view.destroyed];
      const o = ending(formOf(card));
      return say`È stat${o} distrutt${o} ${il(card)}: vuoi prenderl${o} in mano per ${coins(GOLD_AND_CARDS.graveyardCost)}?`;
    }
  }
}

function howManyToKeep(view: View<State>, seat: Seat): string {
  const most = cardsToKeep(view.players[seat]);
  const fewest = fewestToKeep(view, seat);
  return fewest < most ? `${fewest} o ${most}` : String(most);
}

function nowDo(view: View<State>, seat: Seat): string {
  const { build, power } = leftToDo(view, seat);
  if (build) return power ? 'costruisci, usa il tuo potere o termina il turno' : 'costruisci o termina il turno';
  return power ? 'usa il tuo potere o termina il turno' : 'termina il turno';
}

function waitingFor({ phase, asked, called, destroyed }: View<State>): Words {
  switch (phase) {
    case 'draft':
      return say`${who(asked)} sta scegliendo un personaggio.`;
    case 'graveyard':
      return say`${who(asked)} decide se recuperare ${il(DISTRICTS[destroyed])}.`;
    case 'turn':
    case 'keep':
    case 'over':
      return say`${who(asked)} gioca il turno ${ofThe(name(CHARACTERS[called]), formOf(CHARACTERS[called]))}${piece(CHARACTERS[called])}.`;
  }
}

function move(move: Move): Words {
  switch (move.type) {
    case 'DRAFT_PICK':
      return move.discard === undefined
        ? say`Tieni ${il(move.character)}`
        : say`Tieni ${il(move.character)} e scarta ${il(move.discard)}`;
    case 'TAKE_GOLD':
      return say`Prendi monete`;
    case 'DRAW_CARDS':
      return move.fewer ? say`Pesca meno carte` : say`Pesca carte`;
    case 'KEEP_CARDS':
      return move.cards.length === 0
        ? say`Tieni ${GOLD_AND_CARDS.keepCards} o ${cards(GOLD_AND_CARDS.keepCards + 1)}`
        : say`Tieni ${list(move.cards)}`;
    case 'COLLECT_INCOME':
      return say`Incassa`;
    case 'BUILD':
      return say`Costruisci ${il(move.card)}`;
    case 'ASSASSINATE':
      return say`Assassina ${il(move.character)}`;
    case 'ROB':
      return say`Deruba ${il(move.character)}`;
    case 'SWAP_HANDS':
      return say`Scambia la mano con ${who(move.player)}`;
    case 'REDRAW':
      return move.cards.length === 0 ? say`Cambia carte della tua mano` : say`Cambia ${list(move.cards)}`;
    case 'ARCHITECT_DRAW':
      return say`Pesca le carte del Costruttore`;
    case 'USE_LABORATORY':
      return say`Trasforma ${il(move.card)} in oro`;
    case 'USE_SMITHY':
      return say`Usa ${il('smithy')}`;
    case 'DESTROY':
      return say`Distruggi ${il(move.card)} di ${who(move.player)}`;
    case 'GRAVEYARD_RECOVER':
      return say`Recupera la carta`;
    case 'GRAVEYARD_DECLINE':
      return say`Lascia perdere`;
    case 'END_TURN':
      return move.forgo ? say`Termina il turno e rinuncia al resto` : say`Termina il turno`;
  }
}

function promptWith([first]: readonly string[], view: View<State>): Words | undefined {
  switch (first) {
    case 'do:redraw':
      return say`Quali carte cambi? Vanno sotto il mazzo e ne peschi altrettante.`;
    case 'do:laboratory':
      return say`Quale carta metti sotto il mazzo? Ricevi ${coins(GOLD_AND_CARDS.laboratoryGold)}.`;
    case 'do:destroy':
      return say`Quale edificio della tua città distruggi?`;
    default:
      return view.phase === 'draft' && first.startsWith('draft:')
        ? say`Tieni ${il(first.slice('draft:'.length))}: quale personaggio scarti coperto?`
        : undefined;
  }
}

function moveShort(move: Move): Words | undefined {
  if (move.type === 'REDRAW' && move.cards.length > 0) return say`Cambia ${cards(move.cards.length)}`;
  return move.type === 'KEEP_CARDS' && move.cards.length > 1 ? say`Tieni ${cards(move.cards.length)}` : undefined;
}

function moveDetail(move: Move, view: View<State>): Words | undefined {
  const player = view.players[view.asked];
  switch (move.type) {
    case 'DRAFT_PICK':
      return say`${cardText(move.character, 'it')}`;
    case 'TAKE_GOLD':
      return say`${coins(GOLD_AND_CARDS.takeGold)} dalla banca`;
    case 'DRAW_CARDS':
      if (move.fewer) {
        const { drawCards, keepCards } = GOLD_AND_CARDS;
        const most = cardsToKeep(player);
        return most > keepCards
          ? say`Ne guardi ${drawCards}, poi ne tieni ${keepCards} o ${most}`
          : say`Ne guardi ${drawCards}, ne tieni ${keepCards}`;
      }
      return say`Ne guardi ${cardsToDraw(player)}, ne tieni ${cardsToKeep(player)}`;
    case 'COLLECT_INCOME':
      return say`${coins(incomeLeft(view, player))} da ciò che nella tua città conta come ${COLOUR_NAMES[COLOURS[INCOME_COLOUR[view.called]]]}`;
    case 'BUILD':
      return priceAndEffect(move.card);
    case 'KEEP_CARDS':
      return move.cards.length === 1 ? priceAndEffect(move.cards[0]) : undefined;
    case 'SWAP_HANDS':
      return say`Dai ${cards(player.hand.length)}, ne ricevi ${view.players[move.player].hand.length}`;
    case 'REDRAW':
      return say`Vanno sotto il mazzo e ne peschi altrettante`;
    case 'ARCHITECT_DRAW':
      return say`${cards(GOLD_AND_CARDS.architectExtraCards)}, da tenere${agree(GOLD_AND_CARDS.architectExtraCards, '', ' tutte')}`;
    case 'USE_LABORATORY':
      return say`La carta va sotto il mazzo, ricevi ${coins(GOLD_AND_CARDS.laboratoryGold)}`;
    case 'USE_SMITHY':
      return say`Paghi ${coins(GOLD_AND_CARDS.smithyCost)} e peschi ${cards(GOLD_AND_CARDS.smithyCards)}`;
    case 'DESTROY':
      return say`Costa ${coins(destructionPrice(districtOf(move.card)))} e chiude il turno`;
    case 'GRAVEYARD_RECOVER':
      return say`Costa ${coins(GOLD_AND_CARDS.graveyardCost)}`;
    case 'END_TURN': {
      const gold = incomeLeft(view, player);
      const extra = architectCardsLeft(view);
      const { build, power } = givenUp(view, view.asked);
      const still = build && power ? 'costruire e usare un potere' : build ? 'costruire' : power ? 'usare un potere' : '';
      const what = gold > 0 ? `${coins(gold)} di incasso` : `${cards(extra)} del Costruttore`;
      const due = gold + extra === 0 ? '' : move.forgo ? `Senza prendere ${what}` : `Prendi anche ${what}`;
      if (still === '') return due === '' ? undefined : say`${due}`;
      return due === '' ? say`Puoi ancora ${still}` : say`Puoi ancora ${still}. ${due}`;
    }
    case 'ASSASSINATE':
    case 'ROB':
      return view.holder[characterOf(move.character)] === NONE
        ? say`In questo round non ce l’ha nessuno: non succederà nulla`
        : undefined;
    case 'GRAVEYARD_DECLINE':
      return undefined;
  }
}

function priceAndEffect(card: string): Words {
  const district = districtOf(card);
  const does = cardText(card, 'it');
  return say`${coins(COST[district])}, ${points(POINTS[district])}${does && `. ${does}`}`;
}

function heading(key: string, view: View<State>): string {
  const [kind, id] = key.split(':');
  if (kind === 'keep' && id !== undefined) return `Tieni ${the(name(id), formOf(id))}${name(id)}`;
  if (kind === 'city') return Number(id) === view.asked ? 'La tua città' : `Città ${Number(id) + 1}`;
  return HEADINGS[key] ?? name(key);
}

const HEADINGS: Readonly<Record<string, string>> = {
  draft: 'Il tuo personaggio',
  resources: 'Raccolta',
  power: 'Il tuo potere',
  swap: 'Scambia la mano',
  redraw: 'Cambia carte',
  build: 'Costruisci',
  buildings: 'I tuoi edifici',
  destroy: 'Distruggi',
  keep: 'Tieni',
  graveyard: 'Cimitero',
  end: 'Fine del turno',
};

const CATEGORIES: Readonly<Record<string, string>> = {
  buildings: 'Edifici',
  fiveColours: 'Cinque colori',
  firstCompleter: 'Prima città completa',
  complete: 'Città completa',
  gold: 'Monete',
};

const END_REASONS: Readonly<Record<string, string>> = {
  cityCompleted: 'Una città è stata completata e il round è stato giocato fino in fondo.',
  roundLimit: 'È stato giocato l’ultimo round previsto a questo tavolo.',
};

function event(event: Event): Words | undefined {
  switch (event.kind) {
    case 'dealt':
      return say`${who(event.seat)} inizia con ${coins(event.gold)} e ${cardsOr(event.cards, event.count)}.`;
    case 'roundStarted':
      return event.faceUp.length === 0
        ? say`Round ${event.round}: ${who(event.crown)} ha la corona.`
        : say`Round ${event.round}: ${who(event.crown)} ha la corona; fuori gioco ${list(event.faceUp)}.`;
    case 'offered':
      return event.characters && say`${who(event.seat)} sceglie fra ${list(event.characters)}.`;
    case 'picked':
      if (event.character === undefined) return say`${who(event.seat)} tiene un personaggio.`;
      return event.discard === undefined
        ? say`${who(event.seat)} tiene ${il(event.character)}.`
        : say`${who(event.seat)} tiene ${il(event.character)} e scarta ${il(event.discard)}.`;
    case 'unanswered':
      return say`${piece(event.character)}: nessuno risponde.`;
    case 'revealed':
      return say`${piece(event.character)}: è ${who(event.seat)}.`;
    case 'stole':
      return event.gold === 0
        ? say`${who(event.from)} non ha monete da dare al Ladro.`
        : say`${who(event.seat)} ruba ${coins(event.gold)} a ${who(event.from)}.`;
    case 'crownMoved':
      return say`La corona passa da ${who(event.from)} a ${who(event.seat)}.`;
    case 'merchantCoin':
      return say`${who(event.seat)} riceve ${coins(event.gold)} come Mercante.`;
    case 'tookGold':
      return say`${who(event.seat)} prende ${coins(event.gold)}.`;
    case 'looked':
      return say`${who(event.seat)} guarda ${cardsOr(event.cards, event.count)}.`;
    case 'kept':
      return say`${who(event.seat)} tiene ${cardsOr(event.cards, event.count)} e mette ${cards(event.returned)} sotto il mazzo.`;
    case 'drew':
      return say`${who(event.seat)} pesca ${cardsOr(event.cards, event.count)}.`;
    case 'income':
      return say`${who(event.seat)} incassa ${coins(event.gold)} da ciò che conta come ${COLOUR_NAMES[event.colour]}.`;
    case 'built':
      return say`${who(event.seat)} costruisce ${il(event.card)} per ${coins(event.cost)}.`;
    case 'completed':
      return event.first
        ? say`La prima città completa è di ${who(event.seat)}: questo è l’ultimo round.`
        : say`Anche ${who(event.seat)} completa la città.`;
    case 'forwent':
      return event.gold > 0
        ? say`${who(event.seat)} rinuncia a ${coins(event.gold)} di incasso.`
        : say`${who(event.seat)} rinuncia a ${cards(event.cards)}.`;
    case 'assassinated':
      return say`${who(event.seat)} assassina ${il(event.character)}.`;
    case 'robbed':
      return say`${who(event.seat)} vuole derubare ${il(event.character)}.`;
    case 'swapped':
      return say`${who(event.seat)} dà ${cards(event.gave)} a ${who(event.other)} e ne riceve ${event.got}.`;
    case 'newHand':
      return event.cards.length === 0
        ? say`${who(event.seat)} resta senza carte.`
        : say`${who(event.seat)} ora ha in mano ${list(event.cards)}.`;
    case 'redrew':
      return say`${who(event.seat)} mette sotto il mazzo ${cardsOr(event.cards, event.count)}.`;
    case 'laboratory':
      return say`${who(event.seat)} trasforma ${event.card === undefined ? 'una carta' : il(event.card)} in ${coins(event.gold)} nel Laboratorio.`;
    case 'smithy':
      return say`${who(event.seat)} paga ${coins(event.paid)} alla Forgia.`;
    case 'destroyed':
      return event.seat === event.of
        ? say`${who(event.seat)} distrugge ${il(event.card)} nella propria città per ${coins(event.paid)}.`
        : say`${who(event.seat)} distrugge ${il(event.card)} di ${who(event.of)} per ${coins(event.paid)}.`;
    case 'recovered':
      return say`${who(event.seat)} recupera ${il(event.card)} per ${coins(event.paid)}.`;
    case 'declined':
      return say`${who(event.seat)} non recupera ${il(event.card)}.`;
    case 'victimShown':
      return event.seat === undefined
        ? say`${capital(the(name(event.character), formOf(event.character)))}${piece(event.character)} assassinato non era di nessuno.`
        : say`${capital(the(name(event.character), formOf(event.character)))}${piece(event.character)} assassinato era ${who(event.seat)}.`;
    case 'roundEnded':
      return say`Il round ${event.round} è finito.`;
    case 'gameOver':
      return event.winners.length === 1
        ? say`${who(event.winners[0])} vince con ${points(event.points)}.`
        : say`${enumerate(event.winners.map(who), 'e')} vincono insieme con ${points(event.points)}.`;
    case 'graveyardOffered':
    case 'putUnder':
    case 'turnEnded':
      return undefined;
  }
}

function refusal(refused: Refusal): string {
  const wordings: Readonly<Record<string, string>> = wordingsOf(refused);
  return wordings[refused.code] ?? refused.code;
}

function wordingsOf({ need = 0, have = 0, about = '' }: Refusal): Record<RefusalCode, string> {
  return {
    BAD_OPTION:
      about === ''
        ? 'Le opzioni non sono formulate correttamente.'
        : `Questa opzione, o questo valore, non è possibile: ${optionName(options, about, 'it')}.`,
    BAD_TABLE:
      about === 'firstCrownSeat'
        ? `A questo tavolo non c’è il posto ${Number(have) + 1}: l’ultimo è il ${Number(need) + 1}.`
        : `Citadels si gioca da 2 a 7, non in ${have}.`,
    GAME_OVER: 'La partita è finita.',
    MALFORMED: 'La mossa non è formulata correttamente.',
    NOT_YOUR_TURN: 'Non tocca a te.',
    WRONG_PHASE: 'Adesso non si può fare.',
    PENDING_CHOICE: 'Prima completa la scelta in corso.',
    CHARACTER_NOT_OFFERED: 'Quel personaggio non è fra quelli che ti sono arrivati.',
    DISCARD_REQUIRED: 'Devi anche scartare un personaggio.',
    DISCARD_NOT_ALLOWED: 'In questo passo non si scarta nessun personaggio.',
    SAME_CARD_TWICE: 'Non puoi tenere e scartare lo stesso personaggio.',
    ALREADY_TOOK_RESOURCES: 'In questo turno hai già preso monete o carte.',
    MUST_TAKE_RESOURCES_FIRST: 'Prima prendi monete o pesca carte.',
    DECK_EMPTY: 'Il mazzo è vuoto.',
    BANK_EMPTY: 'La banca non ha più monete.',
    NO_FEWER_CARDS: 'Meno carte si possono prendere solo con l’Osservatorio o la Biblioteca, e finché il mazzo ne ha.',
    WRONG_KEEP_COUNT: `Di quelle pescate devi tenere ${Number(have) > Number(need) ? 'al massimo' : 'almeno'} ${cards(need)}.`,
    CARD_NOT_OFFERED: 'Quella carta non è fra quelle pescate.',
    CARD_NOT_IN_HAND: 'Quella carta non è nella tua mano.',
    NOT_ENOUGH_GOLD: `${agree(need, 'Serve', 'Servono')} ${coins(need)} e ne hai ${have}.`,
    BUILD_LIMIT_REACHED:
      need === 1 ? 'In questo turno hai già costruito.' : `In questo turno hai già costruito ${count(have, 'volta', 'volte')}.`,
    DUPLICATE_BUILDING: `La tua città ha già ${the(name(about), formOf(about))}${name(about)}.`,
    NOT_YOUR_POWER: 'Il tuo personaggio non ha quel potere.',
    POWER_ALREADY_USED: 'In questo turno l’hai già fatto.',
    UNKNOWN_CHARACTER: 'Quel personaggio non esiste.',
    TARGET_SELF: 'Non puoi nominare il personaggio che stai giocando.',
    TARGET_ASSASSIN: 'L’Assassino non può essere derubato.',
    TARGET_MURDERED: 'Il personaggio assassinato non può essere derubato.',
    TARGET_PLAYER_INVALID: 'Scegli un altro giocatore di questo tavolo.',
    EMPTY_SELECTION: `Scegli almeno ${cards(need)}.`,
    BUILDING_NOT_OWNED: `Nella tua città non c’è ${the(name(about), formOf(about))}${name(about)}.`,
    BUILDING_NOT_FOUND: 'Quell’edificio non è in quella città.',
    TARGET_KEEP: 'La Torre di Guardia non può essere distrutta.',
    TARGET_BISHOP: 'Il Predicatore protegge quella città.',
    TARGET_CITY_COMPLETE: 'Una città completa non può essere attaccata.',
    NOTHING_TO_COLLECT: 'Al momento nessuno dei tuoi edifici ti frutta monete.',
    NO_REACTION_PENDING: 'Non c’è nulla a cui rispondere.',
    NOTHING_TO_FORGO: 'Non c’è nulla a cui rinunciare.',
  };
}
