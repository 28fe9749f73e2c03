/** Two people have changed the same package: both values, field by field, and a choice that loses nothing unseen. */
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { FIELD_NAMES, fieldOf } from '../contract/fields.ts';
import { officeCopy } from '../copy/office.ts';
import type { Typed } from './typed.ts';

const words = officeCopy.conflict;
export function Conflict({
  message,
  theirs,
  mine,
  pending,
  onKeep,
  onTake,
}: {
  readonly message: string;
  readonly theirs: Typed;
  readonly mine: Typed;
  readonly pending: boolean;
  readonly onKeep: () => void;
  readonly onTake: () => void;
}) {
  const rows = FIELD_NAMES.map((name) => ({
    name,
    label: fieldOf(name).label,
    theirs: inWords(theirs[name]),
    mine: inWords(mine[name]),
  })).filter((row) => row.theirs !== row.mine);
  return (
    <div>
      <Notice tone="error" title={words.title}>
        {message}
      </Notice>
      <div className="my-4 max-w-4xl whitespace-pre-line">
        <Table
          caption={words.title}
          rows={rows}
          keyOf={({ name }) => name}
          empty={words.same}
          columns={[
            { head: words.field, cell: ({ label }) => label },
            { head: words.theirs, cell: (row) => row.theirs },
            { head: words.mine, cell: (row) => row.mine },
          ]}
        />
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="dark" size="sm" pending={pending} pendingLabel={officeCopy.form.pending} onClick={onKeep}>
          {words.keep}
        </Button>
        <Button variant="ghost" size="sm" onClick={onTake}>
          {words.take}
        </Button>
      </div>
    </div>
  );
}

/** Steps and days line by line. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) {
    const lines = value.map((entry) => Object.values(entry).filter(Boolean).join(': ')).filter(Boolean);
    return lines.join('\n') || words.empty;
  }
  return String(value ?? '') || words.empty;
}
