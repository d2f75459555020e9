/**
 * What somebody gives to be played with (a whole copy of the components, or a file of corrections) turned into components, or into
 * what is wrong with it. The command line, the server and the cards' page ask the same.
 */
import { checkData, type DataFault } from './checkData.ts';
import { corrected, correctionsBetween, isCorrectionFile, type Correction, type Misfit } from './corrections.ts';
import type { Shelved } from './onShelf.ts';

export type GivenData =
  /** Corrections of another game. */
  | { readonly otherGame: string }
  /** Corrections that start from something else than what is printed. */
  | { readonly misfits: readonly Misfit[] }
  /** Components that cannot be played with. */
  | { readonly faults: readonly DataFault[] }
  /** Good; without changes it is what is printed. */
  | { readonly data: object; readonly changes: readonly Correction[] };

type Corrigible = Pick<Shelved, 'meta' | 'data' | 'dataCheck'>;

export async function readGivenData(shelved: Corrigible, json: unknown): Promise<GivenData> {
  const printed = (await shelved.data?.())?.printed ?? {};
  let components = json;
  if (isCorrectionFile(json)) {
    if (json.game !== shelved.meta.id) return { otherGame: json.game };
    const laid = corrected(printed, json.corrections);
    if ('misfits' in laid) return laid;
    components = laid.data;
  }
  const faults = await checkData(shelved, components);
  if (faults.length > 0) return { faults };
  return { data: components as object, changes: correctionsBetween(printed, components) };
}
