/** Sending a file of restaurants, and watching what becomes of it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Badge } from '../../../ui/badge.tsx';
import { Confirm } from '../../../web/admin/confirm.tsx';
import { Moment } from '../../../web/admin/facts.tsx';
import { useLookingAgain } from '../../../web/admin/idle.ts';
import { AdminLoaded, AdminPage, AdminSection } from '../../../web/admin/page.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { call } from '../../../web/call.ts';
import { queryOf } from '../../../web/query.ts';
import { cancelImport, listImports, type SentFile } from '../contract/imports.ts';
import { deskCopy } from '../copy/desk.ts';
import { importCopy as copy } from '../copy/imports.ts';
import { ImportForm } from './import-form.tsx';

const listQuery = queryOf(listImports);
const LOOK_MS = 1500;
const isUnderWay = ({ state }: SentFile) => state === 'sending' || state === 'waiting' || state === 'running';

export function ImportsScreen() {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries({ queryKey: listQuery.queryKey });
  const query = useQuery(listQuery);
  const someUnderWay = query.data?.some(isUnderWay) ?? false;
  useLookingAgain(query, someUnderWay ? LOOK_MS : null);
  return (
    <AdminPage title={copy.title} back={{ href: '/admin/restaurants', label: deskCopy.back }}>
      <p className="mb-6 max-w-[46em]">{copy.lead}</p>
      <ImportForm isUnderWay={someUnderWay} onChange={refresh} />
      <AdminSection title={copy.past}>
        <AdminLoaded query={query}>
          {(sent) => (
            <Table
              caption={copy.caption}
              rows={sent}
              keyOf={({ id }) => id}
              empty={copy.none}
              columns={[
                { head: copy.columns.file, cell: (file) => <Name file={file} /> },
                { head: copy.columns.state, cell: (file) => <State file={file} /> },
                { head: copy.columns.report, cell: (file) => <Report file={file} /> },
                {
                  head: copy.columns.by,
                  cell: ({ operator, createdAt }) => (
                    <>
                      {operator}
                      <span className="block text-sm text-fg-muted">
                        <Moment at={createdAt} />
                      </span>
                    </>
                  ),
                },
                {
                  head: copy.columns.deed,
                  cell: (file) =>
                    isUnderWay(file) ? (
                      <Confirm
                        label={copy.cancel}
                        title={copy.cancelTitle}
                        deed={copy.cancel}
                        pendingDeed={copy.cancelling}
                        onConfirm={async () => {
                          await call(cancelImport, { params: { id: file.id } });
                          await refresh();
                        }}
                      >
                        {copy.cancelText}
                      </Confirm>
                    ) : null,
                },
              ]}
            />
          )}
        </AdminLoaded>
      </AdminSection>
    </AdminPage>
  );
}

function Name({ file: { name, bytes, asOf, zone, report } }: { readonly file: SentFile }) {
  const known = asOf ?? report?.asOf;
  const age = known ? [copy.known(known)] : known === null && report?.asOf === null ? [copy.ageUnknown] : [];
  const more = [...(bytes === null ? [] : [copy.size(bytes)]), ...age, ...(zone ? [zone] : [])];
  return (
    <>
      <span className="break-all">{name}</span>
      <span className="block text-sm font-normal text-fg-muted">{more.join(' · ')}</span>
    </>
  );
}

const TONES = {
  sending: 'outline',
  waiting: 'outline',
  running: 'warning',
  done: 'positive',
  failed: 'negative',
  cancelled: 'outline',
} as const;

function State({ file }: { readonly file: SentFile }) {
  const { state, part, name, fault } = file;
  return (
    <>
      <Badge tone={TONES[state]}>{copy.states[state]}</Badge>
      {state === 'running' && (
        <progress aria-label={copy.progress(name)} value={part} max={1} className="mt-2 block w-36 accent-rust-deep" />
      )}
      {fault && <span className="mt-1 block text-sm">{fault}</span>}
    </>
  );
}

function Report({ file: { report } }: { readonly file: SentFile }) {
  if (!report) return '—';
  const { skipped, retired = 0, asOf: _, ...counts } = report;
  const lines = Object.entries({ ...counts, retired, ...skipped }).filter(
    ([name, count]) => count > 0 || name === 'restaurants',
  );
  return (
    <ul className="text-sm">
      {lines.map(([name, count]) => (
        <li key={name}>
          {count.toLocaleString('en-US')} {copy.report[name as keyof typeof copy.report]}
        </li>
      ))}
    </ul>
  );
}
