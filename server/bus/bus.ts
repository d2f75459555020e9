/**
 * News between server processes. The store has the truth, so a lost notice costs time, not data. What is told here stays among
 * the processes of one database, which all know everything; nothing of it reaches a person but through a view.
 */
import type { NamedPerson } from '../protocol.ts';
import type { StoredStep } from '../store/moves.ts';

export type Notice =
  /** The table has come to this version, by this step: whoever has all before it need not read it. Without it: too large to tell. */
  | { readonly kind: 'moves'; readonly table: string; readonly version: number; readonly step?: StoredStep }
  /** Seats, host, phase or rematch changed. */
  | { readonly kind: 'table'; readonly table: string }
  | { readonly kind: 'chat'; readonly table: string }
  /** Somebody's plans for the table changed. */
  | { readonly kind: 'plans'; readonly table: string }
  /** Who is at the table through the sending process. */
  | {
      readonly kind: 'present';
      readonly table: string;
      readonly people: readonly NamedPerson[];
      readonly others: number;
      /** Whose turn the table's bots take there. */
      readonly payer?: string;
    }
  /** Somebody opened the table here: tell me who is present at yours. */
  | { readonly kind: 'whoIsThere'; readonly table: string }
  /** Sessions of this person have ended. */
  | { readonly kind: 'sessions'; readonly person: string }
  /** So often has each of these just done something that is limited: it counts everywhere. */
  | { readonly kind: 'spent'; readonly limit: string; readonly by: readonly (readonly [who: string, times: number])[] }
  /** This person has another name: those who watch with them are told. */
  | { readonly kind: 'renamed'; readonly person: string; readonly name: string }
  /** This person has gone for good: what tables tell of them has changed. */
  | { readonly kind: 'gone'; readonly person: string }
  /** The house has something to say to this person. */
  | { readonly kind: 'told'; readonly person: string }
  /** This line was taken away. */
  | { readonly kind: 'unsaid'; readonly table: string; readonly line: number }
  /** An operator has set something about the house. */
  | { readonly kind: 'house' }
  | { readonly kind: 'alive' };

export interface Bus {
  /** Name of this process on the bus. */
  readonly me: string;
  publish(notice: Notice): void;
  /** What others publish; own notices do not come back. */
  subscribe(listener: (notice: Notice, from: string) => void): void;
  /** Called when notices may have been lost. */
  onGap(listener: () => void): void;
  close(): Promise<void>;
}
