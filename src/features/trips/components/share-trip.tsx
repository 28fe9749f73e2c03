/**
 * Sharing a trip and ending it again. A link is told once, so this page keeps
 * the one it has made until it is left; it is shown as well, for whoever can
 * neither share nor copy.
 */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { toast } from '../../../ui/toast-store.ts';
import { call, sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { shareLink } from '../../../web/share-link.ts';
import type { Booking } from '../../bookings/contract/bookings.ts';
import { readSharing, shareTrip, stopSharing } from '../contract/sharing.ts';
import { sharingCopy as copy } from '../copy/sharing.ts';

/** `children` stand before the share button, `after` behind it. */
export function ShareTrip({ booking, children, after }: { booking: Booking; children: ReactNode; after: ReactNode }) {
  const client = useQueryClient();
  const params = { id: booking.id };
  const query = queryOf(readSharing, { params });
  const { data } = useQuery(query);
  const [link, setLink] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const share = useMutation({
    mutationFn: async () => {
      const url = link ?? (await call(shareTrip, { params })).url;
      setLink(url);
      await hand(booking.package.name, url);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: query.queryKey }),
    onError: (fault) => toast({ title: copy.failed, description: sentenceOf(fault), variant: 'destructive' }),
  });
  const stop = useMutation({
    mutationFn: () => call(stopSharing, { params }),
    onSuccess: (sharing) => {
      setLink(null);
      client.setQueryData(query.queryKey, sharing);
      focusOn(opener.current);
      toast({ title: copy.stopped.title, description: copy.stopped.text });
    },
    onError: (fault) => toast({ title: copy.notStopped, description: sentenceOf(fault), variant: 'destructive' }),
  });

  return (
    <div className="no-print grid gap-5">
      <div className="flex flex-wrap gap-3">
        {children}
        <Button
          ref={opener}
          variant="ghost"
          onClick={() => share.mutate()}
          pending={share.isPending}
          pendingLabel={copy.making}
        >
          {copy.action}
        </Button>
        {(link !== null || (data?.links ?? 0) > 0) && (
          <Button variant="ghost" onClick={() => stop.mutate()} pending={stop.isPending} pendingLabel={copy.stopping}>
            {copy.stop}
          </Button>
        )}
        {after}
      </div>
      {link !== null && (
        <TextField
          label={copy.link}
          hint={copy.linkHint}
          value={link}
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
