// The calendar of the eight characters: who has been called, who is murdered or robbed, who is still to come.
import type { ReactElement } from 'react';
import { PlayerMark } from '../../board-kit/Icon.tsx';
import { Piece } from '../../board-kit/touch/Piece.tsx';
import { useTouching } from '../../board-kit/touch/useTouch.ts';
import { CharacterMedallion, Purse, THEMES, WaxSeal } from './art/index.ts';
import { ASSASSIN, THIEF, type Character } from '../rules/catalog.ts';
import { callState, isOut, isPurseHanging, type CallState } from './knowledge.ts';
import { ALL_CHARACTER_IDS, characterId } from './pieces.ts';
import { Supply } from './Supply.tsx';
import { useTable } from './table.ts';

export function Calendar(): ReactElement {
  const { words, measures } = useTable();
  return (
    <section className="cit-calendar" data-region="calls" aria-label={words.calendar}>
      <ol className="cit-calls">
        {ALL_CHARACTER_IDS.map((id, character) => (
          <li key={id}>
            <Call character={character} />
          </li>
        ))}
      </ol>
      {!measures.compact && <Supply />}
    </section>
  );
}

function Call({ character }: { readonly character: Character }): ReactElement {
  const table = useTable();
  const { view, words, piece, measures, changes } = table;
  const id = characterId(character);
  const at = `character:${id}`;
  const look = useTouching().look(at);
  const state = callState(view, character);
  const purse = isPurseHanging(view, character);
  const named = (by: Character): boolean => look === 'chosen' && view.called === by;
  return (
    <Piece
      at={at}
      className="cit-call"
      data-state={state}
      // Naming a character that nobody has is legal and does nothing: it can be chosen, but it is not lit as if it were worth it.
      data-idle={isOut(view, character)}
      data-character={id}
      otherwise={() => table.openCharacter(character)}
    >
      <span className="cit-call-number">{THEMES[id].number}</span>
      <CharacterMedallion
        id={id}
        size={measures.columned ? 34 : measures.compact ? 28 : Math.round(measures.calendar * 0.47)}
        picture={measures.compact && !measures.columned ? 'emblem' : 'portrait'}
        muted={state === 'played' || state === 'absent' || state === 'out' || state === 'murdered'}
      />
      <span className="cit-call-name">{piece(id)}</span>
      <Foot character={character} state={state} />
      {look !== 'plain' && (
        <span className="visually-hidden">: {view.called === THIEF ? words.call.rob : words.call.murder}</span>
      )}
      {(state === 'murdered' || named(ASSASSIN)) && (
        <span className="cit-call-seal" data-ghost={state !== 'murdered'}>
          <WaxSeal size={measures.compact ? 30 : 46} stamped={state === 'murdered' && changes.murder} />
        </span>
      )}
      {(purse || named(THIEF)) && (
        <span className="cit-call-purse" data-ghost={!purse}>
          <Purse size={measures.compact ? 24 : 36} />
        </span>
      )}
    </Piece>
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
        <span className={holder === me ? 'cit-call-did' : 'visually-hidden'}>{state === 'now' ? call.now : call.played}</span>
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
