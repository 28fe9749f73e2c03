/** A list of the back office: a real table, of whose rows each becomes a card on a phone, and the way through its pages. */
import type { ReactNode } from 'react';
import { cx } from '../../ui/class-names.ts';
import { Link } from '../link.tsx';
import { useNavigation } from '../router.tsx';
import { adminUiCopy } from './copy.ts';

export interface Column<Row> {
  readonly head: string;
  /** Null, undefined, false or an empty text: nothing is known, or nothing is to be done. */
  readonly cell: (row: Row) => ReactNode;
  /** Figures stand at the right edge, under each other. */
  readonly number?: true;
  /** On a phone the first cell is the title of its card; this one's head is said there too, for a number means little alone. */
  readonly headed?: true;
}

export interface TableProps<Row> {
  /** What the table lists; read to people who do not see the page around it. */
  readonly caption: string;
  /** The first names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** What is said when there are none. */
  readonly empty: string;
  /** What all rows come to, in the places of the columns; the first cell names it. */
  readonly sum?: readonly ReactNode[];
}

export function Table<Row>({ caption, columns, rows, keyOf, empty, sum }: TableProps<Row>) {
  if (rows.length === 0) return <p className="py-6 text-fg-muted">{empty}</p>;
  return (
    <table className="admin-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ head, number }) => (
            <th key={head} scope="col" className={cx(number && 'is-number')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ head, cell, number, headed }, place) => {
              const Cell = place === 0 ? 'th' : 'td';
              const said = cell(row);
              const isNothing = said === null || said === undefined || said === false || said === '';
              return (
                <Cell
                  key={head}
                  scope={place === 0 ? 'row' : undefined}
                  data-label={place === 0 && !headed ? undefined : head}
                  className={cx(number && 'is-number', isNothing && 'is-nothing')}
                >
                  <div className="min-w-0">{isNothing ? '—' : said}</div>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
      {sum && (
        <tfoot>
          <tr>
            {columns.map(({ head, number }, place) => {
              const Cell = place === 0 ? 'th' : 'td';
              const said = sum[place] ?? '';
              return (
                <Cell
                  key={head}
                  scope={place === 0 ? 'row' : undefined}
                  data-label={place === 0 ? undefined : head}
                  className={cx(number && 'is-number', said === '' && 'is-nothing')}
                >
                  {said}
                </Cell>
              );
            })}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/**
 * One page of a list further or back to its beginning. `next` is what the server answered as the place where the
 * following page begins; it travels in the address as `after`, so that reload and the back button work.
 */
export function Pager({ next }: { readonly next: string | null }) {
  const { search, view } = useNavigation();
  const address = (after: string | null) => {
    const other = new URLSearchParams(search);
    if (after === null) other.delete('after');
    else other.set('after', after);
    const text = other.toString();
    return view.pathname + (text && `?${text}`);
  };
  if (next === null && !search.has('after')) return null;
  const look = 'underline decoration-accent underline-offset-4 min-h-11 inline-flex items-center';
  return (
    <nav aria-label={adminUiCopy.pager.label} className="no-print mt-4 flex gap-6 text-sm">
      {search.has('after') && (
        <Link href={address(null)} className={look}>
          {adminUiCopy.pager.first}
        </Link>
      )}
      {next !== null && (
        <Link href={address(next)} className={look} rel="next">
          {adminUiCopy.pager.next}
        </Link>
      )}
    </nav>
  );
}
