/** Facts by the month in which they should be looked up again, and noting that one still holds. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { TextField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AdminList } from '../../../web/admin/admin-list.tsx';
import { DialogButton, DialogFooter, sending } from '../../../web/admin/dialogs.tsx';
import { ChoiceFilter, optionsOf } from '../../../web/admin/filters.tsx';
import { CallError, call, sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { Link } from '../../../web/link.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { checkFact, type DueFact, listDueFacts } from '../contract/fact-checks.ts';
import { factsCopy as copy, kindWords } from '../copy/fact-checks.ts';

const linkLook = 'underline decoration-accent underline-offset-4 break-words';

export function FactChecksScreen({ search }: ScreenProps) {
  const wanted = queryOf(listDueFacts, { query: Object.fromEntries(search) });
  const query = useQuery(wanted);
  const client = useQueryClient();
  const words = copy.filters;
  return (
    <AdminList
      title={copy.title}
      lead={copy.lead}
      label={words.label}
      filters={
        <>
          <ChoiceFilter
            name="state"
            label={words.state}
            all={copy.states.due}
            options={(['soon', 'all'] as const).map((state) => ({ value: state, label: copy.states[state] }))}
          />
          <ChoiceFilter
            name="place"
            label={words.place}
            all={words.allPlaces}
            options={(query.data?.places ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
          <ChoiceFilter name="kind" label={words.kind} all={words.allKinds} options={optionsOf(kindWords)} />
        </>
      }
      query={query}
      rows={({ facts }) => facts}
      shown={(_, { counts }) => copy.counts(counts.due, counts.soon, counts.all)}
      caption={copy.caption}
      keyOf={({ key }) => key}
      empty={copy.none}
      columns={[
        { head: copy.columns.fact, cell: (fact) => <Said fact={fact} /> },
        { head: copy.columns.place, cell: ({ place }) => place?.name ?? copy.noPlace },
        { head: copy.columns.kind, cell: ({ kind }) => kindWords[kind] },
        { head: copy.columns.asOf, cell: (fact) => <Known fact={fact} /> },
        { head: copy.columns.due, cell: (fact) => <Due fact={fact} /> },
        { head: copy.columns.where, cell: (fact) => <Where fact={fact} /> },
        {
          head: copy.columns.deed,
          cell: (fact) => <Check fact={fact} onDone={() => client.invalidateQueries({ queryKey: wanted.queryKey })} />,
        },
      ]}
    />
  );
}

const SHORT = 140;
const shortOf = (text: string) => (text.length > SHORT ? `${text.slice(0, SHORT).trimEnd()}…` : text);

function Said({ fact: { text } }: { readonly fact: DueFact }) {
  if (text.length <= SHORT) return <p className="font-normal break-words whitespace-pre-line md:min-w-72">{text}</p>;
  return (
    <details className="font-normal break-words md:min-w-72">
      <summary className="cursor-pointer">{shortOf(text)}</summary>
      <p className="mt-2 whitespace-pre-line text-fg-muted">{text}</p>
    </details>
  );
}

function Known({ fact: { asOf, checked } }: { readonly fact: DueFact }) {
  return (
    <>
      <time dateTime={asOf} className="whitespace-nowrap">
        {asOf}
      </time>
      {checked && <span className="block text-sm text-fg-muted">{copy.checked(checked.on, checked.by)}</span>}
    </>
  );
}

const TONES = { due: 'negative', soon: 'warning', fresh: 'positive' } as const;

function Due({ fact: { state, monthsLeft } }: { readonly fact: DueFact }) {
  return (
    <>
      <Badge tone={TONES[state]}>{copy.badge[state]}</Badge>
      <span className="mt-1 block text-sm whitespace-nowrap text-fg-muted">
        {monthsLeft < 0 ? copy.since(-monthsLeft) : copy.within(monthsLeft)}
      </span>
    </>
  );
}

function Where({ fact: { source, editedIn } }: { readonly fact: DueFact }) {
  return (
    <>
      {source ? (
        <a href={source.url} target="_blank" rel="noreferrer" className={linkLook}>
          {source.name}
        </a>
      ) : (
        copy.noSource
      )}
      <span className="mt-1 block text-sm break-words text-fg-muted">
        {copy.editedIn}{' '}
        {editedIn.startsWith('/') ? (
          <Link href={editedIn} className={linkLook}>
            {editedIn}
          </Link>
        ) : (
          editedIn
        )}
      </span>
    </>
  );
}

function Check({ fact, onDone }: { readonly fact: DueFact; readonly onDone: () => unknown }) {
  return (
    <DialogButton
      label={copy.check}
      labelInFull={copy.checkLabel(shortOf(fact.text))}
      className="whitespace-nowrap"
      title={copy.dialog}
    >
      {(close) => <CheckForm fact={fact} onDone={onDone} close={close} />}
    </DialogButton>
  );
}

function CheckForm({
  fact: { key, print, text, source },
  onDone,
  close,
}: {
  readonly fact: DueFact;
  readonly onDone: () => unknown;
  readonly close: () => void;
}) {
  const [on, setOn] = useState(() => new Date().toISOString().slice(0, 10));
  const checking = useMutation({
    mutationFn: () => call(checkFact, { input: { key, print, on } }),
    onSuccess() {
      close();
      toast({ title: copy.saved });
      return onDone();
    },
  });
  const { error } = checking;
  const code = error instanceof CallError ? (error.body?.code ?? '') : '';
  const isOfDay = ['invalid_input', 'day_ahead', 'day_too_early'].includes(code);
  return (
    <form noValidate onSubmit={sending(checking.mutate)} className="grid gap-4">
      <p className="max-h-60 overflow-y-auto break-words whitespace-pre-line">{text}</p>
      {source && (
        <a href={source.url} target="_blank" rel="noreferrer" className={linkLook}>
          {source.name}
        </a>
      )}
      <TextField
        type="date"
        label={copy.day}
        value={on}
        onChange={({ target }) => setOn(target.value)}
        error={error && isOfDay ? sentenceOf(error) : undefined}
      />
      <DialogFooter
        fault={error && !isOfDay ? sentenceOf(error) : null}
        keep={copy.cancel}
        onKeep={close}
        action={copy.save}
        pending={checking.isPending}
        pendingLabel={copy.saving}
      />
    </form>
  );
}
