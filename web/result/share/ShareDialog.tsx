/** A picture of the finished game to send, copy or keep. */
import { useCallback, useMemo, useState } from 'react';
import { CopyLink } from '../../kit/CopyLink.tsx';
import { Switch } from '../../kit/Switch.tsx';
import { useTexts } from '../../text/index.ts';
import { cardText, type Card } from './card.ts';
import { drawCard } from './draw.ts';
import { lookOf } from './look.ts';
import { PictureDialog } from './PictureDialog.tsx';

interface Props {
  readonly game: string;
  readonly cardFor: (withNames: boolean) => Card;
  /** Whether anybody but bots played: then there are names to leave out. */
  readonly people: boolean;
  /** Where the table can be seen by those who may; absent where it is in this browser alone. */
  readonly address: string | undefined;
  readonly close: () => void;
}

export function ShareDialog({ game, cardFor, people, address, close }: Props) {
  const t = useTexts();
  const words = t.story.share;
  const [withNames, setWithNames] = useState(true);
  const card = useMemo(() => cardFor(withNames), [cardFor, withNames]);
  const draw = useCallback(async () => {
    const look = await lookOf(game, card.rows.length, card.headline, t.number);
    return (pen: CanvasRenderingContext2D) => drawCard(pen, card, look);
  }, [card, game, t]);
  return (
    <PictureDialog
      title={words.title}
      lead={words.lead}
      spoken={words.spoken(
        card.game,
        card.headline,
        card.rows.map(({ name, points }) => `${name} ${t.number(points)}`).join(', '),
      )}
      text={cardText(card, t)}
      file={`cantiere-${game}.png`}
      send={card.headline}
      draw={draw}
      choices={people && <Switch label={words.names} on={withNames} onChange={setWithNames} />}
      close={close}
    >
      {address !== undefined && <CopyLink address={address} label={words.link} />}
    </PictureDialog>
  );
}
