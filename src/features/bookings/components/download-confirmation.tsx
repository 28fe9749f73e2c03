/** Saves the confirmation. Fetched first, so that a refusal is told instead of being saved as the document. */
import { useMutation } from '@tanstack/react-query';
import { addressOf, pathTo } from '../../../shared/endpoint.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { CallError, sentenceOf } from '../../../web/call.ts';
import type { Booking, downloadConfirmation } from '../contract.ts';
import { downloadCopy as copy, paperCopy } from '../copy/take-home.ts';

const address = addressOf<typeof downloadConfirmation>('GET', '/api/bookings/:id/confirmation.pdf');
/** The browser has taken the document over long before. */
const KEPT_MS = 60_000;

export function DownloadConfirmation({ booking }: { booking: Booking }) {
  const download = useMutation({
    mutationFn: () => fetchFile(pathTo(address.path, { id: booking.id })),
    onSuccess: (file) => {
      save(file, paperCopy.fileName(booking.reference));
      toast({ title: copy.done.title, description: copy.done.text });
    },
    onError: (fault) => toast({ title: copy.failed, description: sentenceOf(fault), variant: 'destructive' }),
  });
  return (
    <Button onClick={() => download.mutate()} pending={download.isPending} pendingLabel={copy.pending}>
      {copy.action}
    </Button>
  );
}

async function fetchFile(path: string): Promise<Blob> {
  const response = await fetch(path, { credentials: 'include' });
  if (!response.ok) throw new CallError(response.status, await response.text());
  return response.blob();
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
