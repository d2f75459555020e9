/** Quello che Urban Sprawl dice in italiano. */
import { enumerate, say, type GameTexts, type Part, type Seat, type Words } from '@cantiere/engine';
import { agree, capital, count, the } from '@cantiere/engine/grammar/it';
import { CARDS, CARD_IDS } from '../rules/cards.ts';
import { STANDSTILL_ROUNDS } from '../rules/endOfTurn.ts';
import type { Event } from '../rules/events.ts';
import { blockOfLot } from '../rules/geometry.ts';
import type { Answer, Move } from '../rules/moves.ts';
import { WEALTH_PER_PRESTIGE } from '../rules/scoring.ts';
import { stakeOf } from '../rules/preview.ts';
import { NONE, type Question, type SprawlView, type State } from '../rules/state.ts';
import { MARKERS, OFFICES, VOCATIONS, ZONES } from '../rules/words.ts';
import { eventText } from './events.it.ts';
import {
  blockUnder,
  gainOf,
  markerOn,
  mayBuildFavor,
  mayInvest,
  ownerOf,
  placeFacts,
  priceAsked,
  rowOn,
  startCost,
  topicOf,
  valueNamed,
} from './facts.ts';
import { faceDown } from './faceDown.ts';
import { formOf } from './nouns.it.ts';
import { refusalText } from './refusals.it.ts';
import { theme } from './themes.ts';
import {
  apOf,
  blockName,
  buildingOf,
  cardOn,
  cardText,
  contractFacts,
  lotName,
  siteName,
  nameOf,
  partText,
  permitZones,
  piece as namedPiece,
  standing,
} from './words.ts';

const piece = (id: string): Part => namedPiece(id, 'it');
/** "la Banca", "il Permesso Edilizio CIV x2". */
const card = (id: string): Words => say`${the(nameOf(id, 'it'), formOf(id))}${piece(id)}`;
const actionPoints = (n: number): string => `${count(n, 'punto', 'punti')} azione`;
const at = (seat: Seat): Part => ({ seat });
const list = (parts: readonly (Part | Words)[]): Words => enumerate(parts, 'e');
/** "Incendio: " prima di quello che chiede. */
const because = (card: string): Words => (card === '' ? [] : say`${piece(card)}: `);

function prompt(view: SprawlView, seat: Seat | 'spectator'): Words {
  const { asked } = view;
  if (asked === NONE) return say`La partita è finita.`;
  if (asked !== seat) return waiting(view, asked);
  if (view.question) return question(view, view.question);
  if (view.project)
    return view.project.placement === NONE
      ? say`Dove costruisci ${card(CARD_IDS[view.project.card])}?`
      : say`Con quali permessi paghi ${card(CARD_IDS[view.project.card])}?`;
  if (view.phase === 'setup') return say`Compra un edificio iniziale: hai ${view.players[asked].wealth} di rendita.`;
  if (view.ap === 0)
    return mayBuildFavor(view, asked)
      ? say`Punti azione finiti: costruisci il tuo Favore o chiudi il turno.`
      : say`Punti azione finiti: chiudi il turno.`;
  return view.phase === 'invest' && mayInvest(view, asked)
    ? say`Se vuoi investi dei permessi, poi spendi ${actionPoints(view.ap)}.`
    : view.ap === 1
      ? say`Spendi l’ultimo punto azione in carte o contratti, o chiudi il turno.`
      : say`Spendi i tuoi ${view.ap} punti azione in carte e contratti, o chiudi il turno.`;
}

function waiting(view: SprawlView, asked: Seat): Words {
  if (view.question) {
    const topic = topicOf(view.question);
    return topic === '' ? say`${at(asked)} deve decidere.` : say`${at(asked)} deve decidere: ${piece(topic)}.`;
  }
  if (view.phase === 'setup') return say`${at(asked)} sta comprando un edificio iniziale.`;
  return view.project
    ? say`${at(asked)} sta costruendo ${card(CARD_IDS[view.project.card])}.`
    : say`Tocca a ${at(asked)}: ${actionPoints(view.ap)}.`;
}

