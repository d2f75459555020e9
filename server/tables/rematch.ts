/** Another game of the same people: a new table like the one that is over, found by whoever asks next. */
import { readTableRequest, type Seat } from '@cantiere/engine';
import type { Services } from '../services.ts';
import { spokenId } from '../names.ts';
import type { TableInfo } from '../protocol.ts';
import { apartFrom } from '../store/circle.ts';
import type { Person } from '../store/people.ts';
import type { StoredSeat } from '../store/storedTable.ts';
import { changeTable } from '../store/tables.ts';
import { AppError } from '../appError.ts';
import { startCounted } from './botTables.ts';
import { OPEN, isFree, isFull, peopleAt, seatOf, sit, start, undecided } from './lobby.ts';
import { isOffTheShelf, makeTable } from './making.ts';
import {
  change,
  closeTable,
  mustBeWelcome,
  mustRead,
  namesOf,
  phaseOf,
  rulesOfToday,
  sendLinkBack,
  setGoing,
  showTable,
} from './requests.ts';

/** The first who asks makes the new table; the others find it and sit down at it. It starts when the last one has. */
export async function rematch(services: Services, person: Person, id: string): Promise<TableInfo> {
  const old = await mustRead(services, id);
  const mySeat = seatOf(old, person.id);
  if (mySeat === undefined) throw new AppError('NOT_SEATED');
  if (phaseOf(services, old) !== 'over') throw new AppError('TABLE_NOT_OVER');
  if (old.rematch !== undefined) return joinRematch(services, person, old.rematch, mySeat);
  if (isOffTheShelf(services, old.game)) throw new AppError('GAME_NOT_HERE');
  const opened = await services.shelf.open(old.game);
  if (opened === undefined) throw new AppError('NOT_FOUND');
  const { game, name, listed, spectators, delay, openChat, friends, seats, terms } = old;
  // A new table: it has the options too that came since the old one was made.
  const read = readTableRequest(opened.game, seats.length, old.options);
  if ('refusal' in read) throw new AppError('BAD_OPTIONS', read.refusal);
  const again = await makeTable(services, person, {
    game,
    ...namesOf(opened),
    ...(name !== spokenId(old.id) && { name }),
    options: read.options,
    listed,
    spectators,
    delay,
    openChat,
    friends,
    terms,
    seats: seats.map((seat, at) => (at === mySeat ? { ...seat, since: 0 } : seat.kind === 'bot' ? anew(seat) : OPEN)),
  });
  const changed = await changeTable(services.store.db, id, (table) => ({ ...table, rematch: table.rematch ?? again.id }));
  await services.hall.changed(id);
  const chosen = changed?.after?.rematch ?? again.id;
  if (chosen !== again.id)
    await closeTable(services, person, again.id); // somebody asked at the same moment
  else {
    const apart = await apartFrom(services.store.db, person.id);
    const others = peopleAt(old).filter((other) => other !== person.id && !apart.has(other));
    void services.notices.invite('rematch', chosen, others);
  }
  return joinRematch(services, person, chosen, mySeat);
}

/** A bot that took over from somebody plays the next game in its own right. */
function anew({ leftBy: _gone, ...bot }: Extract<StoredSeat, { kind: 'bot' }>): StoredSeat {
  return bot;
}

async function joinRematch(services: Services, person: Person, id: string, wish: Seat): Promise<TableInfo> {
  await mustBeWelcome(services, person, id);
  const rules = await rulesOfToday(services, id);
  let started = false;
  const info = await startCounted(services, person, (mayRun) =>
    change(services, person, id, (table) => {
      if (table.phase !== 'lobby') return table;
      const seat = wish < table.seats.length && isFree(table.seats[wish]) ? wish : undefined;
      const seated = sit(table, person, services.now(), seat);
      started = isFull(seated) && undecided(seated).length === 0;
      return started ? mayRun({ ...start(seated, services.newSeed(), services.now()), ...rules }) : seated;
    }),
  );
  sendLinkBack(services, person, info);
  if (!started) return info;
  await setGoing(services, id);
  return showTable(services, person, id);
}
