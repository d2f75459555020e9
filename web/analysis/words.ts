/** What is said of decisions and luck, in both languages: loaded with the analysis. */
import { usePreferences } from '../prefs/preferences.ts';

const it = {
  title: 'Decisioni e fortuna, in punti',
  waiting: 'Sto contando la fortuna…',
  failed: 'La fortuna non si è potuta contare.',
  player: 'Giocatore',
  par: 'Senza errori, con fortuna media',
  luck: 'Fortuna',
  decisions: 'Decisioni',
  points: 'Punti',
  within: (points: string, noise: string) => `${points} ± ${noise}`,
  how: 'Fortuna: quanto di ciò che è stato distribuito e pescato era meglio o peggio della media, misurato su pesche rifatte. Decisioni: quanto sono costate le proprie scelte. Quel che resta è dove si sarebbe arrivati con le mosse migliori e una fortuna media. Entro ± la fortuna può essere rumore.',
  howSameDeal: 'Il mazzo è lo stesso per tutti, quindi non è fortuna: lo sono le pesche e i dadi dei bot.',
};

const en: typeof it = {
  title: 'Decisions and luck, in points',
  waiting: 'Counting the luck…',
  failed: 'The luck could not be counted.',
  player: 'Player',
  par: 'Without mistakes, with average luck',
  luck: 'Luck',
  decisions: 'Decisions',
  points: 'Points',
  within: (points, noise) => `${points} ± ${noise}`,
  how: 'Luck: how much of what was dealt and drawn was better or worse than average, measured on draws made anew. Decisions: what one’s own choices cost. What is left is where the best moves and average luck would have led. Within ± luck may be noise.',
  howSameDeal: 'The deal is the same for everybody and therefore no luck: draws and the bots’ dice are.',
};

export const luckWords = { it, en };
export const useLuckTexts = (): typeof it => luckWords[usePreferences().language];
