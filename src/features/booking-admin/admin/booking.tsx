/** One booking's whole story, and what may be done about it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { longDateOf } from '../../../shared/dates.ts';
import { usd } from '../../../shared/usd.ts';
import { toast } from '../../../ui/toast-store.ts';
import { AdminLoaded, AdminPage, AdminSection } from '../../../web/admin/admin-page.tsx';
import { AuditEntries } from '../../../web/admin/audit-entries.tsx';
import { DescriptionList } from '../../../web/admin/description-list.tsx';
import { Confirm } from '../../../web/admin/dialogs.tsx';
import { Moment } from '../../../web/admin/moment.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { useIsOwner } from '../../../web/admin/use-me.ts';
import { call } from '../../../web/api-client.ts';
import { type PageQuery, queryOf } from '../../../web/endpoint-query.ts';
import { Link } from '../../../web/link.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { isTakenBack } from '../../payments/rules/dispute.ts';
import { type BookingStory, readStory } from '../contract/booking-story.ts';
import { settleInvoice } from '../contract/change-booking.ts';
import { eraseCaller, withdrawOption } from '../contract/telephone-bookings.ts';
import { storyCopy as words } from '../copy/booking-story.ts';
import { changeBookingCopy } from '../copy/change-booking.ts';
import { bookingsCopy } from '../copy/list-bookings.ts';
import { telephoneCopy } from '../copy/telephone-bookings.ts';
import type { ActionProps } from './action-props.ts';
import { AgreedChanges } from './agreed-changes.tsx';
import { CancelForTraveller } from './cancel-for-traveller.tsx';
import { ChangeBooking } from './change-booking.tsx';
import { CorrectContact } from './correct-contact.tsx';
import { Emails } from './emails.tsx';
import { Notes } from './notes.tsx';
import { CancelAtWill, GiveBackMore } from './owner-refund.tsx';
import { Alarms } from './payment-alarms.tsx';
import { PaymentAndRefunds } from './payment-and-refunds.tsx';
import { PaymentProvider } from './payment-provider.tsx';
import { StateBadge } from './state-badge.tsx';

export function BookingScreen({ params }: ScreenProps) {
  const storyQuery = queryOf(readStory, { params: { id: params['id'] ?? '' } });
  const query = useQuery(storyQuery);
  const client = useQueryClient();
  const isOwner = useIsOwner();
  const onDone = (story: BookingStory) => {
    client.setQueryData(storyQuery.queryKey, story);
    // The provider knows more now, and the lists say something else.
    const told = client.getQueryCache().find({ queryKey: storyQuery.queryKey });
    void client.invalidateQueries({ predicate: (other) => other !== told });
  };
  // What was refused was decided from a page that is old.
  const settle = async (deed: Promise<BookingStory>) => {
    try {
      onDone(await deed);
    } catch (refused) {
      void client.invalidateQueries({ queryKey: storyQuery.queryKey });
      throw refused;
    }
  };
  return (
    <AdminPage
      title={words.title(query.data?.reference ?? params['id'] ?? '')}
      back={{ href: '/admin/bookings', label: bookingsCopy.title }}
      actions={query.data && <Deeds story={query.data} isOwner={isOwner} settle={settle} />}
    >
      <AdminLoaded query={query}>
        {(story) => <Story story={story} storyQuery={storyQuery} onDone={onDone} settle={settle} />}
      </AdminLoaded>
    </AdminPage>
  );
}

interface PartProps {
  readonly story: BookingStory;
  readonly onDone: (story: BookingStory) => void;
}

function Deeds({ story, isOwner, settle }: ActionProps & { readonly isOwner: boolean }) {
  const { offer, state, money, bank } = story;
  return (
    <>
      {offer && <CancelForTraveller story={story} offer={offer} settle={settle} />}
      {offer && !story.person.hasLeft && <ChangeBooking story={story} settle={settle} />}
      {state === 'optioned' && <WithdrawOption story={story} settle={settle} />}
      {isOwner && story.person.channel === 'phone' && !story.person.hasLeft && (
        <EraseCaller story={story} settle={settle} />
      )}
      {isOwner && state === 'confirmed' && <CancelAtWill story={story} settle={settle} />}
      {isOwner &&
        (state === 'confirmed' || state === 'cancelled') &&
        money.givenBack < money.paid &&
        !isTakenBack(bank) && <GiveBackMore story={story} settle={settle} />}
    </>
  );
}

function Story({
  story,
  storyQuery,
  onDone,
  settle,
}: PartProps & ActionProps & { readonly storyQuery: PageQuery<BookingStory> }) {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: storyQuery.queryKey });
  return (
    <>
      <StateBadge state={story.state} needs={story.needs} />
      <div className="mt-5 grid gap-x-12 lg:grid-cols-2">
        <About story={story} />
        <Steps story={story} />
      </div>
      {story.alarms.length > 0 && (
        <AdminSection title={words.alarms}>
          <Alarms alarms={story.alarms} onLooked={refresh} />
        </AdminSection>
      )}
      <PaymentAndRefunds story={story} onDone={onDone} />
      {story.changes.length > 0 && <AgreedChanges story={story} settle={settle} />}
      {story.payments.length > 0 && <FurtherPayments story={story} settle={settle} />}
      <Notes story={story} settle={settle} />
      <Travellers story={story} />
      <Emails story={story} onDone={onDone} />
      {story.mayCorrectContact && <CorrectContact story={story} settle={settle} />}
      <PaymentProvider story={story} />
      <AuditEntries
        entries={story.audit}
        copy={words.audit}
        actionInWords={(action) => action.replace(/^booking\./, '').replaceAll('-', ' ')}
      />
    </>
  );
}

function About({ story: { person, trip, numberOfTravelers, failure, heldUntil } }: { readonly story: BookingStory }) {
  const { facts } = words;
  const days = `${longDateOf(trip.departsOn)} – ${longDateOf(trip.returnsOn)}`;
  return (
    <DescriptionList
      facts={[
        [facts.person, person.hasLeft ? facts.left : (person.username ?? facts.byTelephone)],
        ...(heldUntil ? [[facts.heldUntil, <Moment key="held" at={heldUntil} />] as const] : []),
        ...(person.hasLeft ? [] : [[facts.contact, person.contactEmail ?? facts.noContact] as const]),
        ...(person.contactName || person.contactPhone
          ? [[facts.caller, [person.contactName, person.contactPhone].filter(Boolean).join(', ')] as const]
          : []),
        [facts.country, person.country],
        [facts.trip, `${trip.packageName}, ${trip.location}`],
        [facts.agreed, facts.version(trip.version, trip.isAssumed)],
        [
          facts.days,
          <span key="days" className="flex flex-wrap gap-x-4">
            {days}
            <Link
              href={`/admin/departures/${trip.departureId}`}
              className="underline decoration-accent underline-offset-4"
            >
              {facts.manifest}
            </Link>
          </span>,
        ],
        [facts.travelers, numberOfTravelers],
        ...(person.specialRequests ? [[facts.requests, person.specialRequests] as const] : []),
        ...(failure ? [[facts.failure, failure.replaceAll('_', ' ')] as const] : []),
      ]}
    />
  );
}

function Steps({ story: { steps } }: { readonly story: BookingStory }) {
  return (
    <section aria-labelledby="steps" className="mt-6 lg:mt-0">
      <h2 id="steps" className="mb-2">
        {words.steps.title}
      </h2>
      <ol className="admin-facts">
        {steps.map(({ state, at }) => (
          <li key={state} className="contents">
            <span className="border-b border-line py-1.5 text-fg-muted">{words.states[state]}</span>
            <span className="border-b border-line py-1.5">{at ? <Moment at={at} /> : words.steps.unknown}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Travellers({ story: { travellers } }: { readonly story: BookingStory }) {
  const { head } = words.travellers;
  const places = travellers.map((traveller, i) => ({ ...traveller, place: i + 1 }));
  return (
    <AdminSection title={words.travellers.title}>
      <Table
        caption={words.travellers.caption}
        rows={places}
        keyOf={({ place }) => place}
        empty={words.travellers.untold}
        columns={[
          {
            head: head.name,
            cell: ({ name }) => name || <span className="text-fg-muted">{words.travellers.untold}</span>,
          },
          { head: head.diet, cell: ({ diet }) => diet },
          { head: head.access, cell: ({ access }) => access },
          { head: head.note, cell: ({ note }) => note },
        ]}
      />
    </AdminSection>
  );
}

/** What ends for a caller: an option before its time, and what is kept of them when they ask for it to be forgotten. */
const WithdrawOption = confirming(telephoneCopy.withdraw, withdrawOption);
const EraseCaller = confirming(telephoneCopy.erase, eraseCaller);

