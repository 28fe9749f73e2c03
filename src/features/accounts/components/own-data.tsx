/** Takes everything home in one file. */
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { sentenceOf } from '../../../web/call.ts';
import { saveFile } from '../../../web/save-file.ts';
import { downloadOwnData } from '../contract/accounts.ts';
import { accountsCopy } from '../copy/accounts.ts';

const words = accountsCopy.account.data;

export function DownloadOwnData() {
  const download = useMutation({
    mutationFn: () => saveFile(downloadOwnData.path, words.fileName),
    onSuccess: () => toast({ title: words.done }),
    onError: (fault) => toast({ title: words.failed, description: sentenceOf(fault), variant: 'destructive' }),
  });
  return (
    <Button variant="ghost" pending={download.isPending} pendingLabel={words.pending} onClick={() => download.mutate()}>
      {words.download}
    </Button>
  );
}
