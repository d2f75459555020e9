// Nobody can tell how it would have gone: why, and what can be done instead.
import { lazy, Suspense, useState } from 'react';
import { useTitle } from '../kit/useTitle.ts';
import { writeMoment } from '../replay/address.ts';
import type { OpenReplay } from '../replay/openReplay.ts';
import { Link } from '../route/Link.tsx';
import { toReplay, type ReplayOf } from '../route/route.ts';
import { namesOf } from '../table/people.ts';
import { readRoad } from './address.ts';
import { useRoadTexts } from './text.ts';

const PlayOn = lazy(async () => ({ default: (await import('../replay/PlayOn.tsx')).PlayOn }));

interface Props {
  readonly where: ReplayOf;
  readonly id: string;
  readonly opened: OpenReplay;
  readonly why: string;
  /** It can be played on with fresh draws. */
  readonly fresh?: boolean;
}

export function NoRoad({ where, id, opened, why, fresh = false }: Props) {
  const t = useRoadTexts();
  const [playOn, setPlayOn] = useState(false);
  const at = readRoad(location.search)?.at ?? 0;
  useTitle(t.title);
  return (
    <div className="table-screen road-screen road-none" data-game={opened.game}>
      <main className="panel" id="content" tabIndex={-1}>
        <h1 className="display">{t.title}</h1>
        <p>{why}</p>
        <div className="road-acts">
          {fresh && (
            <button type="button" className="button go" onClick={() => setPlayOn(true)}>
              {t.freshDraws}
            </button>
          )}
          <Link to={toReplay(where, id) + writeMoment({ at })} className="button">
            {t.back}
          </Link>
        </div>
      </main>
      {playOn && (
        <Suspense>
          <PlayOn
            opened={opened}
            at={at}
            viewer={opened.me === 'spectator' ? 0 : opened.me}
            nameOf={namesOf(opened.people)}
            close={() => setPlayOn(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
