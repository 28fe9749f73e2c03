/** Sharing a trip and ending it again. The link is shown as well, for whoever can neither share nor copy. */
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { toast } from '../../../ui/toast-store.ts';
import { shareLink } from '../../../web/share-link.ts';
import type { Booking } from '../../bookings/contract/bookings.ts';
import { readSharing, shareTrip, stopSharing } from '../contract/sharing.ts';
import { sharingCopy as copy } from '../copy/sharing.ts';
import { useTripLinks } from './use-trip-links.ts';

/** `children` stand before the share button, `after` behind it. */
export function ShareTrip({ booking, children, after }: { booking: Booking; children: ReactNode; after: ReactNode }) {
  const { url, links, make, end } = useTripLinks(
    booking,
    { read: readSharing, make: shareTrip, end: stopSharing },
    copy,
  );
  const opener = useRef<HTMLButtonElement>(null);

  return (
    <div className="no-print grid gap-5">
      <div className="flex flex-wrap gap-3">
        {children}
        <Button
          ref={opener}
          variant="ghost"
          onClick={() => make.mutate((made) => hand(booking.package.name, made))}
          pending={make.isPending}
          pendingLabel={copy.making}
        >
          {copy.action}
        </Button>
        {(url !== null || links > 0) && (
          <Button
            variant="ghost"
            onClick={() => end.mutate(undefined, { onSuccess: () => focusOn(opener.current) })}
            pending={end.isPending}
            pendingLabel={copy.stopping}
          >
            {copy.stop}
          </Button>
        )}
        {after}
      </div>
      {url !== null && (
        <TextField
          label={copy.link}
          hint={copy.linkHint}
          value={url}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
          className="max-w-2xl"
        />
      )}
    </div>
  );
}

/** Where neither sheet nor clipboard may be used, the link stands on the page. */
async function hand(trip: string, url: string): Promise<void> {
  const sharing = await shareLink({ title: trip, text: copy.sheet(trip), url });
  if (sharing === 'copied') toast({ title: copy.copied.title, description: copy.copied.text });
  if (sharing === 'refused' || sharing === 'forbidden')
    toast({ title: copy.ready.title, description: copy.ready.text });
}
