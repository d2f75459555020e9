/** "Why did it do that?" in a replay: of the bot's move that led to the position on the board, from that bot's own view. */
import type { GameTexts } from '@cantiere/engine';
import type { BotDecision } from './decisions.ts';
import { useCoachLabel } from './label.ts';
import { useCoachTexts } from './text.ts';
import { useWhy } from './useWhy.ts';
import { WhyAnswer } from './WhyAnswer.tsx';
import { WhyFrame } from './WhyFrame.tsx';

export interface ReplayWhyProps {
  readonly game: string;
  readonly edition: string;
  /** Undefined where somebody else has moved. */
  readonly decision: BotDecision | undefined;
  readonly texts: GameTexts;
  readonly nameOf: (seat: number) => string;
  readonly docked: boolean;
  close(): void;
}

export function ReplayWhy({ game, edition, decision, texts, nameOf, docked, close }: ReplayWhyProps) {
  const c = useCoachTexts();
  const t = useCoachLabel();
  const why = useWhy(game, edition, decision);
  return (
    <WhyFrame title={t.whyLong} decision={decision} {...{ nameOf, docked, close }} closing={c.closeWhy}>
      {decision ? <WhyAnswer {...{ decision, why, texts, nameOf }} /> : <p>{c.notABot}</p>}
    </WhyFrame>
  );
}
