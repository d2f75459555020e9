/** Which papers lie open: log, chat, notes and rules, in the rail or in a phone's drawer; and a phone's sheet of choices. */
import { useState } from 'react';
import type { Live } from '../live/useLiveTable.ts';
import type { PapersTab } from './Papers.tsx';
import { useUnread } from './useUnread.ts';

export interface OpenPapers {
  readonly tab: PapersTab;
  open(tab: PapersTab): void;
  /** The rule that was asked for, and the how manieth time: asked again, it is shown again. */
  readonly rule: { readonly id: string; readonly asked: number };
  showRule(id: string): void;
  readonly unread: number;
  readonly drawer: boolean;
  setDrawer(open: boolean): void;
  readonly sheet: boolean;
  setSheet(open: boolean): void;
}

export function usePapers(live: Live, narrow: boolean, asked: boolean): OpenPapers {
  const [tab, setTab] = useState<PapersTab>('log');
  const [drawer, setDrawer] = useState(false);
  const [rule, setRule] = useState({ id: '', asked: 0 });
  // A sheet opened in my turn goes away with it and comes back with the next.
  const [opened, setOpened] = useState<'no' | 'turn' | 'waiting'>('no');
  const sheet = opened === 'waiting' || (opened === 'turn' && (asked || live.sent !== undefined));
  const setSheet = (open: boolean): void => setOpened(open ? (asked ? 'turn' : 'waiting') : 'no');
  const [unread, readChat] = useUnread(live.chat, tab === 'chat' && (!narrow || drawer));
  const open = (next: PapersTab): void => {
    setTab(next);
    if (next === 'chat') readChat();
    if (narrow) {
      setSheet(false);
      setDrawer(true);
    }
  };
  return {
    tab,
    open,
    rule,
    showRule(id) {
      setRule({ id, asked: rule.asked + 1 });
      open('rules');
    },
    unread,
    drawer,
    setDrawer,
    sheet,
    setSheet,
  };
}
