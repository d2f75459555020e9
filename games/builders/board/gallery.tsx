// The cards of The Builders, one by one, for the gallery.
import type { InEveryLanguage } from '@cantiere/engine';
import * as grammarEn from '@cantiere/engine/grammar/en';
import * as grammarIt from '@cantiere/engine/grammar/it';
import type { ReactElement } from 'react';
import {
  asIs,
  inBoth,
  LABELS,
  tellingOf,
  type Gallery,
  type GalleryCard,
  type GalleryDrawing,
  type GalleryField,
} from '../../board-kit/gallery.ts';
import { data } from '../data/index.ts';
import { provenance } from '../data/provenance.ts';
import {
  BUILDING_IDS,
  CREW_IDS,
  FREED_WAGE,
  LOAN_COINS,
  LOAN_IDS,
  LOAN_REPAYMENT,
  NEEDS,
  POINTS,
  PRINTED_SUPPLY,
  PRINTED_WAGE,
  REWARD,
  SLAVE_PRICE,
  TOOL_IDS,
  TOOL_PRICE,
  UNFREED_PENALTY,
  UNIVERSITY_IDS,
  UNIVERSITY_PRICE,
  UNPAID_PENALTY,
  buildingCard,
  buildsMachine,
  crewCard,
  isMachine,
  isSlave,
  loanCard,
  machineMember,
  toolCard,
  universityCard,
} from '../rules/cards.ts';
import { amountsOf, RESOURCES, type Vector } from '../rules/resources.ts';
import { amountsInWords, printedName } from '../text/words.ts';
import { Coin, LessonDisc, ToolDisc } from './art/signs.tsx';
import { board } from './index.tsx';
import { BuildingPrint, WorkerPrint } from './MarketCards.tsx';
import { boardWords } from './text.ts';
import './style/gallery.css';

const SAYS = {
  buildings: { it: 'Edifici', en: 'Buildings' },
  machines: { it: 'Macchinari', en: 'Machines' },
  workers: { it: 'Lavoratori', en: 'Workers' },
  prisoners: { it: 'Schiavi', en: 'Prisoners' },
  tools: { it: 'Attrezzi', en: 'Tools' },
  universities: { it: 'Università', en: 'Universities' },
  loans: { it: 'Prestiti', en: 'Loans' },
  resource: { it: 'Risorsa', en: 'Resource' },
  points: { it: 'Punti', en: 'Points' },
  needs: { it: 'Chiede', en: 'Needs' },
  pays: { it: 'Paga', en: 'Pays' },
  wage: { it: 'Costo per lavoro', en: 'Wage' },
  gives: { it: 'Fornisce', en: 'Supplies' },
  price: { it: 'Prezzo', en: 'Price' },
  freedWage: { it: 'Paga da libero', en: 'Wage when freed' },
  repay: { it: 'Da rendere', en: 'To pay back' },
  penalty: { it: 'Punti se non è reso', en: 'Points if unpaid' },
  prisoner: {
    it: `Lavora senza paga, ma non può usare attrezzi né studiare. Alla fine toglie ${grammarIt.count(UNFREED_PENALTY, 'punto', 'punti')} se non è stato liberato.`,
    en: `Works without pay, but cannot carry a tool or study. Takes away ${grammarEn.count(UNFREED_PENALTY, 'point')} at the end unless freed.`,
  },
} as const satisfies Record<string, InEveryLanguage>;

const { named, tell, name: nameField } = tellingOf(provenance, printedName);
const constant = (field: string) => ({ section: 'constants', id: '*', field });
const amounts = (of: Vector): InEveryLanguage => inBoth((language) => amountsInWords(amountsOf(of), language));
const resourcesIn = (of: Vector): readonly string[] => RESOURCES.filter((_, resource) => amountsOf(of)[resource] > 0);

const buildings: readonly GalleryCard[] = BUILDING_IDS.map((id, card) => {
  const machine = buildsMachine(card);
  const section = machine ? 'machines' : 'buildings';
  const prize = machine
    ? tell(SAYS.gives, amounts(PRINTED_SUPPLY[machineMember(card)]), { section, id, field: 'produces' })
    : tell(
        SAYS.pays,
        inBoth((language) => boardWords[language].coins(REWARD[card])),
        { section, id, field: 'reward' },
      );
  return {
    id,
    kind: section,
    name: named(id),
    copies: 1,
    traits: { resource: resourcesIn(NEEDS[card]), points: [`${POINTS[card]}`] },
    fields: [
      nameField(section, id),
      tell(SAYS.needs, amounts(NEEDS[card]), { section, id, field: 'requires' }),
      prize,
      tell(SAYS.points, POINTS[card], { section, id, field: 'vp' }),
    ],
  };
});

