/** What an entry of the audit log changed, field by field, in words. */
import type { ReactNode } from 'react';
import { changesInWords } from './changes-in-words.ts';

type Fields = Readonly<Record<string, unknown>> | null;

interface ChangesProps {
  readonly before: Fields;
  readonly after: Fields;
  readonly show?: (text: string) => ReactNode;
}

export function Changes({ before, after, show = (text) => text }: ChangesProps) {
  const changes = changesInWords(before, after);
  if (changes.length === 0) return '—';
  return (
    <ul className="grid gap-0.5 text-sm">
      {changes.map(({ field, gone, come, kept }) => (
        <li key={field} className="max-w-[46em] [overflow-wrap:anywhere]">
          {field}: {gone !== null && <del className="text-fg-muted">{show(gone)}</del>}{' '}
          {come !== null && <ins className="no-underline">{show(come)}</ins>}
          {kept !== null && show(kept)}
        </li>
      ))}
    </ul>
  );
}
