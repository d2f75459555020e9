/** Who watches the table now. */
import type { TableInfo } from '@cantiere/server/protocol';
import { Glyph } from '../kit/Glyph.tsx';
import { useTexts } from '../text/index.ts';
import { PersonName } from './PersonName.tsx';

export const audienceSize = ({ audience }: TableInfo): number => (audience ? audience.people.length + audience.others : 0);

export function AudienceLine({ table, mayRemove = false }: { readonly table: TableInfo; readonly mayRemove?: boolean }) {
  const t = useTexts().social;
  const { people, others } = table.audience ?? { people: [], others: 0 };
  if (people.length + others === 0) return null;
  return (
    <p className="audience-line">
      <Glyph name="eye" size={16} /> <span>{t.watching}:</span>{' '}
      {people.map((each) => (
        <PersonName key={each.person} {...each} at={{ table: table.id, mayRemove }} />
      ))}
      {others > 0 && <span>{people.length > 0 ? t.more(others) : t.onlyOthers(others)}</span>}
    </p>
  );
}
