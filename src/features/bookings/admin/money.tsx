/** What was paid, what went back and why, and asking again for what was refused. */
import { addressOf } from '../../../shared/endpoint.ts';
import { usd } from '../../../shared/money.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Confirm } from '../../../web/back-office/confirm.tsx';
import { DeskSection } from '../../../web/back-office/desk-page.tsx';
import { Facts, Moment } from '../../../web/back-office/facts.tsx';
import { Table } from '../../../web/back-office/table.tsx';
import { useIsOwner } from '../../../web/back-office/use-me.ts';
import { call } from '../../../web/call.ts';
import type { BookingStory } from '../contract/admin.ts';
import type { retryRefund } from '../contract/admin-deeds.ts';
import { storyCopy } from '../copy/back-office.ts';
import type { RefundState } from '../rules/bookings.ts';
import { PaidOutside } from './paid-outside.tsx';

const retryAddress = addressOf<typeof retryRefund>('POST', '/api/admin/bookings/:id/refunds/:number/retry');
const { money: words, retry } = storyCopy;

interface MoneyProps {
  readonly story: BookingStory;
  readonly onDone: (story: BookingStory) => void;
}

export function Money({ story, onDone }: MoneyProps) {
  const { money, numberOfTravelers } = story;
  return (
    <DeskSection title={words.title}>
      <Facts
        facts={[
          [words.each, `${usd(money.pricePerPerson)} × ${numberOfTravelers}`],
          [words.subtotal, usd(money.subtotal)],
          [words.taxes, usd(money.taxes)],
          [words.total, <strong key="total">{usd(money.total)}</strong>],
          ...(money.card ? [[words.card, `${money.card.brand} ${words.ending(money.card.last4)}`] as const] : []),
          [words.givenBack, usd(money.givenBack)],
        ]}
      />
      {money.refunds.length > 0 && <Refunds story={story} onDone={onDone} />}
      {money.reasons.length > 0 && (
        <div className="mt-4">
          <h3 className="text-sm font-[620]">{words.reasons}</h3>
          <ul className="mt-1 grid gap-1">
            {money.reasons.map(({ at, operator, dollars, reason }) => (
              <li key={at} className="break-words whitespace-pre-line">
                <Moment at={at} />. {words.reason(operator, dollars, reason)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </DeskSection>
  );
}

const TONES = {
  done: 'positive',
  outside: 'positive',
  sent: 'warning',
  due: 'warning',
  refused: 'negative',
} as const satisfies Record<RefundState, BadgeTone>;

function Refunds({ story: { id, money }, onDone }: MoneyProps) {
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
          { head: head.amount, number: true, cell: ({ dollars }) => usd(dollars) },
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
            cell: ({ number, state, dollars }) =>
              state === 'refused' ? (
                <div className="flex flex-wrap gap-2">
                  <Confirm
                    label={retry.label}
                    title={retry.title}
                    deed={retry.deed}
                    pendingDeed={retry.pending}
                    onConfirm={async () => {
                      onDone(await call(retryAddress, { params: { id, number } }));
                      toast({ title: retry.done });
                    }}
                  >
                    {retry.body(dollars)}
                  </Confirm>
                  {isOwner && <PaidOutside bookingId={id} number={number} dollars={dollars} onDone={onDone} />}
                </div>
              ) : null,
          },
        ]}
      />
    </div>
  );
}
