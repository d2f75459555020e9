/** The day to share: a picture and the same in letters, nothing given away. */
import { useCallback, useMemo, useState } from 'react';
import { findGame } from '@cantiere/games';
import type { DealField } from '@cantiere/server/protocol';
import { useMe } from '../../ask/me.ts';
import { CopyLink } from '../../kit/CopyLink.tsx';
import { Switch } from '../../kit/Switch.tsx';
import { usePreferences } from '../../prefs/preferences.ts';
import { lookOf } from '../../result/share/look.ts';
import { PictureDialog } from '../../result/share/PictureDialog.tsx';
import { wholeAddress } from '../../route/base.ts';
import { toDaily, toDeal } from '../../route/route.ts';
import { useTexts } from '../../text/index.ts';
import { useDailyWords } from '../text.ts';
import { dayInWords } from '../when.ts';
import { cardOf, cardText } from './card.ts';
import { drawDay } from './draw.ts';

interface Props {
  readonly field: DealField;
  readonly streak: number | undefined;
  readonly close: () => void;
}

export function DailyShare({ field, streak, close }: Props) {
  const t = useTexts();
  const words = useDailyWords();
  const { language } = usePreferences();
  const me = useMe();
  const [withName, setWithName] = useState(true);
  const { deal } = field;
  const game = findGame(deal.game)?.meta.title[language] ?? deal.game;
  const day = deal.day === undefined ? (deal.title ?? words.friendsTitle) : dayInWords(deal.day, language, true);
  const name = withName ? me?.name : undefined;
  const card = useMemo(() => cardOf({ field, game, day, name, streak }, t, words), [field, game, day, name, streak, t, words]);
  const draw = useCallback(async () => {
    const look = await lookOf(deal.game, 0, card.headline + card.kicker, t.number);
    return (pen: CanvasRenderingContext2D) => drawDay(pen, card, look);
  }, [card, deal.game, t]);
  const address = wholeAddress(deal.day === undefined ? toDeal(deal.id) : toDaily(deal.day));
  return (
    <PictureDialog
      title={words.shareTitle}
      lead={words.shareLead}
      spoken={words.shareSpoken(game, card.headline)}
      text={cardText(card, address)}
      file={`cantiere-${deal.day ?? deal.game}.png`}
      draw={draw}
      choices={<Switch label={words.shareName} on={withName} onChange={setWithName} />}
      close={close}
    >
      <CopyLink address={address} label={t.story.share.link} />
    </PictureDialog>
  );
}
