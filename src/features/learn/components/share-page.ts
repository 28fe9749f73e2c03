/** Sharing a page of ours. The device's own sheet speaks for itself. */
import { toast } from '../../../ui/toast-store.ts';
import { shareLink } from '../../../web/share-link.ts';
import { videosCopy as copy } from '../copy/lessons.ts';

export async function sharePage(title: string, path: string): Promise<void> {
  const url = window.location.origin + path;
  const sharing = await shareLink({ title, url });
  if (sharing === 'copied') toast(copy.copied);
  if (sharing === 'forbidden') toast({ ...copy.notCopied, description: url, variant: 'destructive' });
}
