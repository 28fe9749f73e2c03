/** Another party or another departure of a booking: what it costs is asked first, and shown before it is done. */

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { longDateOf } from '../../../shared/dates.ts';
import { usd } from '../../../shared/usd.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { DescriptionList } from '../../../web/admin/description-list.tsx';
import { DialogButton, DialogFooter, sending } from '../../../web/admin/dialogs.tsx';
import { call, sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { PRICE_CHOICES, type PriceChoice } from '../../bookings/rules/booking-change.ts';
import { listDepartures } from '../../packages/contract/packages.ts';
import {
  changeBooking,
  type QuotedChange,
  quoteChange,
  SETTLEMENTS,
  type Settlement,
} from '../contract/change-booking.ts';
import { changeBookingCopy as words } from '../copy/change-booking.ts';
import type { ActionProps } from './action-props.ts';

export function ChangeBooking(props: ActionProps) {
  return (
    <DialogButton label={words.label} title={words.title}>
      {(close) => <Wish {...props} close={close} />}
    </DialogButton>
  );
}

type Props = ActionProps & { readonly close: () => void };

interface Wished {
  readonly travelers: number;
  readonly departureId: number;
  readonly price: PriceChoice;
}

function Wish({ story, settle, close }: Props) {
  const { trip, numberOfTravelers } = story;
  const [wish, setWish] = useState<Wished>({
    travelers: numberOfTravelers,
    departureId: trip.departureId,
    price: 'kept',
  });
  const asking = useMutation({
    mutationFn: () => call(quoteChange, { params: { id: String(story.id) }, input: wish }),
  });
  const quote = asking.data;
  const change = (part: Partial<Wished>) => {
    setWish({ ...wish, ...part });
    asking.reset();
  };
  return (
    <div className="grid gap-4">
      <TextField
        label={words.travelers}
        type="number"
        inputMode="numeric"
        min={1}
        step={1}
        value={Number.isNaN(wish.travelers) ? '' : wish.travelers}
        onChange={({ currentTarget }) => change({ travelers: currentTarget.valueAsNumber })}
      />
      <SelectField
        label={words.departure}
        options={useDepartures(story.trip)}
        value={String(wish.departureId)}
        onChange={({ currentTarget }) => change({ departureId: Number(currentTarget.value) })}
      />
      <SelectField
        label={words.price}
        options={PRICE_CHOICES.map((value) => ({ value, label: words.prices[value] }))}
        value={wish.price}
        onChange={({ currentTarget }) => change({ price: currentTarget.value === 'today' ? 'today' : 'kept' })}
      />
      {asking.error && (
        <Notice tone="error" live>
          {sentenceOf(asking.error)}
        </Notice>
      )}
      {quote ? (
        <Quote key={JSON.stringify(quote)} story={story} settle={settle} close={close} wish={wish} quote={quote} />
      ) : (
        <Button
          variant="dark"
          size="sm"
          onClick={() => asking.mutate()}
          pending={asking.isPending}
          pendingLabel={words.asking}
        >
          {words.quote}
        </Button>
      )}
    </div>
  );
}

function useDepartures({ packageId, departureId, departsOn }: ActionProps['story']['trip']) {
  const { data } = useQuery(queryOf(listDepartures, { params: { id: packageId } }));
  const others = (data ?? []).filter((known) => known.departureId !== departureId);
  return [
    { value: String(departureId), label: words.asNow(longDateOf(departsOn)) },
    ...others.map((known) => ({
      value: String(known.departureId),
      label: words.choice(longDateOf(known.departsOn), known.price, known.availableSpots),
    })),
  ];
}

function Quote({ story, settle, close, wish, quote }: Props & { readonly wish: Wished; readonly quote: QuotedChange }) {
  const { agreement, before, after, due } = quote;
  const [refund, setRefund] = useState(quote.refund);
  const [reason, setReason] = useState('');
  const hasAddress = story.person.contactEmail !== null;
  const [settlement, setSettlement] = useState<Settlement>(hasAddress ? 'link' : 'invoice');
  const [ask, setAsk] = useState(false);
  const [message, setMessage] = useState('');
  const isExplained = due > 0 || refund !== quote.refund;
  const isLink = due > 0 ? settlement === 'link' : ask;
  const changing = useMutation({
    mutationFn: async () => {
      const agreed = { agreement, total: after.total, refund: quote.refund, due };
      const why = isExplained && reason.trim() !== '' ? { reason } : {};
      const said = isLink && message.trim() !== '' ? { message } : {};
      const how = due === 0 ? { refund, ask } : { settle: settlement };
      const input = { ...wish, agreed, ...how, ...why, ...said };
      await settle(call(changeBooking, { params: { id: String(story.id) }, input }));
      toast({ title: isLink ? words.sent : words.done });
      close();
    },
  });
  return (
    <form noValidate onSubmit={sending(changing.mutate)} className="grid gap-4">
      <DescriptionList
        facts={[
          [words.facts.before, usd(before.total)],
          [words.facts.after, usd(after.total)],
          due > 0 ? [words.facts.due, usd(due)] : [words.facts.refund, usd(quote.refund)],
        ]}
      />
      {due > 0 ? (
        <SelectField
          label={words.settle(due)}
          hint={words.settlementHints[settlement]}
          options={SETTLEMENTS.filter((value) => hasAddress || value !== 'link').map((value) => ({
            value,
            label: words.settlements[value],
          }))}
          value={settlement}
          onChange={({ currentTarget }) =>
            setSettlement(SETTLEMENTS.find((value) => value === currentTarget.value) ?? 'waive')
          }
        />
      ) : (
        <TextField
          label={words.refund}
          hint={words.refundHint(quote.refund, quote.most)}
          type="number"
          inputMode="numeric"
          min={0}
          max={quote.most}
          step={1}
          value={Number.isNaN(refund) ? '' : refund}
          onChange={({ currentTarget }) => setRefund(currentTarget.valueAsNumber)}
        />
      )}
      {due === 0 && hasAddress && (
        <SelectField
          label={words.ask.label}
          options={[
            { value: '', label: words.ask.no },
            { value: 'ask', label: words.ask.yes },
          ]}
          value={ask ? 'ask' : ''}
          onChange={({ currentTarget }) => setAsk(currentTarget.value === 'ask')}
        />
      )}
      {isLink && (
        <TextAreaField
          label={words.ask.message}
          rows={3}
          maxLength={2000}
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
      )}
      {isExplained && (
        <TextAreaField
          label={due > 0 ? words.reasons[settlement] : words.reason}
          rows={2}
          maxLength={1000}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      )}
      {due > 0 && !hasAddress && <p className="text-sm text-fg-muted">{words.noAddress}</p>}
      <DialogFooter
        fault={changing.error && sentenceOf(changing.error)}
        failed={words.failed}
        keep={words.keep}
        onKeep={close}
        action={isLink ? words.send(due) : words.deed}
        pending={changing.isPending}
        pendingLabel={words.pending}
      />
    </form>
  );
}
