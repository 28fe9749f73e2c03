/** What the package costs from when. The past is read; the future can be added to and taken back. */
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { addressOf } from '../../../shared/endpoint.ts';
import { usd } from '../../../shared/money.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Confirm } from '../../../web/back-office/confirm.tsx';
import { Moment, momentOf } from '../../../web/back-office/facts.tsx';
import { Table } from '../../../web/back-office/table.tsx';
import { CallError, call, sentenceOf } from '../../../web/call.ts';
import type { addPrice, PackageInOffice, removePrice } from '../contract/admin.ts';
import { NewPrice } from '../contract/editing.ts';
import { officeCopy } from '../copy/office.ts';
import { packageQuery } from './queries.ts';

const words = officeCopy.prices;
const addAddress = addressOf<typeof addPrice>('POST', '/api/admin/packages/:id/prices');
const removeAddress = addressOf<typeof removePrice>('DELETE', '/api/admin/packages/:id/prices/:price');

const tones = { coming: 'warning', current: 'positive', past: 'outline' } as const;

export function PriceHistory({ known: { id, prices } }: { readonly known: PackageInOffice }) {
  const client = useQueryClient();
  const { queryKey } = packageQuery(id);
  const remove = async (price: string) => {
    try {
      client.setQueryData(queryKey, await call(removeAddress, { params: { id, price } }));
      toast({ title: words.removed });
    } catch (refused) {
      void client.invalidateQueries({ queryKey });
      throw refused;
    }
  };
  return (
    <>
      <p className="mb-3 max-w-[46em] text-fg-muted">{words.lead}</p>
      <div className="max-w-4xl">
        <Table
          caption={words.caption}
          rows={prices}
          keyOf={(dated) => dated.id}
          empty={words.none}
          columns={[
            { head: words.head.from, headed: true, cell: ({ validFrom }) => <Moment at={validFrom} /> },
            { head: words.head.price, number: true, cell: ({ price }) => usd(price) },
            { head: words.head.state, cell: ({ state }) => <Badge tone={tones[state]}>{words.states[state]}</Badge> },
            {
              head: words.head.deeds,
              cell: (dated) =>
                dated.state === 'coming' && (
                  <Confirm
                    label={words.remove}
                    title={words.removeTitle(usd(dated.price))}
                    deed={words.remove}
                    pendingDeed={words.removing}
                    onConfirm={() => remove(dated.id)}
                  >
                    {words.removeBody}
                  </Confirm>
                ),
            },
          ]}
        />
      </div>
      <AddPrice id={id} />
    </>
  );
}

const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

function AddPrice({ id }: { readonly id: string }) {
  const client = useQueryClient();
  const [price, setPrice] = useState('');
  const [from, setFrom] = useState('');
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<{ readonly price?: string; readonly from?: string }>({});
  const moment = useRef<HTMLInputElement>(null);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    // A moment typed half has no value either; without this look it would mean "from now on".
    if (moment.current && !moment.current.validity.valid) {
      setErrors({ from: words.fromBad });
      return moment.current.focus();
    }
    const bare = price.replaceAll(/[\s,$]/g, '');
    const parsed = NewPrice.safeParse({
      price: bare === '' ? Number.NaN : Number(bare),
      validFrom: from === '' ? null : new Date(from).toISOString(),
    });
    if (!parsed.success) return setErrors({ price: parsed.error.issues[0]?.message ?? '' });
    setPending(true);
    setErrors({});
    try {
      client.setQueryData(packageQuery(id).queryKey, await call(addAddress, { params: { id }, input: parsed.data }));
      setPrice('');
      setFrom('');
      const { validFrom } = parsed.data;
      toast({ title: validFrom === null ? words.addedNow : words.added(momentOf(validFrom)) });
    } catch (refused) {
      const aboutPrice = refused instanceof CallError && refused.body?.code === 'price_unchanged';
      setErrors({ [aboutPrice ? 'price' : 'from']: sentenceOf(refused) });
    } finally {
      setPending(false);
    }
  };

  return (
    <form noValidate onSubmit={add} className="mt-5 grid max-w-3xl items-start gap-4 md:grid-cols-[10rem_16rem_auto]">
      <TextField
        label={words.price}
        inputMode="numeric"
        autoComplete="off"
        value={price}
        error={errors.price}
        onChange={({ target }) => setPrice(target.value)}
      />
      <TextField
        label={words.from}
        hint={words.fromHint(zone)}
        type="datetime-local"
        max="9999-12-31T23:59"
        ref={moment}
        value={from}
        error={errors.from}
        onChange={({ target }) => setFrom(target.value)}
      />
      <div className="md:pt-7">
        <Button type="submit" variant="ghost" pending={pending} pendingLabel={words.adding}>
          {words.add}
        </Button>
      </div>
    </form>
  );
}
