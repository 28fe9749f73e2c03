/** What the package costs from when. The past is read; the future, and what began a moment ago, can be taken back. */
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { usd } from '../../../shared/usd.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AskFirst, Confirm } from '../../../web/admin/dialogs.tsx';
import { Moment, momentOf } from '../../../web/admin/moment.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { CallError, call, sentenceOf } from '../../../web/api-client.ts';
import { type AdminPackage, addPrice, NewPrice, removePrice } from '../contract/edit-packages.ts';
import { editPackagesCopy } from '../copy/edit-packages.ts';
import { packageQuery } from './package-query.ts';

const words = editPackagesCopy.prices;

const tones = { coming: 'warning', current: 'positive', past: 'outline' } as const;

export function PriceHistory({ known: { id, prices } }: { readonly known: AdminPackage }) {
  const client = useQueryClient();
  const { queryKey } = packageQuery(id);
  const remove = async (price: string) => {
    try {
      client.setQueryData(queryKey, await call(removePrice, { params: { id, price } }));
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
              head: words.head.actions,
              cell: (dated) =>
                (dated.state === 'coming' || dated.canTakeBack) && (
                  <Confirm
                    {...(dated.state === 'coming' ? words.remove : words.takeBack)(usd(dated.price))}
                    pendingLabel={words.removing}
                    onConfirm={() => remove(dated.id)}
                  />
                ),
            },
          ]}
        />
      </div>
      <AddPrice id={id} current={prices.find(({ state }) => state === 'current')?.price ?? null} />
    </>
  );
}

const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** A price to come, or one that counts at once: that one is asked about first. */
function AddPrice({ id, current }: { readonly id: string; readonly current: number | null }) {
  const client = useQueryClient();
  const [price, setPrice] = useState('');
  const [from, setFrom] = useState('');
  const [pending, setPending] = useState(false);
  const [errors, setErrors] = useState<{ readonly price?: string; readonly from?: string }>({});
  /** Counts at once, and waits for a second word. */
  const [asked, setAsked] = useState<NewPrice | null>(null);
  const moment = useRef<HTMLInputElement>(null);

  const look = (event: FormEvent) => {
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
    setErrors({});
    if (parsed.data.validFrom === null) setAsked(parsed.data);
    else void add(parsed.data);
  };

  const add = async (wish: NewPrice) => {
    setPending(true);
    try {
      client.setQueryData(packageQuery(id).queryKey, await call(addPrice, { params: { id }, input: wish }));
      setPrice('');
      setFrom('');
      const { validFrom } = wish;
      toast({ title: validFrom === null ? words.addedNow : words.added(momentOf(validFrom)) });
    } catch (refused) {
      const aboutPrice = refused instanceof CallError && refused.body?.code === 'price_unchanged';
      setErrors({ [aboutPrice ? 'price' : 'from']: sentenceOf(refused) });
    } finally {
      setPending(false);
    }
  };

  return (
    <form noValidate onSubmit={look} className="mt-5 grid max-w-3xl items-start gap-4 md:grid-cols-[10rem_16rem_auto]">
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
      {asked && (
        <AskFirst
          open
          onClose={() => setAsked(null)}
          title={words.nowTitle(usd(asked.price))}
          action={words.nowDeed(usd(asked.price))}
          pendingLabel={words.adding}
          onConfirm={() => add(asked)}
        >
          {words.nowBody(current === null ? null : usd(current), usd(asked.price))}
        </AskFirst>
      )}
    </form>
  );
}
