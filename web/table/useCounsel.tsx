/** Whom one may ask at the table: the rules ("Can I ...?") and, in a training game, the coach. Which of them lies open, and its panel. */
import { lazy, Suspense, type ReactNode } from 'react';
import type { GameMove, GameTexts, Seat } from '@cantiere/engine';
import { AskButton } from '../asking/AskButton.tsx';
import { AskGuard } from '../asking/AskGuard.tsx';
import { useAskMode, type AskMode } from '../asking/useAskMode.ts';
import { CoachButton } from '../coach/CoachButton.tsx';
import { useCoachPanel, type CoachOpen } from '../coach/useCoachPanel.ts';
import type { TableGiven } from './tableGiven.ts';

// What most games do without comes when it is wanted.
const AskPanel = lazy(async () => ({ default: (await import('../asking/AskPanel.tsx')).AskPanel }));
const CoachPanel = lazy(async () => ({ default: (await import('../coach/CoachPanel.tsx')).CoachPanel }));

interface Asked {
  readonly texts: GameTexts;
  readonly nameOf: (seat: Seat) => string;
  readonly draft: GameMove | undefined;
  readonly narrow: boolean;
  /** Whoever looks back asks nobody. */
  readonly looking: object | undefined;
  /** Something is shown that may not be told yet. */
  readonly secret: string | undefined;
}

interface Counsel {
  readonly asks: AskMode;
  readonly coach: CoachOpen;
  readonly askPanel: ReactNode;
  readonly coachPanel: ReactNode;
  /** One for each who may be asked; on a phone they say less. */
  buttons(className: string): ReactNode;
}

export function useCounsel(
  { table, live, venue, shown, parts }: TableGiven,
  { texts, nameOf, draft, narrow, looking, secret }: Asked,
): Counsel {
  const { update } = shown;
  const { seat } = live;
  const asks = useAskMode({ mayAsk: !venue.teaching && !looking && secret === undefined, draft });
  const coach = useCoachPanel(venue.coach !== undefined && !looking && !asks.on, live.latest?.lastMove);
  const askPanel = asks.on && (
    <AskGuard about={asks.question} at={update.version} docked={narrow} close={asks.close}>
      <AskPanel
        {...{ parts, nameOf, texts }}
        now={update}
        seat={seat === 'spectator' ? undefined : seat}
        earlier={() => live.past.filter(({ version }) => version < update.version).toReversed()}
        question={asks.question}
        stands={venue.multiplayer ? { kind: 'table', id: table.id, version: update.version, as: seat } : { kind: 'here' }}
        docked={narrow}
        close={asks.close}
      />
    </AskGuard>
  );
  const coachPanel = venue.coach && coach.on && (
    <Suspense>
      <CoachPanel
        key={coach.count}
        coach={venue.coach}
        {...{ texts, nameOf }}
        game={table.game}
        edition={parts.opened.edition}
        about={coach.about}
        docked={narrow}
        close={coach.close}
      />
    </Suspense>
  );
  const buttons = (className: string): ReactNode => (
    <>
      {!venue.teaching && <AskButton className={className} on={asks.on} toggle={asks.toggle} short={narrow} />}
      {venue.coach && <CoachButton className={className} on={coach.on} toggle={coach.toggle} short={narrow} />}
    </>
  );
  return { asks, coach, askPanel, coachPanel, buttons };
}
