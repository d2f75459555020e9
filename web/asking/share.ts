/** Where the same question is asked again: the address of the position, as far as it can be reached by anybody else. */
import { useEffect, useState } from 'react';
import type { Viewer } from '@cantiere/engine';
import type { ReplayStory } from '@cantiere/server/protocol';
import { ask } from '../ask/http.ts';
import { replayAddress } from '../ask/tables.ts';
import { writeMoment } from '../replay/address.ts';
import { toReplay } from '../route/route.ts';
import { takenBackBefore, writeAsk } from './address.ts';
import type { RulesQuestion } from './answer.ts';
import { wholeAddress } from '../route/base.ts';

/** Where the question was asked. */
export type Stands =
  /** A game that only this browser has. */
  | { readonly kind: 'here' }
  /** A running table: its replay knows how many moves stand. */
  | { readonly kind: 'table'; readonly id: string; readonly version: number; readonly as: Viewer }
  /** A position that everybody has: nothing can be taken back before it. */
  | { readonly kind: 'puzzle'; readonly path: string }
  | { readonly kind: 'replay'; readonly path: string; readonly at: number; readonly as: Viewer; readonly back: number };

export type Address = { readonly link: string } | 'here' | 'wait' | 'failed';

interface Standing {
  readonly version: number;
  readonly at: number;
  readonly back: number;
}

export function useAddress(stands: Stands, question: RulesQuestion | undefined): Address {
  const [found, setFound] = useState<Standing | 'failed'>();
  const table = stands.kind === 'table' ? stands : undefined;
  const asked = question !== undefined;
  useEffect(() => {
    if (!table || !asked) return;
    let wanted = true;
    ask<ReplayStory>('GET', replayAddress(table.id)).then(
      ({ table: { version }, moves, takenBack }) =>
        wanted && setFound({ version, at: moves, back: takenBackBefore(takenBack, moves) }),
      () => wanted && setFound('failed'),
    );
    return () => {
      wanted = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each position, however often the table is told anew
  }, [table?.id, table?.version, asked]);
  if (!question || stands.kind === 'here') return 'here';
  if (stands.kind === 'puzzle') return { link: wholeAddress(stands.path + writeAsk({ question, back: 0 })) };
  if (stands.kind === 'replay') {
    const { path, at, as, back } = stands;
    return { link: wholeAddress(path + writeMoment({ at, as }) + writeAsk({ question, back })) };
  }
  if (found === 'failed') return 'failed';
  // What the server told of another position is not the address of this one.
  if (found?.version !== stands.version) return 'wait';
  const { at, back } = found;
  const moment = toReplay('table', stands.id) + writeMoment({ at, as: stands.as });
  return { link: wholeAddress(moment + writeAsk({ question, back })) };
}