function question(view: SprawlView, asked: Question): Words {
  const { card } = asked;
  switch (asked.kind) {
    case 'vocationSource':
      return say`${because(card)}le tessere ${piece(VOCATIONS[asked.vocation])} sono finite. Ne prendi una a un avversario?`;
    case 'vocationGain':
      return say`${because(card)}ogni tua tessera ${piece(VOCATIONS[asked.vocation])} frutta ${asked.value}. Quante danno prestigio? Le altre danno rendita.`;
    case 'electionTie':
      return say`Parità per la carica di ${piece(OFFICES[asked.office])}: decidi tu a chi va.`;
    case 'contractorTie':
      return say`Più giocatori hanno il prestigio più basso: chi diventa ${piece('contractor')}?`;
    case 'park':
      return say`Sei ${piece('mayor')}: piazza un parco in un lotto libero.`;
    case 'place':
      return say`${because(card)}piazza un ${ZONES[asked.zone] === 'PARK' ? '' : 'edificio '}${{ piece: ZONES[asked.zone], text: buildingOf(ZONES[asked.zone], 'it') }} da 1 lotto in un lotto libero.`;
    case 'relocate':
      return say`${because(card)}dove sposti ${theStanding(view, asked.building)}?`;
    case 'markerPlace':
      return say`${because(card)}su quale spazio grigio metti l’${piece(MARKERS[asked.marker])}?`;
    case 'markerMove':
      return say`${because(card)}puoi spostare un indicatore su uno spazio grigio libero.`;
    case 'offer': {
      const price = `${asked.price} di ${nameOf(asked.res, 'it')}`;
      const stake = stakeOf(view);
      if (stake?.unpaid === 'demolished')
        return say`${because(card)}paghi ${price}, o perdi ${theStanding(view, stake.building)}?`;
      if (stake?.unpaid === 'uncontrolled')
        return say`${because(card)}paghi ${price}, o perdi il controllo di ${standing(view, stake.building, 'it')}?`;
      if (stake?.control) return say`${because(card)}paghi ${price} per controllare un edificio a tua scelta?`;
      return stake && stake.prestige > 0
        ? say`${because(card)}paghi ${price} per ${stake.prestige} di prestigio?`
        : say`${because(card)}paghi ${price}?`;
    }
    case 'target':
      return say`${because(card)}scegli un edificio.`;
    case 'superlative':
      return say`${because(card)}quale degli edifici alla pari vale?`;
    case 'either':
      return say`${because(card)}paga a ${at(view.active)} ${asked.price} di rendita o ${asked.price} di prestigio (ancora ${asked.units} da pagare).`;
    case 'swap':
      return say`${because(card)}puoi scambiare un tuo edificio con uno della stessa zona e misura.`;
    case 'take':
      return say`${because(card)}puoi prendere gratis una carta progettazione.`;
    case 'playerTie':
      return say`${because(card)}a quale dei giocatori alla pari tocca?`;
    case 'appoint':
      return say`${because(card)}quale carica prendi?`;
    case 'order':
      return say`${because(card)}in che ordine decidono i giocatori?`;
  }
}

function move(move: Move, view: SprawlView): Words {
  switch (move.type) {
    case 'BUY_START':
      return say`Compra ${piece(move.building)} per ${startCost(move.building, view).cost}`;
    case 'INVEST':
      return say`Investi ${card(move.card)}`;
    case 'ACQUIRE_PLANNING':
      return say`Prendi ${card(cardOn(view, move.space) || move.space)}`;
    case 'TAKE_FAVOR':
      return say`Prendi ${card(cardOn(view, move.space) || move.space)} come Favore`;
    case 'BUILD':
      return say`Costruisci ${card(cardOn(view, move.source) || move.source)}`;
    case 'PLACE':
      return say`Costruisci in ${siteName(move.lots)}`;
    case 'PAY':
      return move.permits.length === 0 ? say`Paga con i permessi` : say`Paga con ${list(move.permits.map(card))}`;
    case 'END_TURN':
      return say`Termina il turno`;
    case 'DECIDE':
      return answer(move.answer, view);
  }
}

function answer(given: Answer, view: SprawlView): Words {
  const { question } = view;
  const price = priceAsked(view);
  if (given === 'decline') return question?.kind === 'offer' ? say`Non pagare` : say`Rinuncia`;
  if (given === 'pay') return say`Paga ${price} di ${question?.kind === 'offer' ? nameOf(question.res, 'it') : ''}`;
  if (typeof given === 'string') return say`Paga ${price} di ${nameOf(given, 'it')}`;
  if ('seat' in given) return say`${at(given.seat)}`;
  if ('order' in given) return list(given.order.map(at));
  if ('lot' in given) return say`${lotName(given.lot)}`;
  if ('building' in given) return say`${standing(view, given.building, 'it')}`;
  if ('give' in given) return say`${standing(view, given.give, 'it')} per ${standing(view, given.take, 'it')}`;
  if ('grey' in given) return say`${named(given.grey)}`;
  if ('from' in given) return say`${named(markerOn(view, given.from))} sullo ${piece(given.to)}`;
  if ('space' in given) return say`${piece(cardOn(view, given.space))}`;
  if ('office' in given) return say`${named(given.office)}`;
  return tiles(given.tiles, view);
}

/** Con la maiuscola, come le parole su un bottone. */
const named = (id: string): Part => ({ piece: id, text: capital(nameOf(id, 'it')) });

