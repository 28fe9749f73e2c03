/** What was paid, what went back and why, and asking again for what was refused. */
import { usd } from '../../../shared/usd.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AdminSection } from '../../../web/admin/admin-page.tsx';
import { DescriptionList } from '../../../web/admin/description-list.tsx';
import { Confirm } from '../../../web/admin/dialogs.tsx';
import { Moment } from '../../../web/admin/moment.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { useIsOwner } from '../../../web/admin/use-me.ts';
import { call } from '../../../web/api-client.ts';
import type { RefundState } from '../../bookings/rules/refund-state.ts';
import { isTakenBack } from '../../payments/rules/dispute.ts';
import { retryRefund } from '../contract/booking-actions.ts';
import type { BookingStory } from '../contract/booking-story.ts';
import { storyCopy } from '../copy/booking-story.ts';
import { owedCopy } from '../copy/disputes.ts';
import { CloseRefund } from './close-refund.tsx';

const { money: words, retry } = storyCopy;

interface MoneyProps {
  readonly story: BookingStory;
  readonly onDone: (story: BookingStory) => void;
}

export function PaymentAndRefunds({ story, onDone }: MoneyProps) {
  const { money, numberOfTravelers } = story;
  return (
    <AdminSection title={words.title}>
      <DescriptionList
        facts={[
          [words.each, `${usd(money.pricePerPerson)} × ${numberOfTravelers}`],
          [words.subtotal, usd(money.subtotal)],
          [words.taxes, usd(money.taxes)],
          [words.total, <strong key="total">{usd(money.total)}</strong>],
          ...(money.card ? [[words.card, `${money.card.brand} ${words.ending(money.card.last4)}`] as const] : []),
          ...(money.paid === money.total ? [] : [[words.paid, usd(money.paid)] as const]),
          [words.givenBack, usd(money.givenBack - money.withheld)],
          ...(money.withheld > 0 ? [[words.withheld, usd(money.withheld)] as const] : []),
        ]}
      />
      {money.refunds.length > 0 && <Refunds story={story} onDone={onDone} />}
      {money.reasons.length > 0 && (
        <div className="mt-4">
          <h3 className="text-sm font-bold">{words.reasons}</h3>
          <ul className="mt-1 grid gap-1">
            {money.reasons.map(({ at, operator, dollars, reason }) => (
              <li key={at} className="break-words whitespace-pre-line">
                <Moment at={at} />. {words.reason(operator, dollars, reason)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </AdminSection>
  );
}

const TONES = {
  done: 'positive',
  outside: 'positive',
  sent: 'warning',
  due: 'warning',
  refused: 'negative',
  disputed: 'warning',
  bank: 'positive',
  owed: 'negative',
} as const satisfies Record<RefundState, BadgeTone>;

function amountOf({ left, dollars }: BookingStory['money']['refunds'][number]): string {
  return left === dollars || left === 0 ? usd(dollars) : words.left(left, dollars);
}

function Refunds({ story: { id, money, bank }, onDone }: MoneyProps) {
  const { head } = words;
  const isOwner = useIsOwner();
  return (
    <div className="mt-4">
      <Table
        caption={words.refunds}
        rows={money.refunds}
        keyOf={({ number }) => number}
        empty={words.none}
        columns={[
          { head: head.number, headed: true, cell: ({ number, attempt }) => words.name(number, attempt) },
          { head: head.amount, number: true, cell: amountOf },
          {
            head: head.state,
            cell: ({ state, note }) => (
              <>
                <Badge tone={TONES[state]}>{words.states[state]}</Badge>
                {note && <p className="mt-1 break-words whitespace-pre-line text-fg-muted">{note}</p>}
              </>
            ),
          },
          { head: head.asked, cell: ({ askedForAt }) => <Moment at={askedForAt} /> },
          { head: head.ended, cell: ({ endedAt }) => (endedAt ? <Moment at={endedAt} /> : null) },
          {
            head: head.deed,
            cell: ({ number, state, left, isElsewhere }) => {
              if (state !== 'refused' && state !== 'owed') return null;
              const again = state === 'owed' ? owedCopy : retry;
              // What the provider never had, or a bank has taken, it does not refund: that goes another way.
              const mayAsk = !isElsewhere && (state === 'refused' || !isTakenBack(bank));
              return (
                <div className="flex flex-wrap gap-2">
                  {mayAsk && (
                    <Confirm
                      label={again.label}
                      title={again.title}
                      action={again.deed}
                      pendingLabel={retry.pending}
                      onConfirm={async () => {
                        onDone(await call(retryRefund, { params: { id, number } }));
                        toast({ title: retry.done });
                      }}
                    >
                      {again.body(left)}
                    </Confirm>
                  )}
                  {isOwner && <CloseRefund bookingId={id} number={number} dollars={left} onDone={onDone} />}
                </div>
              );
            },
          },
        ]}
      />
    </div>
  );
}
