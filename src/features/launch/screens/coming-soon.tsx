/** The countdown to the launch, and the way on once it has happened. */
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading, Section } from '../../../ui/section.tsx';
import { queryOf } from '../../../web/query.ts';
import { RequestDialog } from '../../enquiries/components/request-dialog.tsx';
import { Countdown } from '../components/countdown.tsx';
import { useTimeLeft } from '../components/use-time-left.ts';
import { readLaunch } from '../contract.ts';
import { launchCopy as copy } from '../copy/countdown.ts';
import { NO_TIME_LEFT } from '../rules.ts';

/** What is shown before the browser's clock has been read. */
const OVER = { left: NO_TIME_LEFT, launched: true };
const UNKNOWN = { left: null, launched: false };

export function ComingSoonScreen() {
  const launch = useQuery(queryOf(readLaunch));
  const counted = useTimeLeft(launch.data?.launchAt);
  const { left, launched } = counted ?? (launch.data?.passedEverywhere ? OVER : UNKNOWN);

  return (
    <Section ground="clear" space="md" className="flex min-h-[82svh] items-end">
      <Heading level={1} size="hero">
        {copy.title}
      </Heading>
      <p className="mt-5 max-w-[30em] text-xl">{copy.intro}</p>
      <div className="mt-10 max-w-4xl md:mt-14">
        {launch.isError ? (
          <Notice tone="error" title={copy.broken}>
            <Button variant="quiet" size="sm" className="-ml-4.5" onClick={() => launch.refetch()}>
              {copy.again}
            </Button>
          </Notice>
        ) : (
          <Countdown left={left} />
        )}
      </div>
      {left !== null && !launched && (
        <div className="mt-10">
          <RequestDialog kind="launch" title={copy.tellMe} variant="primary" />
        </div>
      )}
      {launched && (
        <div className="mt-10 flex max-w-4xl flex-wrap items-center justify-between gap-6 border-t border-line pt-7">
          <div>
            <Heading level={2} size="part">
              {copy.launched}
            </Heading>
            <p className="mt-2">{copy.launchedText}</p>
          </div>
          <ButtonLink href="/upcoming-trips" size="lg">
            {copy.seeTrips}
          </ButtonLink>
        </div>
      )}
    </Section>
  );
}
