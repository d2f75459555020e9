/** Broken Italian, as patterns. A new text that breaks one is found by language.test.ts; a new fault gets its pattern here. */

/** A 1 that counts: not part of 21, 0,1 or 1.000. */
const ONE = String.raw`(?<![\d.,:/–-]|[×x] ?|, \d+ e )1`;
const MANY = String.raw`(?<![\d.,:/A-Z–-])(?:0|[2-9]|[1-9]\d+)`;
const PLURALS =
  'monete|carte|sesterzi|azioni|punti|piani|permessi|favori|lotti|edifici|templi|caselle|tessere|prestiti|prigionieri|schiavi|turni|posti|tetti|macchinari|lavoratori|giri|pescate|unità di|tigri|regine|giardini|sculture|calici|cancelli|parchi|volte|giocatori|personaggi|colonne|gruppi|mosse';
const SINGULARS =
  'moneta|carta|sesterzio|azione|punto|piano|permesso|favore|lotto|edificio|tempio|casella|tessera|prestito|prigioniero|schiavo|turno|tetto|macchinario|pescata|tigre|regina|giardino|scultura|calice|cancello|volta|giocatore|personaggio';
const IMPURE = '(?:[sS][bcdfghlmnpqrtv]|[zZ]|[gG]n|[pP]s|[xX])';
const FEMININE =
  'carta|moneta|azione|asta|offerta|tessera|opzione|area|elezione|città|università|torre|taverna|chiesa|scelta|regina|tigre|guardia|scultura|casella|fontana|macchina';
const MASCULINE =
  'edificio|attrezzo|investimento|indicatore|permesso|prestito|tempio|lotto|parco|cantiere|turno|piano|giardino|cancello|calice|personaggio|avversario|altro (?!i)|schiavo|prigioniero|lavoratore';

export const BROKEN_IT: Readonly<Record<string, RegExp>> = {
  'one, and a plural': new RegExp(`${ONE} (?:altr[ie] )?(?:${PLURALS})\\b`, 'iu'),
  'many, and a singular': new RegExp(`${MANY} (?:${SINGULARS})\\b`, 'iu'),
  'a plural verb for one': new RegExp(
    `\\b(?:servono|servirebbero|restano|ne restano|vanno|mancano|varrebbero|ci sono(?: ancora)?|bastano) (?:solo |almeno |ancora )?${ONE}(?![\\d.,º°])`,
    'iu',
  ),
  'a singular verb for many': new RegExp(
    `\\b(?:serve|servirebbe|te ne resta|basta) (?:almeno |ancora )?${MANY}(?![\\d.,º°])`,
    'iu',
  ),
  'one of it, and it agrees with many': new RegExp(
    `${ONE} [\\p{L}]+ (?:non )?(?:vanno|sono|restano|spes[ie]|pers[ie]|perdut[ie]|rimast[ie]|liber[ie]|uniscono)\\b`,
    'u',
  ),
  'one, free in the plural': new RegExp(`${ONE} (?:liberi|libere|tondi|triangolari|rimasti|rimaste|uniti)\\b`, 'u'),
  'lo before a plain consonant': new RegExp(`\\b(?:lo|Lo|uno) (?!${IMPURE})(?=\\p{Lu})`, 'u'),
  'dello before a plain consonant': new RegExp(`\\b(?:dello|allo|sullo|nello|dallo) (?!${IMPURE}|i[aeo])(?=\\p{Lu})`, 'iu'),
  'il before s and a consonant': new RegExp(`\\b(?:il|del|al|sul|nel|dal|un|i|dei|ai|sui|nei|nessun|quel) ${IMPURE}`, 'iu'),
  'il before a vowel': /\b(?:il|del|al|sul|nel|dal|i|dei|ai|sui|nei|quel) (?=[aeiou]\p{L})/iu,
  'an apostrophe before a consonant': /\b(?:l|dell|all|sull|nell|dall|un|quell)[’'](?=[bcdfgjklmnpqrstvwxyz])/iu,
  'la before a vowel': /\b(?:della|alla|sulla|nella|dalla) (?=[aeiou]\p{L})/iu,
  'una with an apostrophe before a masculine': new RegExp(`\\bun[’'](?:${MASCULINE})\\b`, 'iu'),
  'un before a feminine': new RegExp(`\\b(?:un|il|del|al|sul|nel) (?:${FEMININE})\\b`, 'iu'),
  'la before a masculine': new RegExp(`\\b(?:una|la|della|alla|sulla|nella) (?:${MASCULINE})\\b`, 'iu'),
  'a before a name with A': /\b(?:a) (?=Ada\b|A\d)/u,
  'e before a name with E': /\be (?=Elsa\b)/u,
  'one, and those': new RegExp(`${ONE} \\p{L}+ [^.:]*: usa quelli`, 'u'),
  'a preposition beside its article': /\b(?:di|su) (?:il|lo|gli|i|la|le|l’) ?(?=\p{Lu})|\b(?:a|da|in) (?:il|lo|gli) (?=\p{Lu})/u,
  'l’offerta of several': /\bsi aspetta l’offerta di [^.]* e /u,
  'two questions after a colon': /: [^.:?]+: [^.:?]*\?/u,
  'several open, and a singular verb': new RegExp(`${MANY} \\p{L}+: apre`, 'u'),
  'a number of cards named as one': /\bla carta \d+ \p{L}|^(?:Metti|Scarta) \d+ (?!cart)/u,
  'the same card twice in a list': /\b((?:il|lo|la|i|gli|le) \p{Lu}[\p{L} ]+)(?:, | e |, .*(?:, | e ))\1(?=,| e |\.)/u,
  'edificio and a feminine zone': /\bedific(?:io|i) (?:Civica|Industriali\b(?! )|Residenziali\b)/u,
  'an English word': /\b(?:the|and|with|round roof)\b/iu,
  'arriva and a plural': /\b(?:arriva|sarà) (?:i|gli|le) |\bsi aspetta (?:Ada|Bruno|Elsa|Dino|Ivo|Olga|Ugo)(?:,| e)/u,
  'a masculine for whoever it is': /^(?:Ada|Bruno|Elsa|Dino|Ivo|Olga|Ugo) [^.]*\bper primo\b|\(primo\)/u,
  'a plural name, and a singular verb': /^Trasporti (?:frutta|paga|è)\b/u,
  'poi twice': /^Poi [^;.]*, poi\b|^Poi nessuno/u,
  'a row without di': /\bfil[ae] (?:prestigio|rendita)\b/iu,
  'giro for round':
    /\bun giro (?:così|senza|intero|completo)|\b(?:il|del|al|nel|dopo il|ultimo|dieci|primo|ogni|questo) gir[oi]\b|^Giro \d/iu,
};
