/** Il genere dei nomi stampati sulle carte; chi non è qui è maschile. */
import type { Form } from '@cantiere/engine/grammar/it';

const FORMS: Readonly<Record<string, Form>> = {
  't-wood': 'f',
  't-architecture': 'f',
  'u-stone': 'f',
  'u-wood': 'f',
  'u-architecture': 'f',
  'u-decoration': 'f',
  'b-house': 'f',
  'b-quarry': 'f',
  'b-camel-stable': 'f',
  'b-workshop': 'f',
  'b-rural-house': 'f',
  'b-armoury': 'f',
  'b-noble-house': 'f',
  'b-town-house': 'f',
  'b-barracks': 'f',
  'b-fortress': 'f',
  'b-school-of-philosophy': 'f',
  'b-ziggurat': 'f',
  'b-tower-of-babel': 'f',
  'b-sphinx': 'f',
  'b-pyramid': 'f',
  'b-hanging-gardens': 'mp',
  'm-scaffolding': 'f',
};

export const formOf = (id: string): Form => FORMS[id] ?? 'm';
