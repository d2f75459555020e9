/** What a look at one part of a house found. In words it is put by the command line, in every language. */
export type FindingLevel = 'good' | 'look' | 'bad';

/** Every thing that can be found, with the numbers and names that its words need. */
export interface Findings {
  versions: { version: string; node: string; database: string };
  fresh: { where: string };
  unreached: { why: string };
  older: object;
  newer: object;
  folderFine: { where: string };
  folderOpen: { path: string; mode: string };
  folderClosed: { where: string; why: string };
  diskFine: { free: string };
  diskLow: { free: string; needed: string };
  diskNetwork: { kind: string };
  fsyncFine: { ms: string };
  fsyncSlow: { ms: string };
  fsyncNone: object;
  clockFine: { seconds: string; with: string };
  clockOff: { seconds: string; with: string };
  clockAlone: { now: string };
  whole: { tables: number; moves: number };
  damaged: { what: string };
  gaps: { tables: string };
  editionsFine: { count: number };
  editionsMissing: { which: string };
  copiesFine: { count: number; hours: number };
  copiesOld: { days: number };
  copiesNone: object;
  mailNone: object;
  mailFine: { from: string };
  mailSent: { to: string };
  mailFails: { why: string };
  mailOdd: object;
  providerFine: { issuer: string };
  providerFails: { issuer: string; why: string };
  providerUntried: { issuer: string };
  pushFine: object;
  pushNoKeys: object;
  pushUntried: object;
  pushUnreached: { hosts: string };
  doorOpen: { url: string };
  publicNone: object;
  publicUntried: { url: string };
  publicFine: { url: string };
  publicPlain: { url: string };
  publicUnreached: { url: string; why: string };
  publicOther: { url: string };
  publicDiffers: { url: string; known: string };
  proxyFine: { address: string };
  proxyNotTrusted: object;
  proxyTrustedForNothing: object;
  metricsOpen: { url: string };
  metricsClosed: object;
}

export type Code = keyof Findings;

export type Finding = { [C in Code]: { readonly verdict: FindingLevel; readonly code: C; readonly about: Findings[C] } }[Code];

export function found<C extends Code>(verdict: FindingLevel, code: C, about: Findings[C]): Finding {
  return { verdict, code, about } as Finding;
}
