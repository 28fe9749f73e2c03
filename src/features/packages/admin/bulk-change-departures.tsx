/** Several departures changed together: what changes is ticked, seen for each before it is saved, and can be undone. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { type CalendarDay, longDate } from '../../../shared/dates.ts';
import { usd } from '../../../shared/usd.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { DialogFooter } from '../../../web/admin/dialogs.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { call, sentenceOf } from '../../../web/api-client.ts';
import {
  DEPARTURE_FIELDS,
  DepartureEdits,
  type DepartureOutcome,
  editDepartures,
  SHARED_FIELDS,
  type SharedField,
} from '../contract/edit-departures.ts';
import type { AdminPackage } from '../contract/edit-packages.ts';
import { editPackagesCopy } from '../copy/edit-packages.ts';
import { type AdminDeparture, DepartureFieldset, textOf } from './departure-fields.tsx';
import { packageQuery } from './package-query.ts';

const words = editPackagesCopy.departures;
const said = words.many;
type Edits = DepartureEdits['edits'];

const isChanged = ({ refused, after }: DepartureOutcome) => refused === null && Object.keys(after).length > 0;

function storedInWords(name: SharedField, value: string | number | null | undefined): string {
  if (name === 'state') return words.states[value as AdminDeparture['state']];
  if (name === 'price') return value === null ? words.asPackage : usd(Number(value));
  return value === null ? words.always : String(value);
}

interface ChangeManyProps {
  readonly known: AdminPackage;
  readonly chosen: readonly AdminDeparture[];
  readonly onDone: () => void;
}

export function BulkChangeDepartures({ known, chosen, onDone }: ChangeManyProps) {
  const { id } = known;
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [change, setChange] = useState<BulkChange>({});
  const [seen, setSeen] = useState<{ readonly edits: Edits; readonly outcomes: readonly DepartureOutcome[] } | null>(
    null,
  );
  const [undo, setUndo] = useState<Edits>([]);
  const [fault, setFault] = useState<string | null>(null);

  const send = async (edits: Edits, preview: boolean) => {
    const answer = await call(editDepartures, { params: { id }, input: { preview, edits } });
    client.setQueryData(packageQuery(id).queryKey, answer.package);
    return answer;
  };
  const count = (outcomes: readonly DepartureOutcome[]) => ({
    changed: outcomes.filter(isChanged).length,
    refused: outcomes.filter(({ refused }) => refused !== null).length,
  });
  const look = useMutation({
    mutationFn: async (edits: Edits) => setSeen({ edits, outcomes: (await send(edits, true)).outcomes }),
    onError: (refused) => setFault(sentenceOf(refused)),
  });
  const save = useMutation({
    mutationFn: async (edits: Edits) => {
      const { package: now, outcomes } = await send(edits, false);
      const versions = new Map(now.departures.map((one) => [one.id, one.version]));
      setUndo(
        outcomes.filter(isChanged).map(({ departure, before }) => ({
          departure,
          version: versions.get(departure) ?? 0,
          fields: before,
        })),
      );
      const { changed, refused } = count(outcomes);
      toast({ title: said.done(changed, refused), ...(changed === 0 && { variant: 'destructive' as const }) });
      setOpen(false);
      onDone();
    },
    onError: (refused) => setFault(sentenceOf(refused)),
  });
  const takeBack = useMutation({
    mutationFn: async () => {
      const { changed, refused } = count((await send(undo, false)).outcomes);
      setUndo([]);
      toast({ title: said.undone(changed, refused), ...(refused > 0 && { variant: 'destructive' as const }) });
    },
    onError: (refused) => toast({ title: words.failed, description: sentenceOf(refused), variant: 'destructive' }),
  });

  const begin = () => {
    setChange({});
    setSeen(null);
    setFault(null);
    setOpen(true);
  };
  const ownPrice = known.prices.find(({ state }) => state === 'current')?.price ?? null;
  const preview = (event: FormEvent) => {
    event.preventDefault();
    setFault(null);
    if (Object.keys(change).length === 0) return setFault(said.nothing);
    const edits = chosen.map((departure) => ({
      departure: departure.id,
      version: departure.version,
      fields: changedFields(change, departure, ownPrice),
    }));
    const parsed = DepartureEdits.safeParse({ preview: true, edits });
    if (parsed.success) return look.mutate(parsed.data.edits);
    const [issue] = parsed.error.issues;
    const field = issue?.path.at(-1);
    const named = SHARED_FIELDS.find((name) => name === field);
    setFault(named ? `${DEPARTURE_FIELDS[named].label}: ${issue?.message}` : (issue?.message ?? said.notANumber));
  };

  const sums = seen && count(seen.outcomes);
  const formId = 'change-departures';
  return (
    <>
      {chosen.length > 0 && (
        <Button variant="dark" size="sm" onClick={begin}>
          {said.open(chosen.length)}
        </Button>
      )}
      {undo.length > 0 && (
        <Button
          variant="ghost"
          size="sm"
          pending={takeBack.isPending}
          pendingLabel={said.undoing}
          onClick={() => takeBack.mutate()}
        >
          {said.undo}
        </Button>
      )}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={said.title}
        footer={
          seen && sums ? (
            <DialogFooter
              type="button"
              fault={fault}
              keep={said.back}
              onKeep={() => setSeen(null)}
              action={said.submit(sums.changed)}
              disabled={sums.changed === 0}
              pending={save.isPending}
              pendingLabel={words.changing}
              onClick={() => save.mutate(seen.edits)}
            />
          ) : (
            <DialogFooter
              form={formId}
              fault={fault}
              keep={words.keep}
              onKeep={() => setOpen(false)}
              action={said.preview}
              pending={look.isPending}
              pendingLabel={said.previewing}
            />
          )
        }
      >
        {seen && sums ? (
          <Preview
            outcomes={seen.outcomes}
            sum={said.sum(sums.changed, seen.outcomes.length - sums.changed - sums.refused, sums.refused)}
          />
        ) : (
          <form id={formId} noValidate onSubmit={preview} className="grid gap-2">
            <p className="text-sm text-fg-muted">{said.lead}</p>
            <Ticked chosen={chosen} change={change} onChange={setChange} />
          </form>
        )}
      </Dialog>
    </>
  );
}

interface TickedProps {
  readonly chosen: readonly AdminDeparture[];
  readonly change: BulkChange;
  readonly onChange: (change: BulkChange) => void;
}

function Ticked({ chosen, change, onChange }: TickedProps) {
  const first = chosen[0];
  if (!first) return null;
  return SHARED_FIELDS.map((name) => {
    const { [name]: typed, ...others } = change;
    return (
      <div key={name}>
        <Checkbox
          label={said.change(DEPARTURE_FIELDS[name].label)}
          checked={typed !== undefined}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? { ...others, [name]: textOf(first)[name] } : others)
          }
        />
        {typed !== undefined && (
          <DepartureFieldset
            names={[name]}
            typed={{ ...textOf(first), ...change }}
            now={null}
            errors={{}}
            onChange={(changed) => onChange({ ...change, [name]: changed[name] ?? '' })}
          />
        )}
      </div>
    );
  });
}

interface PreviewProps {
  readonly outcomes: readonly DepartureOutcome[];
  readonly sum: string;
}

function Preview({ outcomes, sum }: PreviewProps) {
  const isBooked = outcomes.some((outcome) => isChanged(outcome) && outcome.taken > 0);
  return (
    <>
      <p role="status" className="font-semibold">
        {sum}
      </p>
      {isBooked && <p className="mt-1 text-sm text-fg-muted">{said.booked}</p>}
      <Table
        caption={said.caption}
        rows={outcomes}
        keyOf={({ departure }) => departure}
        empty=""
        columns={[
          {
            head: said.head.departs,
            headed: true,
            cell: ({ departsOn }) => departsOn !== null && longDate(departsOn as CalendarDay),
          },
          { head: said.head.taken, number: true, cell: ({ taken }) => taken },
          { head: said.head.change, cell: Outcome },
        ]}
      />
    </>
  );
}

function Outcome({ refused, before, after }: DepartureOutcome) {
  if (refused !== null) return <span className="text-error">{said.refused[refused]}</span>;
  const changed = SHARED_FIELDS.filter((name) => name in after);
  if (changed.length === 0) return said.same;
  return changed.map((name) => (
    <span key={name} className="block">
      {said.from(DEPARTURE_FIELDS[name].label, storedInWords(name, before[name]), storedInWords(name, after[name]))}
    </span>
  ));
}

/** What is typed for many departures at once: what each should be, or by how much it changes. */

