// The calendar of the eight characters: who has been called, who is murdered or robbed, who is still to come.
import type { ReactElement } from 'react';
import { PlayerMark } from '../../board-kit/Icon.tsx';
import { CharacterMedallion, Purse, THEMES, WaxSeal } from './art/index.ts';
import { THIEF, type Character } from '../rules/catalog.ts';
import { callState, isOut, isPurseHanging, type CallState } from './knowledge.ts';
import { ALL_CHARACTER_IDS, characterId } from './pieces.ts';
import { Supply } from './Supply.tsx';
import { useTable } from './table.ts';

export function Calendar(): ReactElement {
  const { words, room } = useTable();
  return (
    <section className="cit-calendar" aria-label={words.calendar}>
      <ol className="cit-calls">
        {ALL_CHARACTER_IDS.map((id, character) => (
          <li key={id}>
            <Call character={character} />
          </li>
        ))}
      </ol>
      {!room.compact && <Supply />}
    </section>
  );
}

function Call({ character }: { readonly character: Character }): ReactElement {
  const table = useTable();
  const { view, offers, draft, words, piece, room, changes } = table;
  const id = characterId(character);
  const name = piece(id);
  const offer = offers.murder.get(id) ?? offers.rob.get(id);
  const state = callState(view, character);
  const chosen = (draft?.type === 'ASSASSINATE' || draft?.type === 'ROB') && draft.character === id ? draft.type : undefined;
  const purse = isPurseHanging(view, character);
  const pick = (): void => {
    if (!offer) table.openCharacter(character);
    else if (offer.refusal) table.explain(offer.refusal);
    else table.propose(chosen ? undefined : offer.move);
  };
  // Naming a character that nobody has is legal and does nothing: it can be chosen, but it is not lit as if it were worth it.
  const idle = offer !== undefined && isOut(view, character);
  const look = chosen ? 'selected' : offer?.refusal ? 'blocked' : offer && !idle ? 'lit' : 'plain';
  return (
    <button
      type="button"
      className="cit-call"
      data-state={state}
      data-look={look}
      data-character={id}
      aria-pressed={offer ? chosen !== undefined : undefined}
      aria-disabled={offer?.refusal !== undefined}
      onClick={pick}
    >
      <span className="cit-call-number">{THEMES[id].number}</span>
      <CharacterMedallion
        id={id}
        size={room.compact ? 28 : Math.round(room.calendar * 0.47)}
        picture={room.compact ? 'emblem' : 'portrait'}
        muted={state === 'played' || state === 'absent' || state === 'out' || state === 'murdered'}
      />
      <span className="cit-call-name">{name}</span>
      <Foot character={character} state={state} />
      {offer && <span className="cit-unseen">: {offers.murder.has(id) ? words.call.murder : words.call.rob}</span>}
      {(state === 'murdered' || chosen === 'ASSASSINATE') && (
        <span className="cit-call-seal" data-ghost={state !== 'murdered'}>
          <WaxSeal size={room.compact ? 30 : 46} stamped={state === 'murdered' && changes.murder} />
        </span>
      )}
      {(purse || chosen === 'ROB') && (
        <span className="cit-call-purse" data-ghost={!purse}>
          <Purse size={room.compact ? 24 : 36} />
        </span>
      )}
    </button>
  );
}

function Foot({ character, state }: { readonly character: Character; readonly state: CallState }): ReactElement {
  const { view, words, me, nameOf } = useTable();
  const { call } = words;
  const holder = view.holder[character];
  const thief = view.holder[THIEF];
  const shown = holder >= 0 && (state === 'now' || state === 'played' || (state === 'murdered' && view.phase === 'over'));
  if (state === 'murdered')
    return (
      <span className="cit-call-foot">
        <b className="cit-stain">{call.murdered}</b>
        {holder === me && <PlayerMark seat={holder} size={13} />}
        {holder !== me && <span className="cit-roomy">{call.silent}</span>}
      </span>
    );
  if (isPurseHanging(view, character))
    return (
      <span className="cit-call-foot">
        <b className="cit-gilt">{call.robbed}</b>
        {holder === me && <PlayerMark seat={holder} size={13} />}
        {holder !== me && thief >= 0 && (
          <>
            <span className="cit-roomy">{call.goldTo}</span> <PlayerMark seat={thief} size={13} />
          </>
        )}
      </span>
    );
  if (shown)
    return (
      <span className="cit-call-foot">
        <PlayerMark seat={holder} size={14} />
        <b className="cit-call-who">{holder === me ? words.you : nameOf(holder)}</b>
        <span className={holder === me ? 'cit-call-did' : 'cit-unseen'}>{state === 'now' ? call.now : call.played}</span>
      </span>
    );
  // A character of mine looks like any other that is still to be called; only my mark stands on it, and only I see it.
  if (state === 'later')
    return (
      <span className="cit-call-foot">
        {holder === me ? (
          <>
            <PlayerMark seat={holder} size={14} /> <b>{call.yours}</b>
          </>
        ) : (
          <>
            <span className="cit-terse" aria-hidden>
              ?
            </span>{' '}
            <span className="cit-wordy">{call.later}</span>
          </>
        )}
      </span>
    );
  return (
    <span className="cit-call-foot">
      <span className="cit-terse" aria-hidden>
        ×
      </span>{' '}
      <span className="cit-wordy">{state === 'out' ? call.out : call.absent}</span>
    </span>
  );
}
