/** From the cards' own words to the interpreter's language; whatever is not in the language is refused with its place. */
import { OFFICES, VOCATIONS, ZONES, ALL_BITS, ZONED_BITS } from '../words.ts';
import { NONE } from '../state.ts';
import { CHOICE, NEXT, type Cost, type Effect, type Per, type Restriction, type Sel, type Who } from './language.ts';
import { BadData, anyFields, fields, flag, flagOr, list, text, whole, wholeOr, word } from './read.ts';

/** Collects every list of effects, inner ones too; a list is known by its number. */
export interface Library {
  readonly lists: (readonly Effect[])[];
}

/** More than any value. */
export const MOST = 999;
const RESOURCES = ['wealth', 'prestige'] as const;
const PLAIN_WHO = ['active', 'all', 'others', 'self', 'owner', 'media', 'mayor', 'da', 'treasurer', 'chief', 'boss'] as const;
const ONE_PLAYER: readonly Who[] = ['active', 'self', 'media', 'mayor', 'da', 'treasurer', 'chief', 'boss', 'owner'];

/** The number of the list, in the library. `built` tells whether there is a new building that the words may point to. */
export function compileList(library: Library, raw: unknown, path: string, built: boolean, it = false): number {
  const effects = list(raw, path).map((item, i) => compileEffect(library, item, `${path}[${i}]`, built, it));
  library.lists.push(effects);
  return library.lists.length - 1;
}

function compileEffect(library: Library, raw: unknown, path: string, built: boolean, it: boolean): Effect {
  const has = (...names: string[]): Readonly<Record<string, unknown>> => fields(raw, path, ['op', ...names]);
  const sel = (value: unknown, name: string): Sel => compileSel(value, `${path}.${name}`, built);
  const inner = (value: unknown, name: string, withIt: boolean): number =>
    compileList(library, value, `${path}.${name}`, built, withIt);
  const needsIt = (): void => {
    if (!it) throw new BadData(path, 'a place inside a target', 'un posto dentro un bersaglio', raw);
  };
  const op = text(anyFields(raw, path).op, `${path}.op`);
  switch (op) {
    case 'gain':
    case 'lose': {
      const { who, res, n, per } = has('who', 'res', 'n', 'per?');
      return {
        op,
        who: readWho(who, path),
        res: word(res, `${path}.res`, RESOURCES),
        n: whole(n, `${path}.n`, 1, 20),
        per: compilePer(per, `${path}.per`, built, it),
      };
    }
    case 'pay': {
      const { from, to, res, n, per } = has('from', 'to', 'res', 'n', 'per?');
      const payee = readWho(to, path);
      if (!ONE_PLAYER.includes(payee)) throw new BadData(`${path}.to`, 'one player', 'un solo giocatore', to);
      return {
        op,
        from: readWho(from, path),
        to: payee,
        res: word(res, `${path}.res`, [...RESOURCES, 'either'] as const),
        n: whole(n, `${path}.n`, 1, 20),
        per: compilePer(per, `${path}.per`, built, it),
      };
    }
    case 'offer': {
      const { who, cost, needs, then, else: otherwise } = has('who', 'cost', 'needs?', 'then', 'else');
      return {
        op,
        who: readWho(who, path),
        cost: compileCost(cost, `${path}.cost`, built, it),
        needs: needs === undefined ? undefined : sel(needs, 'needs'),
        paid: inner(then, 'then', it),
        declined: inner(otherwise, 'else', it),
      };
    }
    case 'target': {
      const { who, sel: which, count, optional, do: todo } = has('who', 'sel', 'count', 'optional?', 'do');
      whole(count, `${path}.count`, 1, 1);
      const chosen = sel(which, 'sel');
      const mayDecline = flagOr(optional, `${path}.optional`, false);
      if (mayDecline && chosen.superlative !== 'no')
        throw new BadData(path, 'no optional superlative', 'nessun superlativo facoltativo', raw);
      return { op, who: readWho(who, path), sel: chosen, optional: mayDecline, do: inner(todo, 'do', true) };
    }
    case 'demolish':
    case 'uncontrol':
      has();
      needsIt();
      return { op };
    case 'control':
      needsIt();
      return { op, who: readWho(has('who').who, path) };
    case 'relocate':
      needsIt();
      fields(has('where').where, `${path}.where`, []);
      return { op };
    case 'swap': {
      const { who, mine, theirs, optional } = has('who', 'mine', 'theirs', 'optional?');
      return {
        op,
        who: readWho(who, path),
        mine: sel(mine, 'mine'),
        theirs: sel(theirs, 'theirs'),
        optional: flagOr(optional, `${path}.optional`, false),
      };
    }
    case 'marker': {
      const { who, act, kind, pick, optional, orActive } = has('who', 'act', 'kind', 'pick', 'optional?', 'orActive?');
      const doing = word(act, `${path}.act`, ['place', 'move'] as const);
      word(pick, `${path}.pick`, [doing === 'place' ? 'lowest' : 'choice']);
      return {
        op,
        who: readWho(who, path),
        act: doing,
        kind: word(kind, `${path}.kind`, doing === 'place' ? RESOURCES : (['any'] as const)),
        optional: flagOr(optional, `${path}.optional`, false),
        orActive: flagOr(orActive, `${path}.orActive`, false),
      };
    }
    case 'place': {
      const { who, zone, lots, where, control } = has('who', 'zone', 'lots', 'where', 'control');
      whole(lots, `${path}.lots`, 1, 1);
      const { at } = fields(where, `${path}.where`, ['at?']);
      const adjacent = at !== undefined && word(at, `${path}.where.at`, ['adjacent']) === 'adjacent';
      if (adjacent && !built) throw new BadData(`${path}.where`, 'a new building', 'un nuovo edificio', where);
      return {
        op,
        who: readWho(who, path),
        zone: ZONES.indexOf(word(zone, `${path}.zone`, ZONES)),
        adjacent,
        control: flag(control, `${path}.control`),
      };
    }
    case 'elect': {
      const office = word(has('office').office, `${path}.office`, [...OFFICES, 'next'] as const);
      return { op, office: office === 'next' ? NEXT : OFFICES.indexOf(office) };
    }
    case 'appoint': {
      const { who, office } = has('who', 'office');
      const named = word(office, `${path}.office`, [...OFFICES, 'choice'] as const);
      return { op, who: readWho(who, path), office: named === 'choice' ? CHOICE : OFFICES.indexOf(named) };
    }
    case 'payout':
      word(has('row').row, `${path}.row`, ['theseRows']);
      if (!built) throw new BadData(path, 'a new building', 'un nuovo edificio', raw);
      return { op };
    case 'take': {
      const { who, from, what, n } = has('who', 'from', 'what', 'n');
      whole(n, `${path}.n`, 1, 1);
      const source = word(from, `${path}.from`, ['display', 'discard'] as const);
      word(what, `${path}.what`, [source === 'display' ? 'any' : 'urbanRenewal']);
      return { op, who: readWho(who, path), from: source };
    }
    case 'ap':
      return { op, n: whole(has('n').n, `${path}.n`, 1, 10) };
    case 'extraFavor':
      return { op, who: readWho(has('who').who, path) };
    case 'system':
      return {
        op,
        act: word(has('act').act, `${path}.act`, [
          'activateCity',
          'activateMetropolis',
          'seatPoliticians',
          'seatContractor',
          'reshufflePlanning',
          'endGame',
        ] as const),
      };
    default:
      throw new BadData(`${path}.op`, 'an operation of SPR-12', 'un’operazione di SPR-12', op);
  }
}

