/** How many chat lines came since the chat was last in sight. */
import { useEffect, useState } from 'react';
import type { ChatLine } from '@cantiere/server/protocol';

export function useUnread(chat: readonly ChatLine[], inSight: boolean): [number, () => void] {
  const [read, setRead] = useState<number>();
  const last = chat.at(-1)?.number ?? 0;
  useEffect(() => {
    if (inSight || read === undefined) setRead(last);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- history counts as read on the first visit
  }, [inSight, last]);
  const unread = read === undefined ? 0 : chat.filter((line) => line.number > read).length;
  return [unread, () => setRead(last)];
}
