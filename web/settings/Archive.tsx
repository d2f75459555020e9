/** Everything that the house knows of me, as one file. */
import { ARCHIVE } from '../ask/house.ts';
import { useMe } from '../ask/me.ts';
import { Glyph } from '../kit/Glyph.tsx';
import { useTexts } from '../text/index.ts';
import { Fold } from './Fold.tsx';
import { href } from '../route/base.ts';

export function Archive() {
  const t = useTexts().house.archive;
  const me = useMe();
  if (!me) return null;
  return (
    <div className="folds">
      <Fold title={t.title}>
        <p>{t.text}</p>
        <p className="field-row">
          <a className="button" href={href(ARCHIVE)} download>
            <Glyph name="download" size={17} /> {t.act}
          </a>
        </p>
      </Fold>
    </div>
  );
}
