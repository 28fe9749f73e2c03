/** What an entry of the audit log changed: each field as it was and as it is. */
import type { ReactNode } from 'react';

type Fields = Readonly<Record<string, unknown>> | null;

interface ChangesProps {
  readonly before: Fields;
  readonly after: Fields;
  readonly show?: (text: string) => ReactNode;
}

export function Changes({ before, after, show = (text) => text }: ChangesProps) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (fields.length === 0) return '—';
  const said = (value: unknown) => show(typeof value === 'string' ? value : JSON.stringify(value ?? null));
  return (
    <ul className="grid gap-0.5 text-sm">
      {fields.map((field) => (
        <li key={field} className="break-words">
          {field}: {before && <del className="text-fg-muted">{said(before[field])}</del>}{' '}
          {after && <ins className="no-underline">{said(after[field])}</ins>}
        </li>
      ))}
    </ul>
  );
}
