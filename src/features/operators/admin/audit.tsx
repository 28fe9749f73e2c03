/** Who did what, when, and how it was before. */
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Moment } from '../../../web/admin/facts.tsx';
import { ChoiceFilter, DayFilter, Filters, SearchBox } from '../../../web/admin/filters.tsx';
import { AdminLoaded, AdminPage } from '../../../web/admin/page.tsx';
import { Pager, Table } from '../../../web/admin/table.tsx';
import { useIsOwner } from '../../../web/admin/use-me.ts';
import { sentenceOf } from '../../../web/call.ts';
import type { ScreenProps } from '../../../web/page.ts';
import { queryOf } from '../../../web/query.ts';
import { saveFile } from '../../../web/save-file.ts';
import { type AuditLine, listOperatorNames, readAuditLog } from '../contract.ts';
import { operatorsCopy } from '../copy.ts';
import { actionInWords } from '../rules.ts';

const { audit: words } = operatorsCopy;
const namesQuery = queryOf(listOperatorNames);

const save = () =>
  saveFile('/api/admin/audit.csv', 'audit-log.csv').catch((fault: unknown) =>
    toast({ title: words.notSaved, description: sentenceOf(fault), variant: 'destructive' }),
  );

export function AuditScreen({ search }: ScreenProps) {
  const number = (name: string) => (search.has(name) ? Number(search.get(name)) : undefined);
  const query = useQuery(
    queryOf(readAuditLog, {
      query: {
        operator: number('operator'),
        subject: search.get('subject') ?? undefined,
        did: search.get('did') ?? undefined,
        day: search.get('day') ?? undefined,
        after: search.get('after') ?? undefined,
      },
    }),
  );
  const names = useQuery(namesQuery).data ?? [];
  const isOwner = useIsOwner();
  return (
    <AdminPage
      title={words.title}
      actions={
        isOwner && (
          <Button variant="ghost" size="sm" onClick={() => void save()}>
            {words.export}
          </Button>
        )
      }
    >
      <Filters label={words.title}>
        <SearchBox name="subject" label={words.thing} hint={words.thingHint} />
        <ChoiceFilter
          name="operator"
          label={words.operator}
          all={words.everybody}
          options={names
            .filter(({ state }) => state !== 'invited')
            .map(({ id, name, state }) => ({
              value: String(id),
              label: state === 'disabled' ? words.ended(name) : name,
            }))}
        />
        <ChoiceFilter
          name="did"
          label={words.deed}
          all={words.everything}
          options={(query.data?.actions ?? []).map((action) => ({ value: action, label: actionInWords(action) }))}
        />
        <DayFilter name="day" label={words.day} />
      </Filters>
      <AdminLoaded query={query}>
        {({ entries, next }) => (
          <>
            <Table
              caption={words.caption}
              rows={entries}
              keyOf={({ id }) => id}
              empty={words.none}
              columns={[
                { head: 'When', cell: ({ at }) => <Moment at={at} /> },
                { head: 'Who', cell: ({ operator }) => operator },
                { head: 'What', cell: ({ action }) => actionInWords(action) },
                { head: 'Thing', cell: ({ subject }) => subject },
                { head: 'Change', cell: (line) => <Changed line={line} /> },
              ]}
            />
            <Pager next={next} />
          </>
        )}
      </AdminLoaded>
    </AdminPage>
  );
}

function Changed({ line: { before, after } }: { readonly line: AuditLine }) {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (fields.length === 0) return '—';
  return (
    <ul className="grid gap-0.5 text-sm">
      {fields.map((field) => (
        <li key={field} className="break-words">
          {field}: {before && <del className="text-fg-muted">{shown(before[field])}</del>}{' '}
          {after && <ins className="no-underline">{shown(after[field])}</ins>}
        </li>
      ))}
    </ul>
  );
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
