/** How Italian speaks to the person a sentence is about: "tu", and the verb with it. */
import type { SecondPerson } from './you.ts';

const IRREGULAR: Readonly<Record<string, string>> = {
  ha: 'hai',
  è: 'sei',
  può: 'puoi',
  vuole: 'vuoi',
  dà: 'dai',
  va: 'vai',
  fa: 'fai',
  sta: 'stai',
  sceglie: 'scegli',
  toglie: 'togli',
  accoglie: 'accogli',
};

/** What games say that somebody does: only these are turned, for "niente" and "carte" end like verbs. */
const VERBS = new Set(
  (
    'abbandona alza apre aggiunge assassina cede cambia comincia completa compra conquista conserva conta costruisce deve distrugge ' +
    'diventa gioca guadagna guarda incassa ingaggia inizia investe lascia libera manda mette offre ottiene paga passa perde pesca ' +
    'piazza posa prende recupera resta restituisce riceve rinuncia riprende risolve ruba salta scarta sigilla smette spende sposta ' +
    'stabilisce tiene termina trasforma usa vende versa vince'
  ).split(' '),
);

/** Third person plural, where I am one of several: "voi". */
const PLURAL: Readonly<Record<string, string>> = {
  possono: 'potete',
  vincono: 'vincete',
  hanno: 'avete',
  ricevono: 'ricevete',
  prendono: 'prendete',
};

/** "costruisce" → "costruisci", "gioca" → "giochi", "paga" → "paghi", "rinuncia" → "rinunci"; undefined for what is no verb. */
function turn(verb: string): string | undefined {
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return irregular;
  if (!VERBS.has(verb)) return undefined;
  if (/[cg]a$/.test(verb)) return `${verb.slice(0, -1)}hi`;
  return verb.endsWith('ia') ? verb.slice(0, -1) : `${verb.slice(0, -1)}i`;
}

/** May stand between a person and the verb. */
const BETWEEN = '((?:non|ora|si|ne|vi|ci|lo|la|li|le|già|ancora) )*';
const FOLLOWING = new RegExp(`^( ${BETWEEN})([\\p{L}]+)`, 'u');
const AND = new RegExp(`((?: e|, poi) ${BETWEEN})([\\p{L}]+)`, 'gu');

/** What is mine, said with the article that stood before it: "il Castello di Ada" → "il tuo Castello". "l’" tells no gender. */
const MINE: readonly (readonly [RegExp, string])[] = [
  [/\b([Ii]|[Dd]e|[Aa])(l) $/, '$1$2 tuo '],
  [/\b([Dd]e|[Aa])llo $/, '$1l tuo '],
  [/\blo $/, 'il tuo '],
  [/\b([Dd]el|[Aa]l)?la $/, '$1la tua '],
  [/\b([Dd]e|[Aa])(?:gl)?i $/, '$1i tuoi '],
  [/\b(?:gli|i) $/, 'i tuoi '],
  [/\b([Dd]el|[Aa]l)?le $/, '$1le tue '],
];

/** Fixed phrases that end with a person. */
const PHRASES: readonly (readonly [RegExp, string, string])[] = [
  [/Ultimo turno di $/, '', 'Il tuo ultimo turno'],
  [/Turno di $/, '', 'Il tuo turno'],
  [/l’ultimo turno è di $/, 'l’ultimo turno è ', 'il tuo'],
  [/città completa è di $/, 'città completa è ', 'la tua'],
  [/al posto di $/, 'al posto ', 'tuo'],
  [/a favore di $/, 'a ', 'tuo favore'],
  [/\bdi $/, 'di ', 'tua proprietà'],
];

export const secondPerson: SecondPerson = {
  at({ before, after, begins, listed }) {
    for (const [phrase, kept, as] of PHRASES)
      if (phrase.test(before)) return { before: before.replace(phrase, kept), as, after, subject: false };
    // The verb comes first: "Vince Ada".
    const [, lead = '', verb = ''] = /^(.*?)([Vv]ince|è|era) $/s.exec(before) ?? [];
    if (verb !== '') {
      const turned = verb === 'è' ? 'sei' : verb === 'era' ? 'eri' : verb.replace(/e$/, 'i');
      return { before: `${lead}${turned} `, as: 'tu', after, subject: false };
    }
    if (/(?:^| )(?:a|ad|da|con|per|tra) $/.test(before)) {
      const who = after.replace(/^(, che )(\p{L}+)/u, (all, start: string, word: string) =>
        turn(word) ? start + (turn(word) ?? '') : all,
      );
      return { before: before.replace(/ad $/, 'a '), as: 'te', after: who, subject: false };
    }
    const tu = begins ? 'Tu' : 'tu';
    const found = listed ? null : FOLLOWING.exec(after);
    const turned = found && turn(found[3] ?? '');
    // A sentence that begins with me tells what I do: what is not known here is left to be told of me by name.
    if (!found || !turned)
      return { before, as: begins && !listed ? undefined : tu, after: listed ? plural(after) : after, subject: false };
    return { before, as: tu, after: this.rest(`${found[1] ?? ''}${turned}${after.slice(found[0].length)}`), subject: true };
  },
  mine(before) {
    const [article, mine] = MINE.find(([ending]) => ending.test(before)) ?? [];
    return article && mine !== undefined ? before.replace(article, mine) : undefined;
  },
  rest: (text) =>
    text.replace(AND, (all, lead: string, _between: string | undefined, verb: string) =>
      turn(verb) ? lead + (turn(verb) ?? '') : all,
    ),
};

const plural = (text: string): string =>
  text.replace(/^( )(\p{L}+)/u, (all, space: string, verb: string) => (PLURAL[verb] ? space + PLURAL[verb] : all));
