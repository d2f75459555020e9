/** One choice: lit when it can be made, solid when chosen, dashed with its reason when it cannot. */
import { useId, type ReactNode } from 'react';
import { plain, type Choice, type Words } from '@cantiere/engine';
import { HintSign } from '../hints/HintSign.tsx';
import { placesOf, useUnderHand } from '../kit/boardKit.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { WordsLine } from '../kit/WordsLine.tsx';
import { useTexts } from '../text/index.ts';
import type { ChoiceListProps } from './ChoiceList.tsx';
import { isDraftOf } from './choiceTree.ts';
import { PickFields } from './PickFields.tsx';
import { RuleLink } from './RuleLink.tsx';
import { useRinging } from './useRinging.ts';

interface Props extends ChoiceListProps {
  readonly choice: Choice;
  readonly digit: number | undefined;
  choose(choice: Choice): void;
}

export function ChoiceRow({ choice, digit, choose, game, view, texts, nameOf, picture, draft, hinted, propose, refuse }: Props) {
  const t = useTexts();
  const reasonId = useId();
  const { refusal } = choice;
  const ringing = useRinging();
  const underHand = useUnderHand([choice]);
  const chosen = isDraftOf(choice, draft);
  const advised = isDraftOf(choice, hinted);
  const { move } = choice.kind === 'pick' && chosen && draft ? { move: draft } : choice;
  const label = texts.move(move, view);
  const detail =
    choice.kind === 'pick' && choice.min === 0 && !chosen ? [t.table.orPick(choice.from.length)] : texts.moveDetail(move, view);
  const drawing = pictureOf(label, picture);
  const choiceAttributes = { 'data-choice': choice.move.type, 'data-move': JSON.stringify(choice.move) };
  return (
    <li
      className={`choice ${refusal ? 'is-blocked' : chosen ? 'chosen' : 'can'} ${advised ? 'hinted' : ''}`}
      data-under-hand={underHand}
      {...ringing(placesOf(choice))}
    >
      <button
        type="button"
        aria-pressed={refusal ? undefined : chosen}
        aria-disabled={refusal !== undefined}
        aria-describedby={refusal ? reasonId : undefined}
        data-key={digit}
        {...choiceAttributes}
        onClick={() => !refusal && choose(choice)}
      >
        {drawing != null && <span className="choice-picture">{drawing}</span>}
        <span className="choice-words">
          <b>
            <WordsLine words={label} nameOf={nameOf} />
          </b>
          {refusal ? (
            <small className="why" id={reasonId}>
              {texts.refusal(refusal)}
            </small>
          ) : (
            detail && <small>{plain(detail, nameOf)}</small>
          )}
        </span>
        {advised && <HintSign />}
        {refusal ? (
          <Glyph name="lock" size={15} />
        ) : chosen ? (
          <ChosenSign words={t.table.confirm} />
        ) : (
          digit !== undefined && <kbd aria-hidden="true">{digit}</kbd>
        )}
      </button>
      {refusal && <RuleLink game={game} rule={refusal.rule} />}
      {chosen && choice.kind === 'pick' && (
        <PickFields
          choice={choice}
          draft={draft}
          texts={texts}
          view={view}
          picture={picture}
          propose={propose}
          refuse={refuse}
          label={plain(label, nameOf)}
          game={game}
        />
      )}
    </li>
  );
}

function ChosenSign({ words }: { readonly words: string }) {
  return (
    <span className="chosen-sign">
      <Glyph name="check" size={14} />
      <span>{words}</span>
    </span>
  );
}

/** A label's first piece lends its drawing to the row. */
function pictureOf(label: Words, picture: (id: string) => ReactNode): ReactNode {
  for (const part of label) if (typeof part !== 'string' && 'piece' in part) return picture(part.piece);
  return undefined;
}
