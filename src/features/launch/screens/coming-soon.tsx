/** The countdown to the launch, and the way on once it has happened. */

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading, Opening, Section } from '../../../ui/section.tsx';
import { queryOf } from '../../../web/endpoint-query.ts';
import { RequestDialog } from '../../enquiries/components/request-dialog.tsx';
import { readLaunch } from '../contract.ts';
import { launchCopy as copy, launchCopy } from '../copy/countdown.ts';
import { hasLaunched, localMoment, NO_TIME_LEFT, type TimeLeft, timeLeft, untilNextChange } from '../rules.ts';

/** What is shown before the browser's clock has been read. */
const OVER = { left: NO_TIME_LEFT, launched: true };
const UNKNOWN = { left: null, launched: false };

export function ComingSoonScreen() {
  const launch = useQuery(queryOf(readLaunch));
  const counted = useTimeLeft(launch.data?.launchAt);
  const { left, launched } = counted ?? (launch.data?.passedEverywhere ? OVER : UNKNOWN);

  return (
    <Section ground="clear" space="md" className="flex min-h-[82svh] items-end">
      <Opening level={1} size="hero" title={copy.title} lead={copy.intro} />
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
          <div className="words">
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

/** Four tiles that count on the visitor's own clock. Silent for screen readers unless asked. */

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/** `left` is null until the clock has been read; then a dash stands in each tile. */
function Countdown({ left }: { left: TimeLeft | null }) {
  return (
    <div
      role="timer"
      aria-live="off"
      aria-label={launchCopy.timer}
      className="grid grid-cols-2 gap-3 sm:grid-cols-4 md:gap-5"
    >
      {UNITS.map((unit) => (
        <div key={unit} className="rounded-lg border border-line bg-night/72 px-5 pt-6 pb-5 md:px-7 md:pt-8 md:pb-6">
          <div className="display text-6xl leading-none tabular-nums">{left ? shown(left[unit]) : '–'}</div>
          <div className="mt-3 text-sm text-fg-muted md:mt-4">{launchCopy.units[unit]}</div>
        </div>
      ))}
    </div>
  );
}

function shown(value: number): string {
  return String(value).padStart(2, '0');
}

/** Reads the browser's clock once a second, when the figures change, until the launch. */

interface Counted {
  readonly left: TimeLeft;
  readonly launched: boolean;
}

/** Null on the server and until the first look at the clock, so both render the same. */
function useTimeLeft(launchAt: string | undefined): Counted | null {
  const [counted, setCounted] = useState<Counted | null>(null);

  useEffect(() => {
    if (launchAt === undefined) return;
    const target = localMoment(launchAt);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const now = new Date();
      const launched = hasLaunched(target, now);
      setCounted({ left: timeLeft(target, now), launched });
      if (!launched) timer = setTimeout(look, untilNextChange(target, now));
    };
    look();
    return () => clearTimeout(timer);
  }, [launchAt]);

  return counted;
}
