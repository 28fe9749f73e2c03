/** Takes everything home in one file. */
import { useMutation } from '@tanstack/react-query';
import { addressOf } from '../../../shared/endpoint.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { sentenceOf } from '../../../web/call.ts';
import { saveFile } from '../../../web/save-file.ts';
import type { downloadOwnData } from '../contract.ts';
import { accountsCopy } from '../copy.ts';

const words = accountsCopy.account.data;
const address = addressOf<typeof downloadOwnData>('GET', '/api/account/data.json');

export function DownloadOwnData() {
  const download = useMutation({
    mutationFn: () => saveFile(address.path, words.fileName),
    onSuccess: () => toast({ title: words.done }),
    onError: (fault) => toast({ title: words.failed, description: sentenceOf(fault), variant: 'destructive' }),
  });
  return (
    <Button variant="ghost" pending={download.isPending} pendingLabel={words.pending} onClick={() => download.mutate()}>
      {words.download}
    </Button>
  );
}