/** "4 di prestigio e 2 di rendita". */
function tiles(forPrestige: number, view: SprawlView): Words {
  const { prestige, wealth } = gainOf(view, forPrestige);
  if (wealth === 0) return say`${prestige} di prestigio`;
  return prestige === 0 ? say`${wealth} di rendita` : say`${prestige} di prestigio e ${wealth} di rendita`;
}

/** Quello che si conferma, con il suo verbo e il suo prezzo: una casella o un nome da soli stanno in una lista. */
function moveOutcome(move: Move, view: SprawlView): Words | undefined {
  if (move.type === 'PLACE') return say`Costruisci in ${siteName(move.lots)} per ${placeFacts(move, view).cost}`;
  if (move.type !== 'DECIDE' || typeof move.answer === 'string') return undefined;
  const given = move.answer;
  const kind = view.question?.kind;
  if ('lot' in given) {
    const lot = lotName(given.lot);
    return kind === 'park'
      ? say`Piazza il parco in ${lot}`
      : kind === 'relocate'
        ? say`Spostalo in ${lot}`
        : say`Piazzalo in ${lot}`;
  }
  if ('building' in given) return say`Scegli ${theStanding(view, given.building)}`;
  if ('seat' in given) return say`Scegli ${at(given.seat)}`;
  if ('office' in given) return say`Prendi la carica di ${piece(given.office)}`;
  if ('grey' in given) return say`Metti l’indicatore qui`;
  if ('space' in given) return say`Prendi ${card(cardOn(view, given.space))}`;
  return 'tiles' in given ? say`Prendi ${tiles(given.tiles, view)}` : undefined;
}

/** Su un bottone stretto basta quello che distingue la mossa. */
function moveShort(move: Move, view: SprawlView): Words | undefined {
  switch (move.type) {
    case 'INVEST':
      return permit('Investi', move.card);
    case 'ACQUIRE_PLANNING':
      return permit('Prendi', cardOn(view, move.space));
    case 'TAKE_FAVOR':
      return say`Prendi come Favore`;
    case 'BUILD':
      return say`Costruisci ${piece(cardOn(view, move.source) || move.source)}`;
    case 'PAY':
      if (move.permits.length === 0) return undefined;
      return move.permits.length === 1 ? permit('Paga con', move.permits[0]) : say`Paga con ${move.permits.length} permessi`;
    case 'DECIDE':
      return answerShort(move.answer);
    default:
      return undefined;
  }
}

function permit(verb: string, card: string): Words | undefined {
  const zones = permitZones(card);
  return zones === undefined ? undefined : say`${verb} ${{ piece: card, text: zones }}`;
}

function answerShort(given: Answer): Words | undefined {
  if (typeof given === 'string') return undefined;
  if ('order' in given) return say`In quest’ordine`;
  if ('from' in given) return say`Sposta`;
  return 'give' in given ? say`Scambia` : undefined;
}

function moveDetail(move: Move, view: SprawlView): Words | undefined {
  switch (move.type) {
    case 'BUY_START': {
      const { cost, lot } = startCost(move.building, view);
      return say`${cost} di rendita, in ${lotName(lot)}`;
    }
    case 'INVEST': {
      const card = CARDS.find(({ id }) => id === move.card);
      return card && card.wealth > 0 ? say`+${card.wealth} di rendita` : undefined;
    }
    case 'ACQUIRE_PLANNING':
      return say`${apOf(move.space)} AP`;
    case 'TAKE_FAVOR':
      return say`${apOf(move.space)} AP · ${nameOf(move.space, 'it')}`;
    case 'BUILD': {
      const card = cardOn(view, move.source) || move.source;
      const text = cardText(card, view.options, 'it');
      const ap = apOf(move.source);
      return say`${ap === 0 ? 'Favore, 0 AP' : `${ap} AP`} · ${contractFacts(card, 'it')}${text === '' ? '' : ` · ${text}`}`;
    }
    case 'PLACE': {
      const { cost, bonus } = placeFacts(move, view);
      const gain = bonus > 0 ? ` · +${bonus} di prestigio` : '';
      if (move.demolish.length === 0) return say`${cost} di rendita${gain}`;
      const fallen = list(move.demolish.map((id) => say`${theStanding(view, id)} (${ownedBy(id, view)})`));
      return say`${cost} di rendita${gain} · demolisce ${fallen}${move.renewal ? ' con Riqualificazione Urbana' : ''}`;
    }
    case 'PAY':
      return undefined;
    case 'END_TURN':
      if (view.ap > 0) return say`${view.ap} AP ${agree(view.ap, 'va perso', 'vanno persi')}`;
      return mayBuildFavor(view, view.asked) ? say`Puoi ancora costruire il tuo Favore` : undefined;
    case 'DECIDE':
      return answerDetail(move.answer, view);
  }
}

