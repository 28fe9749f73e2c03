/** The first page: what sells, what leaves, and what waits for somebody. It refreshes itself while somebody is there. */
import { useQuery } from '@tanstack/react-query';
import { longDateOf } from '../../../shared/dates.ts';
import { usd } from '../../../shared/usd.ts';
import { AdminLoaded, AdminPage, AdminSection } from '../../../web/admin/admin-page.tsx';
import { Figure, FigureList } from '../../../web/admin/figure-list.tsx';
import { useLookingAgain } from '../../../web/admin/operator-idle.ts';
import { Table } from '../../../web/admin/table.tsx';
import { queryOf } from '../../../web/endpoint-query.ts';
import { Link } from '../../../web/link.tsx';
import { Alerts } from '../../operators/components/alerts.tsx';
import { readToday } from '../../operators/contract/alerts.ts';
import { type Leaving, type Pulse, readPulse } from '../contract/sales.ts';
import { pulseCopy as words } from '../copy/sales.ts';
import { departureGaps } from '../rules/departure-gaps.ts';

const todayQuery = queryOf(readToday);
const pulseQuery = queryOf(readPulse);
const LOOK_AGAIN_MS = 30_000;
const WAY = 'underline decoration-accent underline-offset-4';

export function TodayScreen() {
  const today = useQuery(todayQuery);
  const pulse = useQuery(pulseQuery);
  useLookingAgain(today, LOOK_AGAIN_MS);
  useLookingAgain(pulse, LOOK_AGAIN_MS);
  return (
    <AdminPage title={words.title}>
      <AdminLoaded query={pulse}>{(data) => <WhatSells {...data} />}</AdminLoaded>
      <AdminLoaded query={today}>{(data) => <Alerts {...data} />}</AdminLoaded>
    </AdminPage>
  );
}

function WhatSells({ today, dayBefore, week, weekBefore, leaving }: Pulse) {
  return (
    <>
      <AdminSection title={words.sales} actions={<Way href="/admin/sales" label={words.more} />}>
        <FigureList>
          <Sold title={words.today} now={today} before={dayBefore} when="day" />
          <Sold title={words.week} now={week} before={weekBefore} when="week" />
        </FigureList>
      </AdminSection>
      <AdminSection title={words.leaving} actions={<Way href="/admin/departures" label={words.allDepartures} />}>
        <Table
          caption={words.leaving}
          rows={leaving}
          keyOf={({ departureId }) => departureId}
          empty={words.none}
          columns={[
            {
              head: words.columns.departs,
              headed: true,
              cell: ({ departureId, departsOn }) => (
                <Link href={`/admin/departures/${departureId}`}>{longDateOf(departsOn)}</Link>
              ),
            },
            { head: words.columns.trip, cell: ({ packageName }) => packageName },
            { head: words.columns.party, number: true, cell: ({ sold, capacity }) => words.of(sold, capacity) },
            { head: words.columns.free, number: true, cell: ({ sold, held, capacity }) => capacity - sold - held },
            { head: words.columns.missing, cell: (departure) => <WhatIsMissing departure={departure} /> },
          ]}
        />
      </AdminSection>
    </>
  );
}

interface SoldProps {
  readonly title: string;
  readonly now: Pulse['today'];
  readonly before: Pulse['today'];
  readonly when: 'day' | 'week';
}

function Sold({ title, now, before, when }: SoldProps) {
  return (
    <Figure
      title={title}
      value={usd(now.total)}
      detail={
        <>
          <span className="block">
            {words.sold(now.bookings, now.travelers)}
            {now.cancelledTotal > 0 && `, ${words.cancelled(now.cancelledTotal)}`}
          </span>
          <span className="block">{words.beside(before.total, before.bookings, when)}</span>
        </>
      }
    />
  );
}

function WhatIsMissing({ departure }: { readonly departure: Leaving }) {
  const missing = departureGaps(departure);
  if (missing.length === 0) return <span className="text-fg-muted">{words.complete}</span>;
  return missing.map((one) => words.missing(one)).join('; ');
}

function Way({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <Link href={href} className={WAY}>
      {label}
    </Link>
  );
}
