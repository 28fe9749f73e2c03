/** Saves the confirmation as a document. */
import { useMutation } from '@tanstack/react-query';
import { pathTo } from '../../../shared/endpoint.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { sentenceOf } from '../../../web/call.ts';
import type { Booking } from '../../bookings/contract/bookings.ts';
import { downloadConfirmation } from '../contract/documents.ts';
import { downloadCopy as copy, documentCopy } from '../copy/documents.ts';

export function DownloadConfirmation({ booking }: { booking: Booking }) {
  const download = useMutation({
    async mutationFn() {
      const { saveFile } = await import('../../../web/save-file.ts');
      return saveFile(pathTo(downloadConfirmation.path, { id: booking.id }), documentCopy.fileName(booking.reference));
    },
    onSuccess: () => toast({ title: copy.done.title, description: copy.done.text }),
    onError: (fault) => toast({ title: copy.failed, description: sentenceOf(fault), variant: 'destructive' }),
  });
  return (
    <Button onClick={() => download.mutate()} pending={download.isPending} pendingLabel={copy.pending}>
      {copy.action}
    </Button>
  );
}
