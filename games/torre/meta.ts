/** What the shelf says of Torre. */
import type { GameMeta } from '@cantiere/engine';
import type { BoxLook } from '../box.ts';

export const meta: GameMeta = {
  id: 'torre',
  rulePrefix: 'TOR',
  rulesVersion: 1,
  title: { it: 'Torre', en: 'Torre' },
  tagline: { it: 'Pietra su pietra.', en: 'Stone upon stone.' },
  players: { min: 2, max: 4 },
  minutes: { min: 5, max: 10 },
  weight: 1,
  credits: { designer: 'Cantiere', publisher: 'Cantiere', year: 2026 },
};

/** The box: brick faces, a pale title against the evening. */
export const box: BoxLook = { lid: '#a4552f', side: '#6d3519', title: '#fff3e2', halo: '#4b2211' };
