/** A calendar that follows the trip. */
import { useEffect, useRef } from 'react';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/field.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { Heading } from '../../../ui/section.tsx';
import { toast } from '../../../ui/toast-store.ts';
import type { Booking } from '../../bookings/contract/bookings.ts';
import { followTrip, readFollowing, stopFollowing } from '../contract/calendar-feed.ts';
import { followCopy as copy } from '../copy/before-departure.ts';
import { useTripLinks } from './use-trip-links.ts';

export function CalendarFeed({ booking, className }: { booking: Booking; className?: string }) {
  const endpoints = { read: readFollowing, make: followTrip, end: stopFollowing };
  const { url, links, make, end } = useTripLinks(booking, endpoints, copy);
  const field = useRef<HTMLInputElement>(null);
  // In the place of the button that made it.
  const isMade = url !== null;
  useEffect(() => {
    if (isMade) focusOn(field.current);
  }, [isMade]);

  const copyAddress = async () => {
    try {
      await navigator.clipboard.writeText(url ?? '');
      toast({ title: copy.copied.title, description: copy.copied.text });
    } catch {
      field.current?.select();
      toast({ title: copy.notCopied.title, description: copy.notCopied.text });
    }
  };

  return (
    <Card as="section" labelledBy="follow" className={`no-print ${className ?? ''}`}>
      <Heading level={2} size="card" id="follow">
        {copy.title}
      </Heading>
      <p className="mt-2">{copy.text}</p>
      {url !== null && (
        <TextField
          ref={field}
          label={copy.link}
          hint={copy.linkHint}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
          className="mt-5"
        />
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {url === null ? (
          <Button
            variant="ghost"
            onClick={() => make.mutate(undefined)}
            pending={make.isPending}
            pendingLabel={copy.making}
          >
            {copy.action}
          </Button>
        ) : (
          <>
            <a href={url.replace(/^https?:/, 'webcal:')} className={buttonLook({ variant: 'dark' })}>
              {copy.open}
            </a>
            <Button variant="ghost" onClick={() => void copyAddress()}>
              {copy.copy}
            </Button>
          </>
        )}
        {links > 0 && (
          <Button variant="ghost" onClick={() => end.mutate()} pending={end.isPending} pendingLabel={copy.stopping}>
            {copy.stop}
          </Button>
        )}
      </div>
      {links > 0 && url === null && <p className="mt-3 text-sm text-fg-muted">{copy.following(links)}</p>}
    </Card>
  );
}
