/**
 * The table's socket, /api/tables/:id/live: what a browser says, and what it is told.
 *
 * A table has a version: the number of steps so far, each a move or moves taken back, so that it never falls. Every change
 * that a viewer may notice comes as an Update that leads from one version to the next; whoever missed some gets exactly those.
 */
import type * as engine from '@cantiere/engine';
import Type from 'typebox';
import { ChatRoom } from './social.ts';
import { PlansMessage } from './plans.ts';
import { TableInfo } from './tables.ts';
import { Clocks, TableResult } from './time.ts';
import { ErrorCodes, Refusal } from './errors.ts';
import { carried, closed, Eyes, mirrorOf, Instant, oneOf, SeatNumber, Seats, type Wire } from './wire.ts';

export const View = carried<engine.View<engine.GameState>>('The game as this viewer may see it');

export type NumberedEvent = engine.NumberedEvent;
export const NumberedEvent = mirrorOf<engine.NumberedEvent>()(
  Type.Object({
    number: Type.Integer({ description: 'From 1, for this viewer alone' }),
    version: Type.Integer(),
    event: carried<engine.GameEvent>("An event of the game, or one of the table's own, whose kinds begin with @", {
      kind: Type.String(),
    }),
  }),
);

/**
 * - `free`: my last move. Nobody learned anything from it and nobody has moved since.
 * - `training`: everything back to my last decision, whatever was revealed; the table is marked from then on.
 * - `host`: the same for the host of a friendly table, who need not ask; nothing is marked.
 */
export type UndoKind = Wire<typeof UndoKind>;
export const UndoKind = oneOf(['free', 'training', 'host'], 'What I may take back now by saying `undo`; absent: nothing');

/**
 * A view of the game at one version, with everything that led there since the previous one. For somebody who missed
 * several versions one Update leads over all of them: its events tell every step.
 */
export type Update = Wire<typeof Update>;
export const Update = Type.Object({
  version: Type.Integer(),
  position: Type.Optional(
    Type.Integer({
      description:
        'The version at which the view last changed, when the ones after it only tell of people whose time ran out or who came back',
    }),
  ),
  view: View,
  toAct: Seats,
  events: Type.Array(NumberedEvent, {
    description: 'What this viewer may know of what happened, numbered from the start of the game',
  }),
  lastMove: Type.Optional(
    Type.Integer({
      description:
        'To which version my own last move led, if I have one that stands. What came after it happened since my last turn',
    }),
  ),
  undo: Type.Optional(UndoKind),
  mayAsk: Type.Optional(Type.Literal(true, { description: 'I may ask the others to let me go back to my last decision' })),
  clocks: Type.Optional(Clocks),
  result: Type.Optional(TableResult),
});

export type ChatLine = Wire<typeof ChatLine>;
export const ChatLine = Type.Object({
  number: Type.Integer({ description: 'Numbers run over both rooms' }),
  room: ChatRoom,
  from: Type.String(),
  name: Type.String(),
  seat: Type.Optional(SeatNumber),
  text: Type.String(),
  at: Instant,
  id: Type.Optional(Type.String({ description: "The id its writer's browser gave it" })),
});

const MadeId = Type.String({
  minLength: 1,
  maxLength: 64,
  pattern: '^[A-Za-z0-9_.:-]+$',
  description: 'Made by the browser, once per decision or line: the same id sent twice counts once',
});
const Seen = Type.Integer({ minimum: 0, description: 'The version that I see' });
const Idle = Type.Literal(true, { description: 'The page is open, but nobody has touched it since the last one' });

/** Browser to server, over the table's socket. */
export type ClientMessage = Wire<typeof ClientMessage>;
export const ClientMessage = Type.Union([
  Type.Object(
    {
      t: Type.Literal('hello'),
      since: Type.Optional(Type.Integer({ minimum: 0, description: 'Last version I have; absent on the first visit' })),
      idle: Type.Optional(Idle),
    },
    { ...closed, description: 'The first message' },
  ),
  Type.Object(
    {
      t: Type.Literal('move'),
      id: MadeId,
      version: Seen,
      move: carried<engine.GameMove>('One of the moves that the rules of the game know', { type: Type.String() }),
    },
    closed,
  ),
  Type.Object(
    { t: Type.Literal('undo'), id: MadeId, version: Seen },
    {
      ...closed,
      description: 'Takes back what the update of this version offered. Answered like a move: by its update, refused or behind',
    },
  ),
  Type.Object(
    { t: Type.Literal('chat'), text: Type.String({ minLength: 1, maxLength: 500 }), id: Type.Optional(MadeId) },
    { ...closed, description: 'What goes wrong with a line that has an id is answered with it' },
  ),
  Type.Object({ t: Type.Literal('ping'), idle: Type.Optional(Idle) }, closed),
]);

/** Server to browser. */
export type ServerMessage = Wire<typeof ServerMessage>;
export const ServerMessage = Type.Union([
  Type.Object(
    {
      t: Type.Literal('welcome'),
      table: TableInfo,
      seat: Eyes,
      chat: Type.Array(ChatLine),
      update: Type.Optional(
        Type.Object(Update.properties, {
          description: 'The game as it stands, once it has started. Its events are those after `since`; on a first visit none',
        }),
      ),
      log: Type.Array(NumberedEvent, {
        description: 'On a first visit every event so far; with `since` nothing, for the browser has them',
      }),
    },
    {
      description: 'Answers hello; comes again when I see a running game through other eyes, say because I left my seat',
    },
  ),
  Type.Object({ t: Type.Literal('table'), table: TableInfo, seat: Eyes }),
  Type.Object({
    t: Type.Literal('update'),
    update: Update,
    id: Type.Optional(
      Type.String({ description: 'Of the decision of my seat that led here: it has been played, and this is the position' }),
    ),
  }),
  Type.Object(
    { t: Type.Literal('accepted'), id: Type.String(), version: Type.Integer() },
    { description: 'A decision that was sent again: it was played before, and led to this version, which has been told' },
  ),
  Type.Object({ t: Type.Literal('refused'), id: Type.String(), refusal: Refusal }),
  Type.Object(
    { t: Type.Literal('behind'), id: Type.String(), updates: Type.Array(Update) },
    { description: 'The move was made for an older version and was not played; the missing updates come with it' },
  ),
  Type.Object({ t: Type.Literal('chat'), line: ChatLine }),
  PlansMessage,
  Type.Object(
    { t: Type.Literal('saving'), works: Type.Boolean() },
    {
      description:
        'To everybody, when moves cannot be saved just now, and when they can again. After a welcome only if they cannot',
    },
  ),
  Type.Object({
    t: Type.Literal('error'),
    code: ErrorCodes,
    id: Type.Optional(
      Type.String({
        description:
          'Of a move, undo or chat line when it was that which could not be judged: it may be sent again under the same id',
      }),
    ),
    until: Type.Optional(Instant),
  }),
  Type.Object(
    { t: Type.Literal('told') },
    { description: 'The house has something to say to me, or has silenced me: /api/session tells it' },
  ),
  Type.Object({ t: Type.Literal('pong') }),
]);
