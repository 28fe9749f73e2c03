/** A page of the back office that lists: its filters, the table, and the way through its pages. */
import type { ReactNode } from 'react';
import type { Endpoint, OutputOf, QueryOf } from '../../shared/endpoint.ts';
import { type PageQuery, queryOf } from '../endpoint-query.ts';
import type { QueryResult } from '../query-view.tsx';
import { AdminLoaded, AdminPage, type AdminPageProps } from './admin-page.tsx';
import { Filters } from './filters.tsx';
import { Pager, Table, type TableProps } from './table.tsx';

interface AdminListProps<Data, Row> extends Omit<TableProps<Row>, 'rows'>, Pick<AdminPageProps, 'title' | 'actions'> {
  /** What the list is for, before its filters. */
  readonly lead?: string;
  readonly label: string;
  readonly filters: ReactNode;
  readonly query: QueryResult<Data>;
  readonly rows: (data: Data) => readonly Row[];
  /** How many there are, said before the table. */
  readonly shown?: (count: number, data: Data) => string;
}

export function AdminList<Data extends { readonly next: string | null }, Row>(props: AdminListProps<Data, Row>) {
  const { title, actions, lead, label, filters, query, rows, shown, ...table } = props;
  return (
    <AdminPage title={title} actions={actions}>
      {lead && <p className="mb-6 max-w-[46em]">{lead}</p>}
      <Filters label={label}>{filters}</Filters>
      <AdminLoaded query={query}>
        {(data) => (
          <>
            {shown && (
              <p role="status" className="mb-2 text-sm text-fg-muted">
                {shown(rows(data).length, data)}
              </p>
            )}
            <Table {...table} rows={rows(data)} />
            <Pager next={data.next} />
          </>
        )}
      </AdminLoaded>
    </AdminPage>
  );
}

/** Asks for what the address names; the server judges whether that can be asked. */
export function queryIn<E extends Endpoint & { readonly params?: undefined }>(
  search: URLSearchParams,
  endpoint: E,
  names: readonly (keyof QueryOf<E> & string)[],
): PageQuery<OutputOf<E>> {
  const asked = names.map((name) => [name, search.get(name) ?? undefined]);
  return queryOf<Endpoint>(endpoint, { query: Object.fromEntries(asked) }) as PageQuery<OutputOf<E>>;
}
