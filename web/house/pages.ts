/** The pages of the house that stand at the foot of every page, and wherever else one looks for them. */
import type { HouseInfo } from '@cantiere/server/protocol';
import { toHouse, toHouseRules, toImprint, toPrivacy } from '../route/route.ts';
import type { Texts } from '../text/index.ts';

export interface HousePageEntry {
  readonly to: string;
  readonly text: (t: Texts) => string;
  /** Whether there is anything to read there for whoever asks. */
  readonly there: (house: HouseInfo | undefined) => boolean;
}

export const HOUSE_PAGES: readonly HousePageEntry[] = [
  { to: toPrivacy, text: (t) => t.house.foot.privacy, there: () => true },
  { to: toHouseRules, text: (t) => t.house.foot.rules, there: (house) => house?.rules === true },
  { to: toImprint, text: (t) => t.house.foot.imprint, there: (house) => house?.imprint === true },
  { to: toHouse, text: (t) => t.house.foot.house, there: (house) => house?.operator === true },
];
