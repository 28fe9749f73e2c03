/** Files that came with a message or a mail, to be saved. */
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { sentenceOf } from '../../../web/api-client.ts';
import { saveFile } from '../../../web/save-file.ts';
import type { Enquiry } from '../contract/inbox.ts';
import { inboxCopy } from '../copy/inbox.ts';
import { enquiryMail } from '../copy/mail.ts';

const { one: words } = inboxCopy;

interface FilesProps {
  /** Where they are read. */
  readonly address: string;
  readonly files: Enquiry['files'];
}

export function FilesOf({ address, files }: FilesProps) {
  const save = (position: number, name: string) =>
    saveFile(`${address}/files/${position}`, name).catch((fault: unknown) =>
      toast({ title: words.notSaved, description: sentenceOf(fault), variant: 'destructive' }),
    );
  return (
    <>
      <p className="mt-2 mb-2 text-sm text-fg-muted">{words.filesHint}</p>
      <ul>
        {files.map(({ position, name, mediaType, bytes }) => (
          <li key={position} className="flex items-center justify-between gap-4 border-b border-line py-1.5">
            <div className="min-w-0">
              <p className="[overflow-wrap:anywhere]">{name}</p>
              <p className="text-sm [overflow-wrap:anywhere] text-fg-muted">
                {mediaType}, {enquiryMail.size(bytes)}
              </p>
            </div>
            <Button
              variant="ghost"
              size="sm"
              aria-label={words.saveNamed(name)}
              onClick={() => void save(position, name)}
            >
              {words.save}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
