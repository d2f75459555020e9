/** Makes somebody a friend, or ends it; whoever is blocked is unblocked first. */
import { bondIn, setBond, useCircle } from '../social/circle.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useTexts } from '../text/index.ts';

export function FriendButton({ me, person }: { readonly me: string; readonly person: string }) {
  const t = useTexts().social;
  const circle = useCircle();
  const bond = bondIn(circle, person);
  const act = useAct();
  const [glyph, words] =
    bond === 'friend'
      ? (['check', t.unfriend] as const)
      : bond === 'blocked'
        ? (['eye', t.unblock] as const)
        : (['plus', t.befriend] as const);
  return (
    <>
      <button
        type="button"
        className="button paper"
        aria-disabled={act.busy || circle === undefined}
        onClick={() => void act.run(() => setBond(me, person, bond === undefined ? 'friend' : undefined))}
      >
        <Glyph name={glyph} size={17} /> <span aria-live="polite">{words}</span>
      </button>
      <TroubleLine trouble={act.trouble} />
    </>
  );
}
