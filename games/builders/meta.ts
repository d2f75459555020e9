/** The game's calling card: what the shelf shows before anything else is loaded. */
import type { GameMeta } from '@cantiere/engine';
import type { BoxLook } from '../box.ts';

export const meta: GameMeta = {
  id: 'builders',
  rulePrefix: 'BLD',
  rulesVersion: 2,
  title: { it: "I Costruttori dell'Antichità", en: 'The Builders: Antiquity' },
  tagline: {
    it: 'La squadra giusta al cantiere giusto, con pochi sesterzi.',
    en: 'The right crew for every site, with few coins.',
  },
  players: { min: 2, max: 4 },
  minutes: { min: 20, max: 40 },
  weight: 2,
  credits: { designer: 'Frédéric Henry', publisher: 'Bombyx', year: 2015 },
  temperaments: true,
  reconstructed: {
    it: 'le risorse di un apprendista, la paga 4 di uno schiavo liberato e il costo in risorse di due macchinari (paranco e impalcatura: le fonti non concordano), e le soste di sicurezza per partite bloccate (10 round senza edifici finiti, 60 in tutto)',
    en: 'the resources of one apprentice, the wage 4 of a freed prisoner and the resource costs of two machines (hoist and scaffolding: the sources disagree), and the safety stops for games that are stuck (10 full rounds without a finished building, 60 rounds in all)',
  },
};

/** The box: bronze faces, an umber title on papyrus. */
export const box: BoxLook = { lid: '#c9974f', side: '#6f4a1c', title: '#4a3216', halo: '#f0d59e' };