function confirming(
  { deed, pending, done, ...words }: (typeof telephoneCopy)['withdraw' | 'erase'],
  endpoint: typeof withdrawOption | typeof eraseCaller,
) {
  return ({ story: { id }, settle }: ActionProps) => (
    <Confirm
      {...words}
      action={deed}
      pendingLabel={pending}
      onConfirm={async () => {
        await settle(call(endpoint, { params: { id: String(id) } }));
        toast({ title: done });
      }}
    />
  );
}

const OUTCOMES = ['paid', 'dropped'] as const;

/** What a booking was asked for after it was paid, and the invoices among it that are settled by hand. */
function FurtherPayments({ story: { id, payments }, settle }: ActionProps) {
  const { payments: copy } = changeBookingCopy;
  const end = async (attempt: number, outcome: (typeof OUTCOMES)[number]) => {
    await settle(call(settleInvoice, { params: { id: String(id), attempt: String(attempt) }, input: { outcome } }));
    toast({ title: copy.done });
  };
  return (
    <AdminSection title={copy.title}>
      <Table
        caption={copy.caption}
        rows={payments}
        keyOf={({ attempt }) => attempt}
        empty=""
        columns={[
          { head: copy.head.at, cell: ({ at }) => <Moment at={at} /> },
          { head: copy.head.amount, cell: ({ dollars }) => usd(dollars) },
          { head: copy.head.method, cell: ({ method }) => copy.methods[method] },
          { head: copy.head.state, cell: ({ state }) => copy.states[state] },
          {
            head: copy.head.deeds,
            cell: ({ attempt, state, dollars }) =>
              state === 'invoiced' && (
                <span className="flex flex-wrap gap-2">
                  {OUTCOMES.map((outcome) => (
                    <Confirm
                      key={outcome}
                      {...copy.ends[outcome]}
                      text={copy.ends[outcome].text(dollars)}
                      pendingLabel={copy.pending}
                      onConfirm={() => end(attempt, outcome)}
                    />
                  ))}
                </span>
              ),
          },
        ]}
      />
    </AdminSection>
  );
}
