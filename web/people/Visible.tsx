/** Whether others find me by name and see me here. */
import { useEffect, useState } from 'react';
import type { Visibility } from '@cantiere/server/protocol';
import { chooseVisibility, myVisibility } from '../ask/finding.ts';
import { Switch } from '../kit/Switch.tsx';
import { TroubleLine } from '../kit/TroubleLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { useTexts } from '../text/index.ts';

export function Visible() {
  const t = useTexts().find;
  const act = useAct();
  const [mine, setMine] = useState<Visibility>();
  useEffect(() => {
    myVisibility().then(setMine, () => undefined); // without an answer there is nothing to choose yet
  }, []);
  if (mine === undefined) return null;
  const choose = (wish: Visibility): void => {
    setMine(wish);
    void act.run(async () => {
      try {
        await chooseVisibility(wish);
      } catch (error) {
        setMine(mine); // as it still is on the server
        throw error;
      }
    });
  };
  return (
    <>
      <h2>{t.visibility}</h2>
      <Switch
        label={t.findable}
        hint={t.findableHint}
        on={mine.findable}
        busy={act.busy}
        onChange={(findable) => choose({ ...mine, findable })}
      />
      <Switch label={t.seen} hint={t.seenHint} on={mine.seen} busy={act.busy} onChange={(seen) => choose({ ...mine, seen })} />
      <TroubleLine trouble={act.trouble} />
    </>
  );
}
