/** Departures that are open, and how many seats each has; changed while people buy. */
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { type CalendarDay, longDate } from '../../../shared/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Table } from '../../../web/admin/table.tsx';
import { call, sentenceOf } from '../../../web/call.ts';
import { type AdminPackage, changeCapacity, NewCapacity } from '../contract/admin.ts';
import { adminCopy } from '../copy/admin.ts';
import { packageQuery } from './queries.ts';

const words = adminCopy.departures;

type Departure = AdminPackage['departures'][number];

const inWords = (day: string) => longDate(day as CalendarDay);

export function Departures({ known: { id, departures } }: { readonly known: AdminPackage }) {
  return (
    <Table
      caption={words.caption}
      rows={departures}
      keyOf={(departure) => departure.id}
      empty={words.none}
      columns={[
        {
          head: words.head.departs,
          headed: true,
          cell: ({ departsOn, isOnSale }) => (
            <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <time dateTime={departsOn}>{inWords(departsOn)}</time>
              {isOnSale && <Badge tone="positive">{words.onSale}</Badge>}
            </span>
          ),
        },
        { head: words.head.returns, cell: ({ returnsOn }) => <time dateTime={returnsOn}>{inWords(returnsOn)}</time> },
        { head: words.head.sold, number: true, cell: ({ sold }) => sold },
        { head: words.head.held, number: true, cell: ({ held }) => held },
        { head: words.head.free, number: true, cell: ({ capacity, held, sold }) => capacity - held - sold },
        { head: words.head.capacity, cell: (departure) => <Capacity packageId={id} departure={departure} /> },
      ]}
    />
  );
}

function Capacity({ packageId, departure }: { readonly packageId: string; readonly departure: Departure }) {
  const client = useQueryClient();
  const { queryKey } = packageQuery(packageId);
  const [typed, setTyped] = useState(String(departure.capacity));
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<string | undefined>();
  useEffect(() => setTyped(String(departure.capacity)), [departure.capacity]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const parsed = NewCapacity.safeParse({
      capacity: typed.trim() === '' ? Number.NaN : Number(typed),
      was: departure.capacity,
    });
    if (!parsed.success) return setFault(parsed.error.issues[0]?.message);
    setPending(true);
    setFault(undefined);
    try {
      const params = { id: packageId, departure: departure.id };
      client.setQueryData(queryKey, await call(changeCapacity, { params, input: parsed.data }));
      toast({ title: words.saved(parsed.data.capacity) });
    } catch (refused) {
      setFault(sentenceOf(refused));
      void client.invalidateQueries({ queryKey });
    } finally {
      setPending(false);
    }
  };

  return (
    <form noValidate onSubmit={save} className="flex max-w-72 items-start gap-2">
      <TextField
        label={words.seatsOf(inWords(departure.departsOn))}
        hideLabel
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={fault}
        onChange={({ target }) => setTyped(target.value)}
        className="min-w-24 flex-1"
      />
      <Button type="submit" variant="ghost" size="md" pending={pending} pendingLabel={words.saving}>
        {words.save}
      </Button>
    </form>
  );
}
