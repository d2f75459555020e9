/**
 * The settings of the house, for its operators; and its first run, for whoever opens the link that the first start printed. To
 * everybody else there is no such page.
 */
import { useEffect, useState } from 'react';
import type { HouseSettings } from '@cantiere/server/protocol';
import { houseSettings, lookAtKey } from '../ask/house.ts';
import { troubleOf, type Trouble } from '../ask/http.ts';
import { findMe } from '../ask/me.ts';
import { Lost } from '../lost/Lost.tsx';
import { Waiting } from '../lost/Waiting.tsx';
import { useTexts } from '../text/index.ts';
import { HouseForm } from './HouseForm.tsx';
import { houseNow } from './house.ts';

const MARK = '#key=';

/** `secret`: whoever asks runs the house as soon as they open it. */
type Known = { readonly settings: HouseSettings; readonly secret?: string } | Trouble;

export function HousePage() {
  const t = useTexts();
  const [known, setKnown] = useState<Known>();
  useEffect(() => {
    let wanted = true;
    look(location.hash).then(
      (found) => wanted && setKnown(found),
      (error: unknown) => wanted && setKnown(troubleOf(error)),
    );
    return () => {
      wanted = false;
    };
  }, []); // once: the key leaves the address when it has been used
  if (known === undefined) return <Waiting />;
  if (typeof known === 'string') return known === 'NOT_FOUND' ? <Lost /> : <Lost why={t.errors[known]} />;
  return <HouseForm {...known} />;
}

async function look(hash: string): Promise<Known> {
  await findMe();
  if (houseNow()?.operator) return { settings: await houseSettings() };
  if (!hash.startsWith(MARK)) return 'NOT_FOUND';
  const secret = hash.slice(MARK.length);
  return { settings: await lookAtKey(secret), secret };
}
