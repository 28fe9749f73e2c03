/** Booking for somebody who calls: what it costs stands there to be said, and what was said is what is booked. */

import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { longDateOf } from '../../../shared/dates.ts';
import { usd } from '../../../shared/usd.ts';
import { Button } from '../../../ui/button.tsx';
import { EmailField, SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AdminPage } from '../../../web/admin/admin-page.tsx';
import { sending } from '../../../web/admin/dialogs.tsx';
import { call, sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { freshKey } from '../../../web/fresh-key.ts';
import { navigate } from '../../../web/history.ts';
import { listDepartures, listPackages } from '../../packages/contract/packages.ts';
import { priceFor } from '../../packages/rules/total-price.ts';
import { bookForCaller, CALLER_PAYS, type CallerPays } from '../contract/telephone-bookings.ts';
import { bookingsCopy } from '../copy/list-bookings.ts';
import { telephoneCopy as words } from '../copy/telephone-bookings.ts';

interface Form {
  readonly packageId: string;
  readonly departureId: string;
  readonly travelers: number;
  readonly contactName: string;
  readonly contactPhone: string;
  readonly contactEmail: string;
  readonly specialRequests: string;
  readonly pays: CallerPays;
  readonly reason: string;
}

const EMPTY: Form = {
  packageId: '',
  departureId: '',
  travelers: 2,
  contactName: '',
  contactPhone: '',
  contactEmail: '',
  specialRequests: '',
  pays: 'link',
  reason: '',
};

export function BookForCallerScreen() {
  const [form, setForm] = useState(EMPTY);
  // The same until it is known that it is booked: a press whose answer was lost books nothing twice.
  const key = useRef(freshKey());
  const departures = useDepartures(form.packageId);
  const departure = departures.find(({ departureId }) => String(departureId) === form.departureId);
  const total = departure && form.travelers >= 1 ? totalOf(form, departure.price) : null;
  const book = useMutation({
    mutationFn: () => {
      const { packageId, departureId, travelers: numberOfTravelers, reason, ...more } = form;
      const input = { ...more, key: key.current, packageId, departureId: Number(departureId), numberOfTravelers };
      return call(bookForCaller, {
        input: { ...input, agreedTotal: total ?? 0, ...(reason.trim() === '' ? {} : { reason }) },
      });
    },
    onSuccess: ({ id }) => {
      navigate(`/admin/bookings/${id}`);
      toast({ title: words.done[form.pays] });
    },
  });
  const change = (part: Partial<Form>) => {
    setForm({ ...form, ...part });
    book.reset();
    key.current = freshKey();
  };
  return (
    <AdminPage title={words.title} back={{ href: '/admin/bookings', label: bookingsCopy.title }}>
      <form noValidate onSubmit={sending(() => book.mutate())} className="grid max-w-[34em] gap-4">
        <SelectField
          label={words.package}
          placeholder={words.choose}
          options={usePackages()}
          value={form.packageId}
          onChange={({ target }) => change({ packageId: target.value, departureId: '' })}
        />
        <SelectField
          label={words.departure}
          placeholder={words.choose}
          options={departures.map(({ departureId, departsOn, price, availableSpots }) => ({
            value: String(departureId),
            label: words.choice(longDateOf(departsOn), price, availableSpots),
          }))}
          value={form.departureId}
          onChange={({ target }) => change({ departureId: target.value })}
        />
        <TextField
          label={words.travelers}
          type="number"
          inputMode="numeric"
          min={1}
          step={1}
          value={Number.isNaN(form.travelers) ? '' : form.travelers}
          onChange={({ target }) => change({ travelers: target.valueAsNumber })}
        />
        <TextField
          label={words.name}
          autoComplete="off"
          maxLength={100}
          value={form.contactName}
          onChange={({ target }) => change({ contactName: target.value })}
        />
        <TextField
          label={words.phone}
          type="tel"
          inputMode="tel"
          autoComplete="off"
          value={form.contactPhone}
          onChange={({ target }) => change({ contactPhone: target.value })}
        />
        <EmailField
          label={words.email}
          hint={words.emailHint}
          autoComplete="off"
          value={form.contactEmail}
          onChange={({ target }) => change({ contactEmail: target.value })}
        />
        <TextAreaField
          label={words.requests}
          rows={2}
          maxLength={2000}
          value={form.specialRequests}
          onChange={({ target }) => change({ specialRequests: target.value })}
        />
        <SelectField
          label={words.pays}
          hint={words.paymentHints[form.pays]}
          options={CALLER_PAYS.map((value) => ({ value, label: words.payments[value] }))}
          value={form.pays}
          onChange={({ target }) => change({ pays: CALLER_PAYS.find((pays) => pays === target.value) ?? 'link' })}
        />
        <TextAreaField
          label={words.reason(form.pays)}
          hint={words.reasonHint}
          rows={2}
          maxLength={1000}
          value={form.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
        {total !== null && (
          <p role="status">
            {words.total}: <strong className="tabular-nums">{usd(total)}</strong>
          </p>
        )}
        {book.error && (
          <Notice tone="error" title={words.failed} live>
            {sentenceOf(book.error)}
          </Notice>
        )}
        <div>
          <Button
            type="submit"
            variant="dark"
            size="sm"
            inactive={total === null}
            pending={book.isPending}
            pendingLabel={words.pending}
          >
            {words.submit[form.pays]}
          </Button>
        </div>
      </form>
    </AdminPage>
  );
}

function totalOf({ pays, travelers }: Form, price: number): number {
  return pays === 'free' ? 0 : priceFor(price, travelers).total;
}

function usePackages() {
  const { data } = useQuery(queryOf(listPackages, { query: {} }));
  return (data ?? []).map(({ id, name }) => ({ value: id, label: name }));
}

function useDepartures(packageId: string) {
  const { data } = useQuery({
    ...queryOf(listDepartures, { params: { id: packageId } }),
    enabled: packageId !== '',
  });
  return packageId === '' ? [] : (data ?? []);
}
