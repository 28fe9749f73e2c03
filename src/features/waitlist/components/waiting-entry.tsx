/** Where the traveller stands: before the waitlist, in it, or in front of kept seats. */
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { sentenceOf } from '../../../web/api-client.ts';
import { useTraveller } from '../../accounts/components/use-traveller.ts';
import type { TripPackage } from '../../packages/contract/packages.ts';
import { checkoutPath } from '../../packages/rules/package-paths.ts';
import type { Waiting } from '../contract/waitlist.ts';
import { waitlistCopy as copy } from '../copy/waitlist.ts';
import { waitlistPath } from '../rules/waitlist-path.ts';
import { JoinForm } from './join-form.tsx';
import { LeaveWaitlist } from './leave-waitlist.tsx';
import { placeFor, useWaiting } from './use-own-entries.ts';
import { useUntilText } from './use-until-text.ts';

interface WaitingEntryProps {
  readonly offer: TripPackage;
  /** Which of its departures was chosen; without, the next one. */
  readonly departureId: number | undefined;
  readonly refresh: () => Promise<unknown>;
}

export function WaitingEntry({ offer, departureId, refresh }: WaitingEntryProps) {
  const { traveller, pending } = useTraveller();
  const read = useWaiting(traveller !== null);
  const entry = placeFor(read.data, offer);

  if (pending || (traveller && read.isPending)) return <SkeletonLines lines={4} />;
  if (traveller && !read.data && read.error) {
    return (
      <>
        <Notice tone="error">{sentenceOf(read.error)}</Notice>
        <Button className="mt-5" onClick={() => read.refetch()}>
          {copy.failed.again}
        </Button>
      </>
    );
  }
  if (entry?.turn) return <Turn entry={entry} turn={entry.turn} />;
  if (entry) return <InLine entry={entry} />;
  if (offer.availableSpots > 0) {
    return (
      <Said title={copy.free.title}>
        <p>{copy.free.text}</p>
        <ButtonLink href={checkoutPath(offer.id, departureId)} variant="dark" size="lg" className="mt-5 max-sm:w-full">
          {copy.free.book}
        </ButtonLink>
      </Said>
    );
  }
  if (!traveller) {
    return (
      <Said title={copy.form.title}>
        <p>{copy.login.text}</p>
        <ButtonLink
          href={`/login?next=${encodeURIComponent(waitlistPath(offer.id, departureId))}`}
          variant="dark"
          size="lg"
          className="mt-5 max-sm:w-full"
        >
          {copy.login.action}
        </ButtonLink>
      </Said>
    );
  }
  return (
    <Said title={copy.form.title}>
      <JoinForm offer={offer} refresh={refresh} />
    </Said>
  );
}

function Said({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2 className="display text-3xl">{title}</h2>
      <div className="mt-4">{children}</div>
    </>
  );
}

function InLine({ entry }: { entry: Waiting }) {
  return (
    <div role="status">
      <Said title={copy.waiting.title}>
        <p className="text-lg font-bold">{copy.waiting.place(entry.ahead)}</p>
        <p className="mt-1 [overflow-wrap:anywhere]">
          {copy.waiting.text(copy.travelersText(entry.numberOfTravelers), entry.contactEmail)}
        </p>
        <div className="mt-5">
          <LeaveWaitlist entry={entry} />
        </div>
      </Said>
    </div>
  );
}

function Turn({ entry, turn }: { entry: Waiting; turn: NonNullable<Waiting['turn']> }) {
  const until = useUntilText();
  return (
    <div role="status">
      <Said title={copy.turn.title}>
        <p>{turn.seats > 0 ? copy.turn.kept(turn.seats, until(turn.until)) : copy.turn.inCheckout}</p>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink
            href={checkoutPath(entry.packageId, entry.departureId)}
            variant="dark"
            size="lg"
            className="max-sm:w-full"
          >
            {copy.turn.book}
          </ButtonLink>
          <LeaveWaitlist entry={entry} />
        </div>
      </Said>
    </div>
  );
}
