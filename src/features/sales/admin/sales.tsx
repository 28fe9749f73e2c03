/** What was sold in a span of days: figures, a chart, and the list behind it with its sum. */
import { useQuery } from '@tanstack/react-query';
import { timeZone } from '../../../../site.config.ts';
import { longDateOf } from '../../../shared/dates.ts';
import { usd } from '../../../shared/usd.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { queryIn } from '../../../web/admin/admin-list.tsx';
import { AdminLoaded, AdminPage, AdminSection } from '../../../web/admin/admin-page.tsx';
import { BarChart } from '../../../web/admin/bar-chart.tsx';
import { Figure, FigureList } from '../../../web/admin/figure-list.tsx';
import { ChoiceFilter, DayFilter, Filters } from '../../../web/admin/filters.tsx';
import { type Column, Table } from '../../../web/admin/table.tsx';
import { sentenceOf } from '../../../web/api-client.ts';
import { Link } from '../../../web/link.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { saveFile } from '../../../web/save-file.ts';
import { readSales, type Sales, type SalesRow } from '../contract/sales.ts';
import { salesCopy as words } from '../copy/sales.ts';
import { FEW, GROUPS, type Group, isPeriod } from '../rules/periods.ts';

/** More bars than that are narrower than they are apart. */
const MOST_NAMED_BARS = 24;

