/** What somebody is asked by a link of an email: to pay for places that are kept, or for a change. The link is all that is needed. */
import { useQuery } from '@tanstack/react-query';
import { longDateOf } from '../../../shared/dates.ts';
import { usd } from '../../../shared/usd.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card, CardBody, CardPicture, Facts } from '../../../ui/card.tsx';
import { Container, Heading, Opening } from '../../../ui/section.tsx';
import { queryOf } from '../../../web/endpoint-query.ts';
import { LoadingPage } from '../../../web/loading-page.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { Loaded, noAnswer } from '../../../web/query-view.tsx';
import { useUntilText } from '../../waitlist/components/use-until-text.ts';
import { RequestAnswer } from '../components/request-answer.tsx';
import { RequestPayment } from '../components/request-payment.tsx';
import { type BookingRequestAsked, readRequest } from '../contract/booking-requests.ts';
import { requestCopy as copy } from '../copy/booking-request.ts';
import { refundTermsCopy } from '../copy/refund-terms.ts';

const LOOK_AGAIN_MS = 2000;
const failed = noAnswer({
  missing: { ...copy.notFound, onward: { href: '/upcoming-trips', label: copy.trips } },
  failed: copy.failed,
});

export function BookingRequestScreen({ params }: ScreenProps) {
  const token = params['token'] ?? '';
  const query = useQuery({
    ...queryOf(readRequest, { params: { token } }),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.state === 'paying' ? LOOK_AGAIN_MS : false),
  });
  return (
    <Loaded query={query} waiting={<Loading />} failed={failed}>
      {(asked) => <Request token={token} asked={asked} again={() => void query.refetch()} />}
    </Loaded>
  );
}

function wordsOf({ before, due, isCalledOff }: BookingRequestAsked) {
  if (!before) return copy.booking;
  if (due > 0) return copy.change;
  return isCalledOff ? copy.otherDate : copy.ask;
}

/** The column beside the answer is too narrow for four. */
const NARROW = 'lg:grid-cols-2';

interface RequestProps {
  readonly token: string;
  readonly asked: BookingRequestAsked;
  readonly again: () => void;
}

function Request({ token, asked, again }: RequestProps) {
  const { package: trip, reference, state, due, refund } = asked;
  const words = wordsOf(asked);
  const isAsked = state === 'open' || state === 'paying';
  const isOver = state === 'refused' || state === 'over';
  const lead = isAsked ? words.lead(reference) : copy.reference(reference);
  return (
    <Container className="pt-12 pb-16 md:pt-18 md:pb-24">
      <Opening level={1} size="section" title={words.title(trip.name)} lead={lead} className="mb-9" />
      <div className="grid items-start gap-5.5 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-7">
        <Card as="section" labelledBy="answer">
          <Heading level={2} size="part" id="answer">
            {state === 'open' ? (due > 0 ? copy.due : copy.answer) : words.states[state].title}
          </Heading>
          <div className="mt-4" role="status">
            {state === 'open' ? (
              <>
                <p className="text-2xl font-bold tabular-nums">{amountText(due, refund)}</p>
                <Until asked={asked} />
              </>
            ) : (
              <p className="max-w-[40em]">{words.states[state].text}</p>
            )}
          </div>
          {state === 'open' && (
            <div className="mt-7">
              {due > 0 && <RequestPayment token={token} due={due} safety={words.safety} onAnswered={again} />}
              {asked.before && <RequestAnswer token={token} asked={asked} onAnswered={again} />}
            </div>
          )}
          {state === 'over' && (
            <div className="mt-7">
              <ButtonLink href="/contact" variant="dark">
                {copy.contact}
              </ButtonLink>
            </div>
          )}
        </Card>
        <Card as="aside" padded={false} className="max-lg:order-first">
          <CardPicture picture={trip.image} alt={trip.imageAlt} sizes="(width < 64rem) 92vw, 26rem" priority />
          <CardBody className="gap-4">
            <Heading level={2} size="card">
              {isOver ? words.told : words.what}
            </Heading>
            <Facts facts={differences(asked)} className={NARROW} />
            {asked.periods.length > 0 && (
              <>
                <Heading level={3} size="card">
                  {refundTermsCopy.title}
                </Heading>
                <Facts facts={termsOf(asked)} className={NARROW} />
              </>
            )}
          </CardBody>
        </Card>
      </div>
    </Container>
  );
}

function amountText(due: number, refund: number): string {
  if (due > 0) return usd(due);
  return refund > 0 ? copy.comesBack(usd(refund)) : copy.nothing;
}

/** Fewer travelers on the same day: no place is kept for that. */
function Until({ asked: { before, after, answerBy } }: Pick<RequestProps, 'asked'>) {
  const isSmaller = before?.departsOn === after.departsOn && before.travelers >= after.travelers;
  return (
    <p className="mt-1 text-fg-muted">
      {isSmaller ? copy.until.answer : copy.until.places} <time dateTime={answerBy}>{useUntilText()(answerBy)}</time>.
    </p>
  );
}

/** As it stands in the offer: before it is agreed, "now" is the booking. */
function differences({ before, after, refund, state }: BookingRequestAsked) {
  const isAsked = state === 'open' || state === 'paying';
  const told = (say: (side: typeof after) => string) =>
    before && isAsked ? copy.was(say(after), say(before)) : say(after);
  return [
    { label: copy.facts.departure, value: told(({ departsOn }) => longDateOf(departsOn)) },
    { label: copy.facts.returns, value: told(({ returnsOn }) => longDateOf(returnsOn)) },
    { label: copy.facts.travelers, value: told(({ travelers }) => copy.travelers(travelers)) },
    { label: copy.facts.price, value: told(({ total }) => usd(total)) },
    ...(refund > 0 ? [{ label: copy.refund, value: usd(refund) }] : []),
  ];
}

function termsOf({ periods }: BookingRequestAsked) {
  return periods.map(({ until, percent, amount }, i) => {
    const before = periods[i - 1]?.until;
    return {
      label: until
        ? refundTermsCopy.until(longDateOf(until))
        : refundTermsCopy.after(before ? longDateOf(before) : null),
      value: refundTermsCopy.amount(percent, amount),
    };
  });
}

function Loading() {
  return <LoadingPage title={copy.shellTitle} loading={copy.loading} />;
}
