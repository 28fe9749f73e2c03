/** The waitlists the traveller stands in, beside the trips that are booked. Nothing where there are none. */
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card, Facts } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/section.tsx';
import { Link } from '../../../web/link.tsx';
import { useOffline } from '../../../web/use-offline.ts';
import { useTraveller } from '../../accounts/components/use-traveller.ts';
import { checkoutPath } from '../../packages/rules/package-paths.ts';
import type { Waiting } from '../contract/waitlist.ts';
import { waitlistCopy } from '../copy/waitlist.ts';
import { waitlistPath } from '../rules/waitlist-path.ts';
import { LeaveWaitlist } from './leave-waitlist.tsx';
import { useWaiting } from './use-own-entries.ts';
import { useUntilText } from './use-until-text.ts';

const copy = waitlistCopy.trips;

export function OwnWaitlist() {
  const { traveller } = useTraveller();
  // Kept for nobody: an entry on a waitlist that was is of no use without a network.
  const offline = useOffline();
  const { data } = useWaiting(traveller !== null && !offline);
  if (!traveller || !data || data.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="mb-14">
      <Heading level={2} size="part" id="waiting" className="words">
        {copy.title}
      </Heading>
      <ul className="mt-6 grid gap-5.5">
        {data.map((entry) => (
          <PlaceRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function PlaceRow({ entry }: { entry: Waiting }) {
  const until = useUntilText();
  const { turn, packageId, departureId } = entry;
  const nameId = `waiting-${entry.id}`;
  return (
    <Card as="li" labelledBy={nameId} className="gap-4.5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <p className="mb-1 text-sm font-medium text-fg-muted">{entry.location}</p>
          <Heading level={3} size="card" id={nameId}>
            <Link href={waitlistPath(packageId, departureId)} className="link">
              {entry.name}
            </Link>
          </Heading>
        </div>
        <Badge tone={turn ? 'positive' : 'outline'}>{turn ? copy.turn : copy.waits}</Badge>
      </div>
      <Facts
        facts={[
          { label: copy.departure, value: <time dateTime={entry.departsOn}>{entry.departure}</time> },
          { label: copy.party, value: waitlistCopy.travelersText(entry.numberOfTravelers) },
          turn
            ? { label: copy.until, value: <time dateTime={turn.until}>{until(turn.until)}</time> }
            : { label: copy.line, value: copy.parties(entry.ahead) },
        ]}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {turn && (
          <ButtonLink href={checkoutPath(packageId, departureId)} variant="dark" size="sm">
            {waitlistCopy.turn.book}
            <span className="sr-only">{copy.of(entry.name)}</span>
          </ButtonLink>
        )}
        <LeaveWaitlist entry={entry} />
      </div>
    </Card>
  );
}
