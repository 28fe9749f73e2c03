/** One departure that may not run: who is on it and what goes back, the decision, and how far the work has come. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { longDateOf } from '../../../shared/dates.ts';
import { usd } from '../../../shared/usd.ts';
import { SelectField, TextAreaField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AdminLoaded, AdminPage } from '../../../web/admin/admin-page.tsx';
import { DescriptionList } from '../../../web/admin/description-list.tsx';
import { Confirm } from '../../../web/admin/dialogs.tsx';
import { call } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import type { ScreenProps } from '../../../web/page.ts';
import { listDepartures } from '../../packages/contract/packages.ts';
import { type CallOffPreview, callOffDeparture, previewCallOff } from '../contract/call-off.ts';
import { callOffCopy as words } from '../copy/call-off.ts';

/** While bookings are being ended. */
const LOOK_AGAIN_MS = 2000;
const back = { href: '/admin/departures', label: words.back };

const leftOf = ({ bookings, asked }: CallOffPreview) => bookings - asked;
const isAtWork = (known: CallOffPreview) => known.state === 'cancelled' && leftOf(known) > 0;

export function CallOffScreen({ params: { id = '' } }: ScreenProps) {
  const query = useQuery({
    ...queryOf(previewCallOff, { params: { id } }),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data && isAtWork(data) ? LOOK_AGAIN_MS : false),
  });
  return (
    <AdminPage title={words.title} back={back}>
      <AdminLoaded query={query}>{(known) => <Decision key={known.departureId} known={known} />}</AdminLoaded>
    </AdminPage>
  );
}

function Decision({ known }: { readonly known: CallOffPreview }) {
  const client = useQueryClient();
  const { minimumParty, travelers, bookings, asked, dollars, state } = known;
  const left = leftOf(known);
  const others = useOtherDates(known);
  const [offer, setOffer] = useState('');
  const isBelow = minimumParty !== null && travelers < minimumParty;
  const [reason, setReason] = useState(isBelow ? words.belowMinimum(travelers, minimumParty) : '');
  const callOff = async () => {
    const params = { id: String(known.departureId) };
    const { queryKey } = queryOf(previewCallOff, { params });
    try {
      client.setQueryData(
        queryKey,
        await call(callOffDeparture, {
          params,
          input: { bookings, dollars, reason, ...(offer === '' ? {} : { offer: Number(offer) }) },
        }),
      );
      toast({ title: words.done });
    } catch (refused) {
      await client.refetchQueries({ queryKey });
      throw refused;
    }
  };
  return (
    <div className="grid max-w-2xl gap-6">
      <DescriptionList facts={factsOf(known)} />
      {state === 'cancelled' ? (
        <Notice tone={left > 0 ? 'warning' : 'info'} title={words.cancelled} live>
          {left > 0 && words.working(left)} {asked > 0 && words.waiting(asked)} {bookings === 0 && words.finished}
        </Notice>
      ) : (
        <>
          <p>{words.note}</p>
          {others.length > 0 && (
            <SelectField
              label={words.offer}
              hint={words.offerHint}
              options={[{ value: '', label: words.noOffer }, ...others]}
              value={offer}
              onChange={({ currentTarget }) => setOffer(currentTarget.value)}
            />
          )}
          <TextAreaField
            label={words.reason}
            hint={words.reasonHint}
            rows={3}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <div>
            <Confirm
              label={words.action(bookings)}
              variant="dark"
              title={words.title}
              text={words.note}
              action={words.action(bookings)}
              pendingLabel={words.pending}
              onConfirm={callOff}
            />
          </div>
        </>
      )}
    </div>
  );
}

function useOtherDates({ packageId, departureId, state }: CallOffPreview) {
  const { data } = useQuery({
    ...queryOf(listDepartures, { params: { id: packageId } }),
    enabled: state !== 'cancelled',
  });
  const others = (data ?? []).filter((known) => known.departureId !== departureId && known.availableSpots > 0);
  return others.map((known) => ({
    value: String(known.departureId),
    label: words.choice(longDateOf(known.departsOn), known.availableSpots),
  }));
}

function factsOf(known: CallOffPreview): [string, string][] {
  const { facts } = words;
  const { departsOn, minimumParty, unreachable, asked, open, ended, because } = known;
  return [
    [facts.trip, known.packageName],
    [facts.departs, longDateOf(departsOn)],
    [facts.party, minimumParty === null ? facts.always : String(minimumParty)],
    [facts.bookings, String(known.bookings)],
    [facts.travelers, String(known.travelers)],
    [facts.dollars, usd(known.dollars)],
    ...(unreachable > 0 ? [[facts.unreachable, String(unreachable)] satisfies [string, string]] : []),
    ...(asked > 0 ? [[facts.asked, String(asked)] satisfies [string, string]] : []),
    ...(open > 0 ? [[facts.open, String(open)] satisfies [string, string]] : []),
    ...(because === null
      ? []
      : [[facts.ended, String(ended)] satisfies [string, string], [facts.because, because] satisfies [string, string]]),
  ];
}
