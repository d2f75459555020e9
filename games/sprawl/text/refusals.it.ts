/** Perché no, in italiano, con i numeri. */
import { optionName, type Refusal } from '@cantiere/engine';
import { agree, capital, count, the } from '@cantiere/engine/grammar/it';
import { options } from '../rules/options.ts';
import type { RefusalCode } from '../rules/refusals.ts';
import { buildingOf, nameOf } from './words.ts';

type Wording = (refusal: Refusal) => string;

const name = (id: string | undefined): string => nameOf(id ?? '', 'it');

const wordings: Readonly<Record<RefusalCode, Wording>> = {
  MALFORMED: () => 'La mossa non è formulata correttamente.',
  BAD_OPTION: ({ about }) => `Questa opzione, o questo valore, non è possibile: ${optionName(options, about ?? '', 'it')}.`,
  BAD_TABLE: () => 'Urban Sprawl si gioca da 2 a 4.',
  GAME_OVER: () => 'La partita è finita.',
  DECISION_PENDING: () => 'Prima va presa un’altra decisione.',
  NOT_YOUR_TURN: () => 'Non tocca a te.',
  WRONG_PHASE: () => 'In questa fase non è possibile.',
  ILLEGAL_CHOICE: () => 'Questa scelta non è tra quelle offerte.',
  BUILDING_TAKEN: ({ about }) => `${capital(the(name(about), 'm'))}${name(about)} è già controllato.`,
  INVEST_CLOSED: () => 'Si investe prima di spendere punti azione.',
  NOT_A_PERMIT: () => 'Si possono investire solo i permessi edilizi.',
  CARD_NOT_OWNED: ({ about }) => `Non hai questa carta: ${name(about)}.`,
  SPACE_EMPTY: ({ about }) => `Lì non c’è una carta scoperta (${name(about)}).`,
  DECK_INACTIVE: () => 'Quel mazzo non è ancora attivo.',
  AP_SHORT: ({ need, have }) => `Costa ${count(need ?? 0, 'punto', 'punti')} azione; ne hai ${have ?? 0}.`,
  FAVOR_FULL: ({ need, have }) => `Hai già ${count(have ?? 0, 'Favore', 'Favori')} su ${need ?? 1}.`,
  FAVOR_SAME_TURN: () => 'Un Favore si costruisce solo in un turno successivo a quello in cui è stato preso.',
  NO_TILE: ({ about }) => `Non ci sono più tessere ${name(about)} di questa misura.`,
  SHAPE_INVALID: ({ need, have }) =>
    `L’edificio occupa ${count(need ?? 0, 'lotto', 'lotti uniti')}; ${agree(have ?? 0, 'ne è stato indicato', 'ne sono stati indicati')} ${have ?? 0}.`,
  CROSSES_STREET: () => 'Un edificio deve stare in un solo blocco.',
  RENEWAL_NOT_NEEDED: () => 'Qui la carta Riqualificazione Urbana non serve: conservala.',
  NO_DEMOLITION_RIGHT: () => 'Per demolire serve una carta Riqualificazione Urbana o l’Imprenditore.',
  DEMOLITION_PROTECTED: () => 'Gli edifici dell’Imprenditore non possono essere demoliti dagli altri.',
  DEMOLITION_PARTIAL: () => 'Il nuovo edificio deve coprire tutti i lotti di quelli demoliti.',
  LOT_OCCUPIED: ({ about }) =>
    about === undefined || about === '' ? 'Non c’è più un posto libero che vada bene.' : 'Quel lotto è occupato.',
  ZONING: ({ about }) =>
    `Zona: toccherebbe un’altra zona senza toccare un ${about === 'PARK' ? '' : 'edificio '}${buildingOf(about ?? '', 'it')}.`,
  RESTRICTION: (refusal) => restriction(refusal),
  PERMIT_ZONE: ({ about }) => `La carta ${name(about)} non riporta questa zona.`,
  PERMITS_SHORT: ({ need, have, about }) =>
    `${agree(need ?? 0, 'Serve', 'Servono')} ${count(need ?? 0, 'permesso', 'permessi')} di zona ${name(about)}; ne hai ${have ?? 0}.`,
  PERMITS_EXCESS: ({ about }) => `La carta ${name(about)} non serve: bastano le altre carte.`,
  WEALTH_SHORT: ({ need, have }) => `Costa almeno ${need ?? 0} di rendita; ne hai ${have ?? 0}.`,
  OFFER_UNAFFORDABLE: ({ need, have, about }) => `Il prezzo è ${need ?? 0} di ${name(about)}; ne hai ${have ?? 0}.`,
  RESOURCE_UNAFFORDABLE: ({ need, have, about }) =>
    `${agree(need ?? 0, 'Servirebbe', 'Servirebbero')} ${need ?? 0} di ${name(about)}; ne hai ${have ?? 0}.`,
  GREY_TAKEN: ({ about }) => `${capital(name(about))}: c’è già un indicatore.`,
};

/** "Civico o Commerciale". */
const zones = (ids: string): string =>
  ids
    .split('/')
    .map((id) => buildingOf(id, 'it'))
    .join(' o ');

function restriction({ about = '', need, have }: Refusal): string {
  const [rule, what = ''] = about.split(' ');
  switch (rule) {
    case 'at':
      if (what === 'water') return 'Va costruito lungo l’acqua.';
      return what === 'wilderness'
        ? 'Va costruito lungo il terreno incolto.'
        : 'Va costruito lungo l’acqua o il terreno incolto.';
    case 'value':
      return what === 'atLeast'
        ? `Serve un blocco di valore ${need ?? 0} o più; questo vale ${have ?? 0}.`
        : `Serve un blocco di valore ${need ?? 0} o meno; questo vale ${have ?? 0}.`;
    case 'adjacent':
      return `Deve essere adiacente a un edificio ${zones(what)}.`;
    default:
      return `Non deve essere adiacente ad alcun edificio ${zones(what)}.`;
  }
}

export function refusalText(refusal: Refusal): string {
  const code = Object.keys(wordings).find((known): known is RefusalCode => known === refusal.code);
  return code === undefined ? refusal.code : wordings[code](refusal);
}
