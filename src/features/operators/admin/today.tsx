/** The first page: alerts that wait for somebody, and the status of the system. It refreshes itself while somebody is there. */
import { useQuery } from '@tanstack/react-query';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { Moment } from '../../../web/admin/facts.tsx';
import { useLookingAgain } from '../../../web/admin/idle.ts';
import { AdminLoaded, AdminPage, AdminSection } from '../../../web/admin/page.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { Link } from '../../../web/link.tsx';
import { queryOf } from '../../../web/query.ts';
import { type AlertShown, readToday } from '../contract.ts';
import { operatorsCopy } from '../copy.ts';

const { today: words } = operatorsCopy;
const todayQuery = queryOf(readToday);
const LOOK_AGAIN_MS = 30_000;
const TONES: Readonly<Record<AlertShown['state'], BadgeTone>> = {
  urgent: 'negative',
  waits: 'warning',
  fine: 'positive',
};

export function TodayScreen() {
  const query = useQuery(todayQuery);
  useLookingAgain(query, LOOK_AGAIN_MS);
  return (
    <AdminPage title={words.title}>
      <AdminLoaded query={query}>
        {({ at, alerts }) => {
          const open = alerts.filter(({ state }) => state !== 'fine');
          return (
            <>
              <p role="status" className="text-fg-muted">
                {open.length === 0 ? words.calm : words.open(open.length)} {words.asOf} <Moment at={at} />
              </p>
              {open.length > 0 && (
                <AdminSection title={words.waiting}>
                  <Alerts caption={words.waiting} alerts={open} />
                </AdminSection>
              )}
              <AdminSection title={words.house}>
                <Alerts caption={words.house} alerts={alerts.filter(({ state }) => state === 'fine')} />
              </AdminSection>
            </>
          );
        }}
      </AdminLoaded>
    </AdminPage>
  );
}

function Alerts({ caption, alerts }: { readonly caption: string; readonly alerts: readonly AlertShown[] }) {
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