/** Che cosa ne viene, pagando o no. */
function offerDetail(paid: boolean, view: SprawlView): Words | undefined {
  const stake = stakeOf(view);
  if (!stake) return undefined;
  if (stake.unpaid !== 'nothing') {
    if (paid) return say`Conservi ${theStanding(view, stake.building)}`;
    return stake.unpaid === 'demolished'
      ? say`Perdi per sempre ${theStanding(view, stake.building)}`
      : say`Perdi il controllo di ${standing(view, stake.building, 'it')}`;
  }
  if (!paid) return say`Non cambia nulla`;
  return stake.control
    ? say`Poi scegli quale edificio controllare`
    : stake.prestige > 0
      ? say`+${stake.prestige} di prestigio`
      : undefined;
}

function answerDetail(given: Answer, view: SprawlView): Words | undefined {
  if (view.question?.kind === 'offer' && (given === 'pay' || given === 'decline')) return offerDetail(given === 'pay', view);
  if (typeof given === 'string') return undefined;
  if ('lot' in given) return say`valore ${view.values[blockOfLot(given.lot)]}`;
  if ('building' in given) return whose(given.building, view);
  if ('give' in given) return whose(given.take, view);
  if ('grey' in given) return rowWords(view, view.question?.kind === 'markerPlace' ? view.question.marker : NONE, given.grey);
  if ('from' in given)
    return rowWords(
      view,
      MARKERS.findIndex((known) => known === markerOn(view, given.from)),
      given.to,
    );
  return 'space' in given ? say`${piece(given.space)}` : undefined;
}

/** Chi avrebbe quanti edifici nella fila che ne nasce. */
function rowWords(view: SprawlView, marker: number, space: string): Words {
  const there = rowOn(view, marker, space);
  if (there.length === 0) return say`Nessun edificio nella fila`;
  return say`Edifici nella fila: ${list(there.map(({ seat, count }) => say`${at(seat)} (${count})`))}`;
}

function theStanding(view: State, id: string): Words {
  const part = standing(view, id, 'it');
  return say`${the(partText(part), formOf(id))}${part}`;
}

/** Di chi è, detto a chi decide. */
function ownedBy(id: string, view: State): Words {
  const owner = ownerOf(view, id);
  return owner === NONE ? say`di nessuno` : owner === view.asked ? say`tuo` : say`${at(owner)}`;
}

function whose(id: string, view: State): Words {
  const owner = ownerOf(view, id);
  return owner === NONE
    ? say`valore ${valueNamed(view, id)}, non controllato`
    : say`valore ${valueNamed(view, id)}, ${at(owner)}`;
}

const HEADINGS: Readonly<Record<string, string>> = {
  start: 'Edifici iniziali',
  build: 'Costruisci',
  planning: 'Prendi una carta progettazione',
  favor: 'Prendi un contratto come Favore',
  invest: 'Investi un permesso',
  end: 'Oppure',
  place: 'Dove costruire',
  pay: 'Pagamento',
  vocationSource: 'Prendi la tessera da',
  vocationGain: 'Le tue tessere fruttano',
  electionTie: 'A chi va la carica',
  contractorTie: 'Chi diventa Imprenditore',
  park: 'Un parco in',
  relocate: 'Spostalo in',
  markerPlace: 'Spazio grigio',
  markerMove: 'Sposta un indicatore',
  offer: 'La tua risposta',
  target: 'Edificio',
  superlative: 'Edificio',
  either: 'Paga con',
  swap: 'Scambia',
  take: 'Casella progettazione',
  playerTie: 'Giocatore',
  appoint: 'Carica',
  order: 'Ordine',
};

function heading(key: string, view: SprawlView): string {
  const block = blockUnder(key);
  return block === NONE ? (HEADINGS[key] ?? key) : `Blocco ${blockName(block)}, valore ${view.values[block]}`;
}

const CATEGORIES: Readonly<Record<string, string>> = {
  play: 'Prestigio in partita',
  rows: 'File di prestigio',
  wealth: `Rendita (1 ogni ${WEALTH_PER_PRESTIGE})`,
  offices: 'Cariche',
  money: 'Rendita',
};

export const it: GameTexts<State, Move, Event> = {
  piece: (id) => nameOf(id, 'it'),
  prompt,
  move,
  moveOutcome,
  moveShort,
  moveDetail,
  holdings(view, seat) {
    const { prestige, wealth } = view.players[seat];
    return [`${prestige} di prestigio`, `${wealth} di rendita`, ...(view.asked === seat ? [`${view.ap} AP`] : [])];
  },
  heading,
  theme: theme('it'),
  event: eventText,
  refusal: refusalText,
  category: (category) => CATEGORIES[category] ?? category,
  faceDown: faceDown('it'),
  endReason: (reason) =>
    reason === 'OLYMPICS' ? 'Sono arrivati i Giochi Olimpici.' : `Da ${STANDSTILL_ROUNDS} round non si muoveva nulla.`,
};
