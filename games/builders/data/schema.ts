/** What the components of The Builders are made of. */
import Type from 'typebox';
import type { Unchanging } from '@cantiere/engine';
import { fields, id, list, name, named, oneOf, whole } from '../../dataShapes.ts';

const amounts = fields({ stone: whole(0, 9), wood: whole(0, 9), architecture: whole(0, 9), decoration: whole(0, 9) });

export const dataSchema = fields({
  resources: list(named, 4),
  constants: fields({
    startingCoins: whole(0, 99),
    rowSize: whole(1, 9),
    freeActionsPerTurn: whole(1, 9),
    extraActionCost: whole(1, 99),
    /** Coins for one, two, three actions. */
    takeCoins: fields({ 1: whole(0, 99), 2: whole(0, 99), 3: whole(0, 99) }),
    slavePrice: whole(0, 99),
    freedWage: whole(0, 99),
    toolPrice: whole(0, 99),
    universityPrice: whole(0, 99),
    universityLevel: whole(1, 9),
    freeSlaveFinalCost: whole(0, 99),
    unfreedSlavePenaltyVp: whole(0, 9),
    loanAmount: whole(0, 99),
    loanRepayment: whole(0, 99),
    unpaidLoanPenaltyVp: whole(0, 9),
    stallRounds: whole(1, 99),
    maxRounds: whole(10, 200),
  }),
  coins: list(fields({ id, value: whole(1, 50), count: whole(1, 99) }), 2),
  firstPlayerCard: named,
  workers: list(
    fields({
      id,
      type: oneOf(['apprentice', 'labourer', 'companion', 'master']),
      name,
      wage: whole(0, 20),
      produces: amounts,
    }),
    18,
  ),
  slaves: list(fields({ id, name, freedName: name, wage: whole(0, 20), produces: amounts }), 6),
  tools: list(named, 4),
  universities: list(named, 4),
  loans: list(named, 4),
  buildings: list(fields({ id, name, requires: amounts, reward: whole(0, 99), vp: whole(0, 20) }), 29),
  machines: list(
    fields({ id, name, requires: amounts, reward: whole(0, 99), vp: whole(0, 20), wage: whole(0, 20), produces: amounts }),
    4,
  ),
});

export type Data = Unchanging<Type.Static<typeof dataSchema>>;
