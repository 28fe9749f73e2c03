/** Departures that have not left: their sale and seats, changed while people buy; more of them, and fewer. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type CalendarDay, longDate } from '../../../shared/dates.ts';
import { usd } from '../../../shared/usd.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Confirm, sending } from '../../../web/admin/dialogs.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { call, sentenceOf } from '../../../web/api-client.ts';
import { Link } from '../../../web/link.tsx';
import { cancelEmptyDepartures, changeCapacity, NewCapacity } from '../contract/edit-departures.ts';
import type { AdminPackage } from '../contract/edit-packages.ts';
import { editPackagesCopy } from '../copy/edit-packages.ts';
import { AddDepartures } from './add-departures.tsx';
import { BulkChangeDepartures } from './bulk-change-departures.tsx';
import { ChangeDeparture } from './change-departure.tsx';
import type { AdminDeparture } from './departure-fields.tsx';
import { packageQuery } from './package-query.ts';

const words = editPackagesCopy.departures;

const inWords = (day: string) => longDate(day as CalendarDay);

export function Departures({ known }: { readonly known: AdminPackage }) {
  const { id, departures } = known;
  const client = useQueryClient();
  const [added, setAdded] = useState<readonly number[]>([]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const choose = (ids: readonly number[], isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, ...ids] : [...before].filter((one) => !ids.includes(one))));
  const ids = departures.map((departure) => departure.id);
  const cancel = async (ids: readonly number[], done: string) => {
    const now = await call(cancelEmptyDepartures, { params: { id }, input: { departures: [...ids] } });
    client.setQueryData(packageQuery(id).queryKey, now);
    setAdded([]);
    toast({ title: done });
  };
  const takeBack = useMutation({
    mutationFn: () => cancel(added, words.undone),
    onError: (fault) => toast({ title: words.failed, description: sentenceOf(fault), variant: 'destructive' }),
  });
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2.5">
        <AddDepartures known={known} onAdded={setAdded} />
        <BulkChangeDepartures
          known={known}
          chosen={departures.filter((departure) => chosen.has(departure.id))}
          onDone={() => setChosen(new Set())}
        />
        {added.length > 0 && (
          <Button
            variant="ghost"
            size="sm"
            pending={takeBack.isPending}
            pendingLabel={words.undoing}
            onClick={() => takeBack.mutate()}
          >
            {words.undo}
          </Button>
        )}
      </div>
      {ids.length > 1 && (
        <Checkbox
          label={words.chooseAll}
          checked={ids.every((one) => chosen.has(one))}
          onChange={({ currentTarget: { checked } }) => choose(ids, checked)}
        />
      )}
      <Table
        caption={words.caption}
        rows={departures}
        keyOf={(departure) => departure.id}
        empty={words.none}
        columns={[
          {
            head: words.head.departs,
            headed: true,
            cell: ({ id: departure, departsOn, state, isOnSale }) => (
              <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
                <Checkbox
                  label={<time dateTime={departsOn}>{inWords(departsOn)}</time>}
                  checked={chosen.has(departure)}
                  onChange={({ currentTarget: { checked } }) => choose([departure], checked)}
                />
                <Badge tone={isOnSale ? 'positive' : 'outline'}>
                  {state === 'on_sale' && !isOnSale ? words.cutOff : words.states[state]}
                </Badge>
              </span>
            ),
          },
          { head: words.head.returns, cell: ({ returnsOn }) => <time dateTime={returnsOn}>{inWords(returnsOn)}</time> },
          { head: words.head.price, cell: ({ price }) => (price === null ? words.asPackage : usd(price)) },
          {
            head: words.head.runs,
            cell: ({ minimumParty, sold }) =>
              minimumParty === null ? words.always : words.runsFrom(minimumParty, sold),
          },
          { head: words.head.sold, number: true, cell: ({ sold }) => sold },
          { head: words.head.held, number: true, cell: ({ held }) => held },
          { head: words.head.free, number: true, cell: ({ capacity, held, sold }) => capacity - held - sold },
          { head: words.head.capacity, cell: (departure) => <Capacity packageId={id} departure={departure} /> },
          {
            head: words.head.actions,
            cell: (departure) => (
              <span className="flex flex-wrap gap-2.5">
                <ChangeDeparture id={id} departure={departure} />
                {departure.held + departure.sold > 0 ? (
                  <Link href={`/admin/departures/${departure.id}/call-off`} className="link">
                    {words.callOff}
                    <span className="sr-only">: {inWords(departure.departsOn)}</span>
                  </Link>
                ) : (
                  <Confirm
                    {...words.cancel(inWords(departure.departsOn))}
                    onConfirm={() => cancel([departure.id], words.cancelled)}
                  />
                )}
              </span>
            ),
          },
        ]}
      />
    </>
  );
}

function Capacity({ packageId, departure }: { readonly packageId: string; readonly departure: AdminDeparture }) {
  const client = useQueryClient();
  const { queryKey } = packageQuery(packageId);
  const [typed, setTyped] = useState(String(departure.capacity));
  const [fault, setFault] = useState<string | undefined>();
  useEffect(() => setTyped(String(departure.capacity)), [departure.capacity]);

  const saving = useMutation({
    mutationFn: (input: NewCapacity) =>
      call(changeCapacity, { params: { id: packageId, departure: departure.id }, input }),
    onSuccess(now, { capacity }) {
      client.setQueryData(queryKey, now);
      toast({ title: words.saved(capacity) });
    },
    onError(refused) {
      setFault(sentenceOf(refused));
      void client.invalidateQueries({ queryKey });
    },
  });
  const save = () => {
    const parsed = NewCapacity.safeParse({
      capacity: typed.trim() === '' ? Number.NaN : Number(typed),
      was: departure.capacity,
    });
    if (!parsed.success) return setFault(parsed.error.issues[0]?.message);
    setFault(undefined);
    saving.mutate(parsed.data);
  };

  return (
    <form noValidate onSubmit={sending(save)} className="flex max-w-72 items-start gap-2">
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
      <Button type="submit" variant="ghost" size="md" pending={saving.isPending} pendingLabel={words.saving}>
        {words.save}
      </Button>
    </form>
  );
}
