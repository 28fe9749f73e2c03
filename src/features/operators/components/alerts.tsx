/** What waits for somebody, the urgent first; what is fine is one line that opens. */
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { AdminSection } from '../../../web/admin/admin-page.tsx';
import { Moment } from '../../../web/admin/moment.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { Link } from '../../../web/link.tsx';
import type { AlertShown, Today } from '../contract/alerts.ts';
import { operatorsCopy } from '../copy.ts';

const { today: words } = operatorsCopy;
const TONES: Readonly<Record<AlertShown['state'], BadgeTone>> = {
  urgent: 'negative',
  waits: 'warning',
  fine: 'positive',
};

export function Alerts({ at, alerts }: Today) {
  const open = alerts.filter(({ state }) => state !== 'fine');
  const fine = alerts.filter(({ state }) => state === 'fine');
  return (
    <AdminSection title={words.waiting}>
      <p role="status" className="mb-2 text-fg-muted">
        {open.length === 0 ? words.calm : words.open(open.length)} {words.asOf} <Moment at={at} />
      </p>
      {open.length > 0 && <AlertTable caption={words.waiting} alerts={open} />}
      {fine.length > 0 && (
        <details className="mt-3">
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline decoration-accent underline-offset-4">
            {words.fine(fine.length)}
          </summary>
          <AlertTable caption={words.house} alerts={fine} />
        </details>
      )}
    </AdminSection>
  );
}

function AlertTable({ caption, alerts }: { readonly caption: string; readonly alerts: readonly AlertShown[] }) {
  return (
    <Table
      caption={caption}
      rows={alerts}
      keyOf={({ id }) => id}
      empty={words.none}
      columns={[
        { head: words.columns.alert, cell: ({ title, href }) => (href ? <Link href={href}>{title}</Link> : title) },
        { head: words.columns.count, number: true, cell: ({ count }) => count.toLocaleString('en-US') },
        { head: words.columns.oldest, cell: ({ oldest }) => (oldest ? <Moment at={oldest} /> : null) },
        { head: words.columns.detail, cell: ({ detail }) => detail },
        { head: words.columns.state, cell: ({ state }) => <Badge tone={TONES[state]}>{words.states[state]}</Badge> },
      ]}
    />
  );
}
