/** Which files go along with an enquiry, and under which name they are saved. */
import { ATTACHMENTS, endingOf } from '../../../shared/attachments.ts';

/**
 * The name under which a stranger's file is saved: `W-7K3M-9QXA-2-plan.pdf`. It stands in a header, so there is nothing
 * in it but letters, digits, dots and dashes, and an ending we do not take is no ending any more.
 */
export function savedName(reference: string, position: number, name: string): string {
  const ending = endingOf(name);
  const bare = (ending === null ? name : name.slice(0, name.lastIndexOf('.')))
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60);
  return `${[reference, position + 1, bare].filter(Boolean).join('-')}${ending === null ? '' : `.${ending}`}`;
}

export interface ChosenFile {
  readonly name: string;
  readonly size: number;
}

export type Complaint = 'tooMany' | 'kind' | 'large' | 'empty' | 'together';

/** Adds files to those already chosen, one by one; what cannot be sent is left out and complained of. */
export function addFiles<F extends ChosenFile>(
  chosen: readonly F[],
  added: readonly F[],
): {
  readonly files: readonly F[];
  readonly complaints: readonly { readonly why: Complaint; readonly name: string }[];
} {
  const files = [...chosen];
  const complaints: { why: Complaint; name: string }[] = [];
  for (const file of added) {
    const why = complaintAbout(file, files);
    if (why === null) files.push(file);
    else if (why !== 'tooMany' || !complaints.some((known) => known.why === why))
      complaints.push({ why, name: file.name });
  }
  return { files, complaints };
}

function complaintAbout({ name, size }: ChosenFile, chosen: readonly ChosenFile[]): Complaint | null {
  if (chosen.length >= ATTACHMENTS.most) return 'tooMany';
  if (endingOf(name) === null) return 'kind';
  if (size === 0) return 'empty';
  if (size > ATTACHMENTS.mostBytes) return 'large';
  const together = chosen.reduce((sum, file) => sum + file.size, size);
  return together > ATTACHMENTS.mostBytesTogether ? 'together' : null;
}
