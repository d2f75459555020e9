/** The numbers behind a drawing, as a table that opens below it. */
import { ScrollBox } from './ScrollBox.tsx';

export interface PlotTable {
  readonly heads: readonly string[];
  /** The first cell is what the row is about. */
  readonly rows: readonly { readonly key: string | number; readonly cells: readonly string[] }[];
}

interface Props {
  readonly words: string;
  /** What the table is of. */
  readonly label: string;
  readonly className: string;
  readonly table: PlotTable;
}

export function AsTable({ words, label, className, table: { heads, rows } }: Props) {
  return (
    <details>
      <summary>{words}</summary>
      <ScrollBox className={className} aria-label={label}>
        <table>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [first, ...cells] }) => (
              <tr key={key}>
                <th scope="row">{first}</th>
                {cells.map((cell, at) => (
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </details>
  );
}
