/** What the one search has found, by kind, and why. */
import { useQuery } from '@tanstack/react-query';
import { queryIn } from '../../../web/admin/admin-list.tsx';
import { AdminLoaded, AdminPage, AdminSection } from '../../../web/admin/admin-page.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { Link } from '../../../web/link.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { FOUND_KINDS, type FoundInAdmin, searchAdmin } from '../contract/search-admin.ts';
import { operatorsCopy } from '../copy.ts';

const { search: words } = operatorsCopy;

export function SearchScreen({ search }: ScreenProps) {
  const query = useQuery(queryIn(search, searchAdmin, ['q']));
  return (
    <AdminPage title={words.title}>
      <AdminLoaded query={query}>{(data) => <Shown data={data} typed={search.get('q') ?? ''} />}</AdminLoaded>
    </AdminPage>
  );
}

function Shown({ data: { found, isWhole }, typed }: { readonly data: FoundInAdmin; readonly typed: string }) {
  return (
    <>
      <p role="status" className="text-fg-muted">
        {typed === '' ? words.hint : words.count(found.length, typed)} {!isWhole && words.part}
      </p>
      {FOUND_KINDS.map((kind) => {
        const ofKind = found.filter((one) => one.kind === kind);
        return (
          ofKind.length > 0 && (
            <AdminSection key={kind} title={words.kinds[kind]}>
              <Table
                caption={words.kinds[kind]}
                rows={ofKind}
                keyOf={({ href, why }) => `${href} ${why}`}
                empty=""
                columns={[
                  { head: words.columns.what, cell: ({ title, href }) => <Link href={href}>{title}</Link> },
                  { head: words.columns.detail, cell: ({ detail }) => detail },
                  { head: words.columns.why, cell: ({ why }) => <span className="text-fg-muted">{why}</span> },
                ]}
              />
            </AdminSection>
          )
        );
      })}
    </>
  );
}
