/** The text by which another page shows this game, where the house allows it. */
import { useState } from 'react';
import { useHouse } from '../house/house.ts';
import { CopyLink } from '../kit/CopyLink.tsx';
import { Glyph } from '../kit/Glyph.tsx';
import { useModal } from '../kit/useModal.ts';
import { wholeAddress } from '../route/base.ts';
import { toEmbedded } from '../route/route.ts';
import { useTexts } from '../text/index.ts';

interface Props {
  readonly id: string;
  readonly title: string;
}

export function EmbedButton({ id, title }: Props) {
  const t = useTexts().replay.embed;
  const allowed = useHouse()?.embeds === true;
  const [shown, setShown] = useState(false);
  if (!allowed) return null;
  return (
    <>
      <button type="button" className="head-button" onClick={() => setShown(true)} aria-label={t.open} title={t.title} data-embed>
        <Glyph name="grid" size={19} />
      </button>
      {shown && <EmbedDialog text={frameOf(wholeAddress(toEmbedded(id)), title)} close={() => setShown(false)} />}
    </>
  );
}

/** Only what is ours stands in it: an address of letters and figures, and the name of the game. */
const frameOf = (address: string, title: string): string =>
  `<iframe src="${address}" title="${title.replaceAll('"', '')}" width="960" height="640" style="width:100%;border:0" loading="lazy"></iframe>`;

function EmbedDialog({ text, close }: { readonly text: string; close(): void }) {
  const all = useTexts();
  const t = all.replay.embed;
  const dialog = useModal();
  return (
    <dialog ref={dialog} className="play-on panel" aria-labelledby="embed-title" onClose={close}>
      <h2 id="embed-title">{t.title}</h2>
      <p>{t.hint}</p>
      <CopyLink address={text} label={t.text} act={t.copy} />
      <div className="play-on-acts">
        <button type="button" className="button" onClick={close}>
          {all.table.close}
        </button>
      </div>
    </dialog>
  );
}
