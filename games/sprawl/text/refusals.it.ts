/** Perché no, in italiano, con i numeri. */
import type { Refusal } from '@cantiere/engine';
import type { RefusalCode } from '../rules/refusals.ts';
import { nameOf } from './words.ts';

type Wording = (refusal: Refusal) => string;

const name = (id: string | undefined): string => nameOf(id ?? '', 'it');

const wordings: Readonly<Record<RefusalCode, Wording>> = {
  MALFORMED: () => 'La mossa non è formulata correttamente.',
  BAD_OPTION: ({ about }) => `Il tavolo non prevede questa opzione o questo valore: ${about ?? ''}.`,
  BAD_TABLE: ({ need }) => `Urban Sprawl si gioca da 2 a 4${need === undefined ? '' : ` (andrebbero bene ${need})`}.`,
  GAME_OVER: () => 'La partita è finita.',
  DECISION_PENDING: () => 'Prima va presa un’altra decisione.',
  NOT_YOUR_TURN: () => 'Non tocca a te.',
  WRONG_PHASE: () => 'In questa fase non è possibile.',
  ILLEGAL_CHOICE: () => 'Questa scelta non è tra quelle offerte.',
  BUILDING_TAKEN: ({ about }) => `${name(about)} è già controllato.`,
  INVEST_CLOSED: () => 'Si investe prima di spendere punti azione.',
  NOT_A_PERMIT: () => 'Si possono investire solo i permessi edilizi.',
  CARD_NOT_OWNED: ({ about }) => `Non hai questa carta: ${name(about)}.`,
  SPACE_EMPTY: ({ about }) => `Lì non c’è una carta scoperta (${name(about)}).`,
  DECK_INACTIVE: () => 'Quel mazzo non è ancora attivo.',
  AP_SHORT: ({ need, have }) => `Costa ${need ?? 0} punti azione; ne hai ${have ?? 0}.`,
  FAVOR_FULL: ({ need, have }) => `Hai già ${have ?? 0} Favori su ${need ?? 1}.`,
  FAVOR_SAME_TURN: () => 'Un Favore si costruisce solo in un turno successivo a quello in cui è stato preso.',
  NO_TILE: ({ about }) => `Non ci sono più tessere ${name(about)} di questa misura.`,
  SHAPE_INVALID: ({ need, have }) => `L’edificio occupa ${need ?? 0} lotti uniti; ne sono stati indicati ${have ?? 0}.`,
  CROSSES_STREET: () => 'Un edificio deve stare in un solo blocco.',
  RENEWAL_NOT_NEEDED: () => 'Qui la carta Riqualificazione Urbana non serve: conservala.',
  NO_DEMOLITION_RIGHT: () => 'Per demolire serve una carta Riqualificazione Urbana o l’Imprenditore.',
  DEMOLITION_PROTECTED: () => 'Gli edifici dell’Imprenditore non possono essere demoliti dagli altri.',
  DEMOLITION_PARTIAL: () => 'Il nuovo edificio deve coprire tutti i lotti di quelli demoliti.',
  LOT_OCCUPIED: ({ about }) =>
    about === undefined || about === '' ? 'Non c’è più un posto libero che vada bene.' : 'Quel lotto è occupato.',
  ZONING: ({ about }) => `Zona: toccherebbe un’altra zona senza toccare un edificio ${name(about)}.`,
  RESTRICTION: (refusal) => restriction(refusal),
  PERMIT_ZONE: ({ about }) => `${name(about)} non riporta questa zona.`,
  PERMITS_SHORT: ({ need, have, about }) => `Servono ${need ?? 0} permessi di zona ${name(about)}; ce ne sono ${have ?? 0}.`,
  PERMITS_EXCESS: ({ about }) => `${name(about)} non serve: bastano le altre carte.`,
  WEALTH_SHORT: ({ need, have }) => `Costa almeno ${need ?? 0} di rendita; ne hai ${have ?? 0}.`,
  OFFER_UNAFFORDABLE: ({ need, have, about }) => `Il prezzo è ${need ?? 0} di ${name(about)}; ne hai ${have ?? 0}.`,
  RESOURCE_UNAFFORDABLE: ({ need, have, about }) => `Servirebbero ${need ?? 0} di ${name(about)}; ne hai ${have ?? 0}.`,
  GREY_TAKEN: ({ about }) => `C’è già un indicatore: ${name(about)}.`,
};

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
      return `Deve essere adiacente a un edificio ${what}.`;
    default:
      return `Non deve essere adiacente ad alcun edificio ${what}.`;
  }
}

export function refusalText(refusal: Refusal): string {
  const code = Object.keys(wordings).find((known): known is RefusalCode => known === refusal.code);
  return code === undefined ? refusal.code : wordings[code](refusal);
}