const crew: readonly GalleryCard[] = CREW_IDS.flatMap((id, card) => {
  if (isMachine(card)) return [];
  const slave = isSlave(card);
  const section = slave ? 'slaves' : 'workers';
  const cost: readonly GalleryField[] = slave
    ? [
        tell(SAYS.price, SLAVE_PRICE, constant('slavePrice')),
        tell(SAYS.freedWage, FREED_WAGE, constant('freedWage')),
        tell(LABELS.text, SAYS.prisoner, constant('unfreedSlavePenaltyVp')),
      ]
    : [tell(SAYS.wage, PRINTED_WAGE[card], { section, id, field: 'wage' })];
  return [
    {
      id,
      kind: slave ? 'prisoners' : 'workers',
      name: named(id),
      copies: 1,
      traits: { resource: resourcesIn(PRINTED_SUPPLY[card]) },
      fields: [
        nameField(section, id),
        tell(SAYS.gives, amounts(PRINTED_SUPPLY[card]), { section, id, field: 'produces' }),
        ...cost,
      ],
    },
  ];
});

const tools: readonly GalleryCard[] = TOOL_IDS.map((id, resource) => ({
  id,
  kind: 'tools',
  name: named(id),
  copies: 1,
  traits: { resource: [RESOURCES[resource]] },
  fields: [
    nameField('tools', id),
    tell(SAYS.price, TOOL_PRICE, constant('toolPrice')),
    tell(
      SAYS.gives,
      inBoth((language) => `+1 ${boardWords[language].resources[resource]}`),
      { section: 'tools', id, field: 'adds' },
      [],
    ),
  ],
}));

const universities: readonly GalleryCard[] = UNIVERSITY_IDS.map((id, resource) => ({
  id,
  kind: 'universities',
  name: named(id),
  copies: 1,
  traits: { resource: [RESOURCES[resource]] },
  fields: [
    nameField('universities', id),
    tell(SAYS.price, UNIVERSITY_PRICE, constant('universityPrice')),
    tell(
      SAYS.gives,
      inBoth((language) => boardWords[language].amount(data.constants.universityLevel, resource)),
      constant('universityLevel'),
    ),
  ],
}));

const [loanId] = LOAN_IDS;
const loans: readonly GalleryCard[] = [
  {
    id: loanId,
    kind: 'loans',
    name: named(loanId),
    copies: LOAN_IDS.length,
    traits: {},
    fields: [
      nameField('loans', loanId),
      tell(LABELS.copies, LOAN_IDS.length, { section: 'loans', id: loanId, field: 'count' }, []),
      tell(SAYS.pays, LOAN_COINS, constant('loanAmount')),
      tell(SAYS.repay, LOAN_REPAYMENT, constant('loanRepayment')),
      tell(SAYS.penalty, -UNPAID_PENALTY, constant('unpaidLoanPenaltyVp')),
    ],
  },
];

function Drawing({ id, language, width, large }: GalleryDrawing): ReactElement {
  return (
    <span className="bld-shown" data-game="builders" data-large={large} style={{ width }}>
      <Drawn id={id} language={language} width={width} large={large} />
    </span>
  );
}

function Drawn({ id, language, width, large }: GalleryDrawing): ReactElement {
  const building = buildingCard(id);
  if (building >= 0)
    return (
      <span className="bld-card bld-building">
        <BuildingPrint
          card={building}
          name={printedName(id, language)}
          picture={{ width: width - 12, height: large ? 150 : 78 }}
          small={width < 130}
        />
      </span>
    );
  const member = crewCard(id);
  if (member >= 0)
    return (
      <span className="bld-card bld-worker">
        <WorkerPrint
          card={member}
          name={printedName(id, language)}
          free={boardWords[language].free}
          size={large ? 84 : 40}
          needs={15}
        />
      </span>
    );
  const size = large ? 110 : 56;
  if (toolCard(id) >= 0) return <ToolDisc tool={toolCard(id)} size={size} />;
  if (universityCard(id) >= 0) return <LessonDisc university={universityCard(id)} size={size} />;
  return loanCard(id) >= 0 ? <Coin value={`+${LOAN_COINS}`} size={size} /> : <>{board.picture(id)}</>;
}

const IDS: ReadonlySet<string> = new Set([...BUILDING_IDS, ...CREW_IDS, ...TOOL_IDS, ...UNIVERSITY_IDS]);

export const gallery: Gallery = {
  kinds: (['buildings', 'machines', 'workers', 'prisoners', 'tools', 'universities', 'loans'] as const).map((id) => ({
    id,
    name: SAYS[id],
  })),
  traits: [
    {
      id: 'resource',
      name: SAYS.resource,
      values: data.resources.map(({ id, name }) => ({ id, name })),
    },
    {
      id: 'points',
      name: SAYS.points,
      values: [...new Set(POINTS)].sort((a, b) => a - b).map((points) => ({ id: `${points}`, name: asIs(points) })),
    },
  ],
  cards: [...buildings, ...crew, ...tools, ...universities, ...loans],
  unnamed: ['tools', 'universities', 'loans'],
  widths: { table: 152, phone: 112, large: 246 },
  Drawing,
  words: Object.fromEntries(data.resources.map(({ id, name }) => [id, name])),
  cardOf: (piece) => (loanCard(piece) >= 0 ? loanId : IDS.has(piece) ? piece : undefined),
};
