/** Broken English, as patterns. A new text that breaks one is found by language.test.ts; a new fault gets its pattern here. */

const ONE = String.raw`(?<![\d.,:/–-]|[×x] ?|, \d+ and )1`;
const MANY = String.raw`(?<![\d.,:/A-Z–-])(?:0|[2-9]|[1-9]\d+)`;
/** Words after a 1 that end in s and are no plurals. */
const NO_PLURALS =
  'less|is|was|has|sestertius|unless|as|plus|across|pays|his|does|costs|minus|this|goes|stays|wins|studies|falls|opens|degrees|leaves|beats|gets';
const SINGULARS =
  'card|action|point|floor|permit|favor|lot|building|temple|square|tile|loan|prisoner|slave|turn|roof|machine|draw|tiger|queen|garden|sculpture|chalice|gate|player|character';

export const BROKEN_EN: Readonly<Record<string, RegExp>> = {
  'one, and a plural': new RegExp(`${ONE} (?:\\p{Lu}\\p{L}+ |more |action )?(?!(?:${NO_PLURALS})\\b)\\p{L}{2,}s\\b(?!’|')`, 'u'),
  'many, and a singular': new RegExp(`${MANY} (?:more )?(?:${SINGULARS})\\b(?!-| (?:cards|points|tiles|a\\b))`, 'iu'),
  'a plural verb for one': new RegExp(`${ONE} (?:of \\p{L}+ |\\p{L}+ )?(?:are|were|have)\\b`, 'u'),
  'there are one': new RegExp(`\\bthere are (?:still |only )?${ONE}(?![\\d.])|\\bwere ${ONE} `, 'iu'),
  'of at most one, and a plural': new RegExp(`at most ${ONE} \\p{L}+s\\b`, 'iu'),
  'a before a vowel': /\ba (?=[aeio]|8\b|11\b)(?!(?:one|once|euro))/iu,
  'a before u': /\ba (?=u(?!ni|se|su))/iu,
  'an before a consonant': /\ban (?![aeiou8]|11\b|hour|honest|18\b|X\b|L of)/iu,
  'several, and is':
    /\b(?:Cottages|Townhouses|Brownstones|Lofts|Duplexes|Houses|Penthouses|Apartments|Condos|Mills|Docks|Barracks|Offices|Works|Gardens|Shops)\b (?:is|was|joins|has|concerns)\b|\b(?:Cottages|Townhouses)\b[^.:]* is (?:demolished|turned)/u,
  'are, and one': /\bout of play are (?!.* and )/u,
  'among two': /\bchooses among the [^,.]+ and /u,
  'one, and those': new RegExp(`${ONE} \\p{L}+ [^.:]*: use one of those`, 'u'),
  'of somebody, for somebody’s': /(?:, of|[Dd]estroys? the .+ of|\bTurn of|\bturn of) (?:Ada|Bruno|Elsa|Dino|Ivo|Olga|Ugo)\b/u,
  'the bid of several': /\bthe bid of [^.]* and /u,
  'cards more': /\b(?:cards?|points?|actions?) more\b(?! than)/u,
  'a comma between two sentences': /^This (?:costs|takes) [^.;]*, you have|is completed, \p{Lu}|already, nothing/u,
  'two questions after a colon': /: [^.:?]+: [^.:?]*\?/u,
  'several open, and a singular verb': new RegExp(`${MANY} \\p{L}+s: opens`, 'u'),
  'a number of cards named as one': /\blays the card \d|^(?:Lay|Discard) \d+ (?!card)/u,
  'the same card twice in a list': /\b(the \p{Lu}[\p{L} ]+)(?:, | and |, .*(?:, | and ))\1(?=,| and |\.| under)/u,
  'after that, nothing yet': /^Then nobody\b/u,
  'a verb without anybody': /^Brings\b|: now supplies/u,
  'somebody was nobody': /was nobody/iu,
  'an Italian word': /\b(?:della|dello|degli|punti|carte|rendita)\b/iu,
};
