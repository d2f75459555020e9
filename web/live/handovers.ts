/** Seats that changed hands, as lines of the log, and who sat where at each version: nobody's deeds become another's. */
import type { GameEvent } from '@cantiere/engine';
import type { Handover, NumberedEvent } from '@cantiere/server/protocol';

export interface HandedOver extends GameEvent {
  readonly kind: '@handover';
  readonly seat: number;
  readonly how: 'left' | 'tookOver' | 'cameBack';
  readonly from: string;
  readonly to: string;
  /** Whom the line is about. */
  readonly holder: string;
}

export const isHandedOver = (event: GameEvent): event is HandedOver => event.kind === '@handover';

/** The log with a line for every seat that changed hands, where the game stood then. */
export function withHandovers(log: readonly NumberedEvent[], handovers: readonly Handover[] = []): readonly NumberedEvent[] {
  if (handovers.length === 0) return log;
  const lines = handovers.map((each, n): NumberedEvent => {
    const after = log.findLast(({ version }) => version <= each.version)?.number ?? 0;
    return { number: after + (n + 1) / (handovers.length + 1), version: each.version, event: asEvent(each) };
  });
  return [...log, ...lines].sort((a, b) => a.number - b.number);
}

function asEvent({ seat, from, to }: Handover): HandedOver {
  const how = to.person === undefined ? 'left' : from.person === undefined ? 'tookOver' : 'cameBack';
  return { kind: '@handover', seat, how, from: from.name, to: to.name, holder: how === 'left' ? from.name : to.name };
}

/** Who sat there at that version; without a handover since, whoever does now. */
export const namesAt =
  (handovers: readonly Handover[] = [], now: (seat: number) => string) =>
  (seat: number, version: number): string =>
    handovers.find((each) => each.seat === seat && version <= each.version)?.from.name ?? now(seat);
