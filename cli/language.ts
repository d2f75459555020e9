/** Which language to speak in the terminal. */
import { LANGUAGES, type Language } from '@cantiere/engine';
import { oneOf } from './command.ts';

export function languageOf(text: string | undefined): Language {
  if (text !== undefined) return oneOf('--lang', text, LANGUAGES);
  return /^it/.test(process.env['LC_ALL'] ?? process.env['LANG'] ?? '') ? 'it' : 'en';
}
