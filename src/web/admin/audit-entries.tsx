/** What was done to the one thing that a page of the back office shows, the latest first. */
import type { ReactNode } from 'react';
import type { LoggedAction } from '../../shared/logged-action.ts';
import { AdminSection } from './admin-page.tsx';
import { Changes } from './changes.tsx';
import { Moment } from './moment.tsx';
import { Table } from './table.tsx';

interface AuditEntriesProps {
  readonly entries: readonly LoggedAction[];
  readonly copy: {
    readonly title: string;
    readonly caption: string;
    readonly none: string;
    readonly columns: Readonly<Record<'when' | 'who' | 'what' | 'change', string>>;
  };
  readonly actionInWords: (action: string) => string;
  /** How a value is shown, where it is more than a text. */
  readonly show?: (text: string) => ReactNode;
}

export function AuditEntries({ entries, copy, actionInWords, show = (text) => text }: AuditEntriesProps) {
  const { columns } = copy;
  return (
    <AdminSection title={copy.title}>
      <Table
        caption={copy.caption}
        rows={entries}
        keyOf={({ id }) => id}
        empty={copy.none}
        columns={[
          { head: columns.when, cell: ({ at }) => <Moment at={at} /> },
          { head: columns.who, cell: ({ operator }) => operator },
          { head: columns.what, cell: ({ action }) => actionInWords(action) },
          { head: columns.change, cell: (entry) => <Changes {...entry} show={show} /> },
        ]}
      />
    </AdminSection>
  );
}