function readWho(raw: unknown, path: string): Who {
  if (typeof raw === 'string') return word(raw, `${path}.who`, PLAIN_WHO);
  const { most, least } = fields(raw, `${path}.who`, ['most?', 'least?']);
  if ((most === undefined) === (least === undefined))
    throw new BadData(`${path}.who`, 'either most or least', 'o il più o il meno', raw);
  const res = word(most ?? least, `${path}.who`, RESOURCES);
  if (most !== undefined) return res === 'prestige' ? 'mostPrestige' : 'mostWealth';
  return res === 'prestige' ? 'leastPrestige' : 'leastWealth';
}

export function compileSel(raw: unknown, path: string, built: boolean): Sel {
  const { zone, lots, owner, at, value } = fields(raw, path, ['zone?', 'lots?', 'owner?', 'at?', 'value?']);
  const where = at === undefined ? 'anywhere' : word(at, `${path}.at`, AT_WORDS);
  if (!built && !['anywhere', 'water', 'wilderness'].includes(where))
    throw new BadData(`${path}.at`, 'a new building', 'un nuovo edificio', at);
  const [minLots, maxLots] = range(lots, `${path}.lots`, 1, 4);
  const superlative = typeof value === 'string' ? word(value, `${path}.value`, SUPERLATIVES) : 'no';
  const [minValue, maxValue] = range(superlative === 'no' ? value : undefined, `${path}.value`, 0, MOST);
  return {
    zones: zoneBits(zone, `${path}.zone`),
    minLots,
    maxLots,
    owner: owner === undefined ? 'any' : word(owner, `${path}.owner`, OWNER_WORDS),
    at: where,
    minValue,
    maxValue,
    superlative,
    anyBuilding: minLots === 1 && maxLots === 4 && minValue === 0 && maxValue === MOST && where === 'anywhere',
  };
}

