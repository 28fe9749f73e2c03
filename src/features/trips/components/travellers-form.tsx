/** Who travels, told by the traveller: a name for every place, and what they need. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type CalendarDay, longDate } from '../../../shared/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { CallError, call, sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import type { Booking } from '../../bookings/contract/bookings.ts';
import { type BookedTraveller, nameTravellers, readTravellers, type Travellers } from '../contract/travellers.ts';
import { whoTravelsCopy as copy } from '../copy/before-departure.ts';

export function TravellersForm({ booking, told }: { booking: Booking; told: Travellers }) {
  const client = useQueryClient();
  const params = { id: booking.id };
  // Null: as it was told. Kept apart from what the server says, so that nothing typed is overwritten.
  const [typed, setTyped] = useState<readonly BookedTraveller[] | null>(null);
  const travellers = typed ?? told.travellers;
  const save = useMutation({
    // Offline it fails at once and says so.
    networkMode: 'always',
    mutationFn: (input: { travellers: BookedTraveller[] }) => call(nameTravellers, { params, input }),
    onSuccess: (saved, { travellers: sent }) => {
      client.setQueryData(queryOf(readTravellers, { params }).queryKey, saved);
      setTyped((now) => (now === null || sameAs(now, sent) ? null : now));
    },
  });
  const errors = save.error instanceof CallError ? (save.error.body?.fields ?? {}) : {};
  const change = (at: number, part: Partial<BookedTraveller>) => {
    if (!save.isPending) save.reset();
    setTyped(travellers.map((traveller, i) => (i === at ? { ...traveller, ...part } : traveller)));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate({ travellers: [...travellers] });
  };
  return (
    <form noValidate onSubmit={submit} className="no-print mt-2 grid gap-5">
      <p>{copy.open(longDate(told.until as CalendarDay))}</p>
      {travellers.map((traveller, i) => (
        <Place
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its number
          key={i}
          number={i + 1}
          traveller={traveller}
          errorOf={(field) => errors[`travellers.${i}.${field}`]}
          change={(part) => change(i, part)}
        />
      ))}
      {save.error && (
        <Notice tone="error" title={copy.failed}>
          <p>
            {sentenceOf(save.error)} {copy.kept}
          </p>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" variant="dark" pending={save.isPending} pendingLabel={copy.saving}>
          {copy.save}
        </Button>
        <p role="status" className="font-semibold">
          {save.isSuccess && typed === null && copy.saved}
        </p>
      </div>
      <p className="text-sm text-fg-muted">{copy.private}</p>
    </form>
  );
}

function Place({
  number,
  traveller,
  errorOf,
  change,
}: {
  number: number;
  traveller: BookedTraveller;
  errorOf: (field: keyof BookedTraveller) => string | undefined;
  change: (part: Partial<BookedTraveller>) => void;
}) {
  const { name, diet, access, note } = traveller;
  // Only at first: what is emptied while typing must not fold up.
  const [opened] = useState([diet, access, note].some(Boolean));
  return (
    <fieldset className="min-w-0 border-t border-line pt-4">
      <legend className="sr-only">{copy.place(number)}</legend>
      <p aria-hidden="true" className="mb-2 font-bold">
        {copy.place(number)}
      </p>
      <TextField
        label={copy.name}
        value={name}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={100}
        error={errorOf('name')}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
      />
      <details open={opened} className="mt-2">
        <summary className="w-fit cursor-pointer py-2.5 text-sm font-semibold">{copy.needs}</summary>
        <div className="mt-2 grid gap-5 sm:grid-cols-2">
          <TextField
            label={copy.diet}
            hint={copy.dietHint}
            value={diet}
            autoComplete="off"
            maxLength={300}
            error={errorOf('diet')}
            onChange={({ currentTarget }) => change({ diet: currentTarget.value })}
          />
          <TextField
            label={copy.access}
            hint={copy.accessHint}
            value={access}
            autoComplete="off"
            maxLength={300}
            error={errorOf('access')}
            onChange={({ currentTarget }) => change({ access: currentTarget.value })}
          />
          <TextAreaField
            label={copy.note}
            value={note}
            rows={2}
            autoComplete="off"
            maxLength={500}
            error={errorOf('note')}
            className="sm:col-span-2"
            onChange={({ currentTarget }) => change({ note: currentTarget.value })}
          />
        </div>
      </details>
    </fieldset>
  );
}

function sameAs(one: readonly BookedTraveller[], other: readonly BookedTraveller[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
