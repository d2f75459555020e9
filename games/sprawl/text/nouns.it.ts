/** Il genere dei nomi stampati sulle carte; chi non è qui è maschile. */
import type { Form } from '@cantiere/engine/grammar/it';

const NAMES: Readonly<Record<Exclude<Form, 'm'>, string>> = {
  f: 'UR1 UR2 UR3 UR4 T03 T04 T05 T08 T10 T12 T16 T17 T18 T20 T24 T26 T29 C02 C09 C12 C14 C15 C17 C19 C22 C28 C30 M01 M04 M07 M10 M11 M12 M18 M19 M20 M27',
  mp: 'T30 C13 C16 C27 C29 M25 M28 M29',
  fp: 'T23 T25 T28 C25 C26 M24 M30',
};
const FORMS = new Map<string, Form>(
  (['f', 'mp', 'fp'] as const).flatMap((form) => NAMES[form].split(' ').map((id) => [id, form] as const)),
);

export const formOf = (id: string): Form => FORMS.get(id) ?? 'm';