const AT_WORDS = ['water', 'wilderness', 'adjacent', 'theseRows', 'prestigeRow', 'wealthRow'] as const;
const OWNER_WORDS = ['any', 'self', 'none', 'controlled', 'others'] as const;
const SUPERLATIVES = ['highest', 'lowest', 'ownLowest'] as const;

function zoneBits(raw: unknown, path: string): number {
  if (raw === undefined) return ALL_BITS;
  if (raw === 'ZONED') return ZONED_BITS;
  const zones = Array.isArray(raw) ? list(raw, path) : [raw];
  return zones.reduce<number>((bits, zone) => bits | (1 << ZONES.indexOf(word(zone, path, ZONES))), 0);
}

function range(raw: unknown, path: string, least: number, most: number): readonly [number, number] {
  if (raw === undefined) return [least, most];
  if (typeof raw === 'number') return [whole(raw, path, least, most), raw];
  const { min, max } = fields(raw, path, ['min?', 'max?']);
  return [wholeOr(min, `${path}.min`, least, most, least), wholeOr(max, `${path}.max`, least, most, most)];
}

function compilePer(raw: unknown, path: string, built: boolean, it: boolean): Per {
  if (raw === undefined) return { of: 'once' };
  const of = word(anyFields(raw, path).of, `${path}.of`, ['buildings', 'lots', 'vocations', 'offices', 'value'] as const);
  const names: Readonly<Record<typeof of, readonly string[]>> = {
    buildings: ['sel'],
    lots: ['sel'],
    vocations: ['name', 'owner'],
    offices: ['owner'],
    value: [],
  };
  const found = fields(raw, path, ['of', 'div?', ...names[of]]);
  const div = wholeOr(found.div, `${path}.div`, 1, 20, 1);
  switch (of) {
    case 'buildings':
    case 'lots':
      return { of, sel: compileSel(found.sel, `${path}.sel`, built), div };
    case 'vocations': {
      const name = word(found.name, `${path}.name`, [...VOCATIONS, 'any'] as const);
      return {
        of,
        vocation: name === 'any' ? NONE : VOCATIONS.indexOf(name),
        owner: word(found.owner, `${path}.owner`, ['self', 'any'] as const),
        div,
      };
    }
    case 'offices':
      word(found.owner, `${path}.owner`, ['self']);
      return { of, div };
    case 'value':
      if (!it && !built) throw new BadData(path, 'a building to look at', 'un edificio da guardare', raw);
      return { of, div };
  }
}

function compileCost(raw: unknown, path: string, built: boolean, it: boolean): Cost {
  const { res, n, per } = fields(raw, path, ['res', 'n', 'per?']);
  return {
    res: word(res, `${path}.res`, RESOURCES),
    n: whole(n, `${path}.n`, 1, 20),
    per: compilePer(per, `${path}.per`, built, it),
  };
}

export function compileRestriction(raw: unknown, path: string): Restriction {
  const rule = word(anyFields(raw, path).rule, `${path}.rule`, [
    'at',
    'value',
    'adjacent',
    'notAdjacent',
    'ignoreZoning',
  ] as const);
  switch (rule) {
    case 'at': {
      const { place } = fields(raw, path, ['rule', 'place']);
      return { rule, place: word(place, `${path}.place`, ['water', 'wilderness', 'edge'] as const) };
    }
    case 'value': {
      const { min, max } = fields(raw, path, ['rule', 'min?', 'max?']);
      return {
        rule,
        min: wholeOr(min, `${path}.min`, 0, MOST, 0),
        max: wholeOr(max, `${path}.max`, 0, MOST, MOST),
      };
    }
    case 'adjacent':
    case 'notAdjacent': {
      const sel = compileSel(fields(raw, path, ['rule', 'sel']).sel, `${path}.sel`, false);
      if (sel.superlative !== 'no' || sel.owner === 'self' || sel.owner === 'others')
        throw new BadData(`${path}.sel`, 'a plain kind of building', 'un tipo semplice di edificio', raw);
      return { rule, sel };
    }
    case 'ignoreZoning':
      fields(raw, path, ['rule']);
      return { rule };
  }
}