/** What is ticked, as it is typed. */
type BulkChange = Readonly<Partial<Record<SharedField, string>>>;
type Known = Readonly<Record<SharedField, string | number | null>>;

const RELATIVE = /^([+-])(\d+(?:\.\d+)?)(%?)$/;

/**
 * The fields of one departure after the change. "+100" and "-5 %" count from what it is; `ownPrice` stands in where it
 * costs what its package does. NaN where nothing is meant by it, which the contract refuses.
 */
export function changedFields(change: BulkChange, known: Known, ownPrice: number | null) {
  const fields = Object.entries(change).map(([key, typed]) => {
    const name = key as SharedField;
    const { kind } = DEPARTURE_FIELDS[name];
    if (kind === 'state') return [name, typed];
    const bare = typed.replaceAll(/[\s,$]/g, '').replace(/^[−–]/, '-');
    if (bare === '') return [name, kind === 'maybe' ? null : Number.NaN];
    const [, sign, amount, percent] = RELATIVE.exec(bare) ?? [];
    if (amount === undefined) return [name, Number(bare)];
    const from = known[name] ?? (name === 'price' ? ownPrice : null);
    if (typeof from !== 'number') return [name, null];
    const by = percent ? (from * Number(amount)) / 100 : Number(amount);
    return [name, Math.round(sign === '-' ? from - by : from + by)];
  });
  return Object.fromEntries(fields) as Partial<Record<SharedField, string | number | null>>;
}