export function SalesScreen({ search }: ScreenProps) {
  const query = useQuery(queryIn(search, readSales, ['from', 'to', 'by', 'package']));
  const save = () =>
    saveFile(`/api/admin/sales.csv?${search.toString()}`, 'sales.csv').catch((fault: unknown) =>
      toast({ title: words.notSaved, description: sentenceOf(fault), variant: 'destructive' }),
    );
  return (
    <AdminPage
      title={words.title}
      actions={
        <Button variant="ghost" size="sm" onClick={() => void save()}>
          {words.csv}
        </Button>
      }
    >
      <Filters label={words.title}>
        <DayFilter name="from" label={words.from} />
        <DayFilter name="to" label={words.to} />
        <ChoiceFilter
          name="by"
          label={words.by}
          all={words.byNothing}
          options={GROUPS.filter((by) => by !== 'day').map((by) => ({ value: by, label: words.groups[by] }))}
        />
        <ChoiceFilter
          name="package"
          label={words.package}
          all={words.allPackages}
          options={(query.data?.packages ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Filters>
      <AdminLoaded query={query}>{(sales) => <Shown sales={sales} />}</AdminLoaded>
    </AdminPage>
  );
}

function Shown({ sales }: { readonly sales: Sales }) {
  const { by, rows } = sales;
  const bars = (isPeriod(by) ? rows : rows.slice(0, MOST_NAMED_BARS)).map((row) => ({
    key: row.key,
    label: labelOf(by, row),
    above: row.total,
    below: row.cancelledTotal,
  }));
  const few = bars.length < rows.length ? ` ${words.few(bars.length, rows.length)}` : '';
  return (
    <>
      <p role="status" className="mb-4 text-sm text-fg-muted">
        {longDateOf(sales.from)} – {longDateOf(sales.to)}. {words.zone(timeZone)}
      </p>
      <FigureTiles sales={sales} />
      <AdminSection title={words.list(by)}>
        {rows.length > 0 && <BarChart title={words.chart(by)} hint={words.chartHint + few} bars={bars} />}
        <Rows sales={sales} />
      </AdminSection>
    </>
  );
}

function FigureTiles({ sales: { sum, figures } }: { readonly sales: Sales }) {
  const tile = (of: { readonly title: string; readonly means: string }, value: string | null, detail?: string) => (
    <Figure
      key={of.title}
      title={of.title}
      value={value ?? words.nothing}
      detail={detail}
      definition={{ label: words.definition, text: of.means }}
    />
  );
  const few = (number: number) => (number < FEW ? `. ${words.few20}` : '');
  const { meanValue, meanParty, seatsOffered, meanLeadDays, medianLeadDays, made } = figures;
  return (
    <FigureList>
      {tile(words.net, words.net.says(sum.net))}
      {tile(words.travelled, words.travelled.says(figures.travelled, figures.keptFees))}
      {tile(words.refunded, usd(sum.refunded))}
      {tile(words.taxes, usd(sum.taxes))}
      {tile(
        words.occupancy,
        seatsOffered === 0 ? null : words.occupancy.says(figures.seatsTaken, seatsOffered),
        words.occupancy.of(figures.ran, figures.seatsTaken, seatsOffered),
      )}
      {tile(
        words.value,
        meanValue === null ? null : words.value.says(meanValue),
        meanParty === null ? undefined : words.value.of(meanParty) + few(sum.bookings),
      )}
      {tile(
        words.lead,
        meanLeadDays === null ? null : words.lead.says(meanLeadDays),
        medianLeadDays === null
          ? undefined
          : words.lead.of(medianLeadDays, figures.leadBookings) + few(figures.leadBookings),
      )}
      {tile(
        words.cancellations,
        made === 0 ? null : words.cancellations.says(figures.madeAndEnded, made),
        words.cancellations.of(figures.madeAndEnded, figures.madeAndCalledOff) + few(made),
      )}
      {tile(words.deferred, usd(figures.deferred))}
    </FigureList>
  );
}

function Rows({ sales: { by, rows, sum } }: { readonly sales: Sales }) {
  const { columns } = words;
  const amount = (head: string, of: (row: SalesRow) => number): Column<SalesRow> => ({
    head,
    number: true,
    cell: (row) => usd(of(row)),
  });
  const seats: Column<SalesRow> = {
    head: columns.occupancy,
    number: true,
    cell: ({ sold, capacity }) => (sold === null || capacity === null ? null : words.seats(sold, capacity)),
  };
  return (
    <Table
      caption={words.list(by)}
      rows={rows}
      keyOf={({ key }) => key}
      empty={words.none}
      columns={[
        { head: words.groups[by], headed: true, cell: (row) => <Behind by={by} row={row} /> },
        { head: columns.bookings, number: true, cell: ({ bookings }) => bookings.toLocaleString('en-US') },
        { head: columns.travelers, number: true, cell: ({ travelers }) => travelers.toLocaleString('en-US') },
        amount(columns.subtotal, ({ subtotal }) => subtotal),
        amount(columns.taxes, ({ taxes }) => taxes),
        amount(columns.total, ({ total }) => total),
        amount(columns.cancelled, ({ cancelledTotal }) => cancelledTotal),
        amount(columns.net, ({ net }) => net),
        amount(columns.refunded, ({ refunded }) => refunded),
        ...(by === 'departure' ? [seats] : []),
      ]}
      sum={[
        words.sum,
        sum.bookings.toLocaleString('en-US'),
        sum.travelers.toLocaleString('en-US'),
        ...[sum.subtotal, sum.taxes, sum.total, sum.cancelledTotal, sum.net, sum.refunded].map(usd),
      ]}
    />
  );
}

/** The list behind a figure. */
function Behind({ by, row }: { readonly by: Group; readonly row: SalesRow }) {
  const label = labelOf(by, row);
  if (by === 'day') return <Link href={`/admin/bookings?from=${row.key}&to=${row.key}`}>{label}</Link>;
  if (by === 'package') return <Link href={`/admin/bookings?package=${row.key}`}>{label}</Link>;
  if (by === 'departure') return <Link href={`/admin/bookings?departure=${row.key}`}>{label}</Link>;
  return label;
}

function labelOf(by: Group, { label, departsOn }: SalesRow): string {
  if (by === 'departure') return departsOn === null ? label : `${label}, ${longDateOf(departsOn)}`;
  return isPeriod(by) ? longDateOf(label) : label;
}
