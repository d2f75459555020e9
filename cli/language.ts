/** Which language to speak in the terminal. */
import { LANGUAGES, type Language } from '@cantiere/engine';
import { oneOf } from './command.ts';

export function languageOf(text: string | undefined): Language {
  if (text !== undefined) return oneOf('--lang', text, LANGUAGES);
  return (process.env['LC_ALL'] || process.env['LANG'] || '').startsWith('it') ? 'it' : 'en';
}
