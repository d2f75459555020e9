// My draft, for my eyes only: what I passed on, struck as it is revealed, and with whom the rest may be.
import type { ReactElement } from 'react';
import { Icon, PlayerMark } from '../../board-kit/Icon.tsx';
import { THEMES } from './art/index.ts';
import { UNKNOWN } from '../rules/catalog.ts';
import { lastPassed, laterDrafters, mayHold } from './knowledge.ts';
import { characterId } from './pieces.ts';
import type { CitadelsProps } from './props.ts';
import { boardWords } from './text.ts';

export function Notes({ view, seat: me, language, texts, people }: CitadelsProps): ReactElement | null {
  if (me === 'spectator' || view.phase === 'over') return null;
  const passed = lastPassed(view, me);
  if (!passed || passed.characters.length === 0) return null;
  const words = boardWords[language];
  const later = laterDrafters(view, passed.step).filter((seat) => seat !== me);
  return (
    <section className="cit-notes" data-game="citadels" aria-label={`${words.notes}, ${words.onlyYou}`}>
      <header>
        <h2>{words.notes}</h2>
        <span>{words.onlyYou}</span>
      </header>
      <ul>
        {passed.characters.map((character) => {
          const id = characterId(character);
          const holder = view.holder[character];
          const open = holder === UNKNOWN && view.murdered !== character;
          const suspects = later.filter((seat) => mayHold(view, me, seat).includes(character));
          return (
            <li key={id} data-open={open} data-murdered={view.murdered === character} title={texts.piece(id)}>
              <Icon icon={THEMES[id].icon} size={22} />
              <span className="cit-notes-name">{texts.piece(id)}</span>
              <span className="cit-notes-who">
                {view.murdered === character ? (
                  words.call.murdered
                ) : open ? (
                  suspects.length === 1 ? (
                    <>
                      <b>{people[suspects[0]]?.name}</b>?
                    </>
                  ) : (
                    <>
                      {suspects.slice(0, 4).map((seat) => (
                        <PlayerMark key={seat} seat={seat} size={12} title={`${people[seat]?.name ?? ''}?`} />
                      ))}
                      ?
                    </>
                  )
                ) : holder >= 0 ? (
                  <s>{people[holder]?.name}</s>
                ) : (
                  <s>{words.call.absent}</s>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
