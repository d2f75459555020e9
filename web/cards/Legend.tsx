/** What the two plates mean: in the band of the page, and on a phone in the sheet of a card. */
import { Plate } from './Plate.tsx';
import { useCardsTexts } from './text.ts';

export function Legend() {
  const t = useCardsTexts();
  return (
    <dl className="cards-legend">
      <div>
        <dt>
          <Plate origin="published" />
        </dt>
        <dd>{t.publishedMeans}</dd>
      </div>
      <div>
        <dt>
          <Plate origin="ours" />
        </dt>
        <dd>{t.oursMeans}</dd>
      </div>
    </dl>
  );
}
