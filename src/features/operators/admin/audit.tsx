/** Who did what, when, and how it was before. */
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AdminList, queryIn } from '../../../web/admin/admin-list.tsx';
import { Changes } from '../../../web/admin/changes.tsx';
import { ChoiceFilter, DayFilter, SearchBox } from '../../../web/admin/filters.tsx';
import { Moment } from '../../../web/admin/moment.tsx';
import { useIsOwner } from '../../../web/admin/use-me.ts';
import { sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import type { ScreenProps } from '../../../web/page.ts';
import { saveFile } from '../../../web/save-file.ts';
import { readAuditLog } from '../contract/audit-log.ts';
import { listOperatorNames } from '../contract/operators.ts';
import { operatorsCopy } from '../copy.ts';
import { actionInWords } from '../rules.ts';

const { audit: words } = operatorsCopy;
const namesQuery = queryOf(listOperatorNames);

const save = () =>
  saveFile('/api/admin/audit.csv', 'audit-log.csv').catch((fault: unknown) =>
    toast({ title: words.notSaved, description: sentenceOf(fault), variant: 'destructive' }),
  );

export function AuditScreen({ search }: ScreenProps) {
  const query = useQuery(queryIn(search, readAuditLog, ['operator', 'subject', 'did', 'day', 'after']));
  const names = useQuery(namesQuery).data ?? [];
  const isOwner = useIsOwner();
  return (
    <AdminList
      title={words.title}
      actions={
        isOwner && (
          <Button variant="ghost" size="sm" onClick={() => void save()}>
            {words.export}
          </Button>
        )
      }
      label={words.title}
      filters={
        <>
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
        </>
      }
      query={query}
      rows={({ entries }) => entries}
      caption={words.caption}
      keyOf={({ id }) => id}
      empty={words.none}
      columns={[
        { head: words.columns.at, cell: ({ at }) => <Moment at={at} /> },
        { head: words.columns.operator, cell: ({ operator }) => operator },
        { head: words.columns.action, cell: ({ action }) => actionInWords(action) },
        { head: words.columns.subject, cell: ({ subject }) => subject },
        { head: words.columns.change, cell: (entry) => <Changes {...entry} /> },
      ]}
    />
  );
}
