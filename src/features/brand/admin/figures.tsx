/** What the site states of the brand: read by operators, said anew by an owner. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { DialogFooter } from '../../../web/admin/confirm.tsx';
import { Moment } from '../../../web/admin/facts.tsx';
import { AdminLoaded, AdminPage, AdminSection } from '../../../web/admin/page.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { CallError, call, sentenceOf } from '../../../web/call.ts';
import { queryOf } from '../../../web/query.ts';
import { listFigures, resetFigure, type ShownFigure, writeFigure } from '../contract.ts';
import { figuresCopy as copy, kindWords } from '../copy/figures.ts';

const listQuery = queryOf(listFigures);
const GROUPS = ['pages', 'views', 'students'] as const;

export function FiguresScreen() {
  const query = useQuery(listQuery);
  return (
    <AdminPage title={copy.title}>
      <p className="max-w-[46em]">{copy.lead}</p>
      <AdminLoaded query={query}>
        {({ figures, mayChange }) => (
          <>
            {!mayChange && (
              <Notice tone="info" className="mt-4">
                {copy.ownersOnly}
              </Notice>
            )}
            {GROUPS.map((group) => (
              <AdminSection key={group} title={copy.groups[group]}>
                <Table
                  caption={copy.groups[group]}
                  rows={figures.filter((figure) => figure.group === group)}
                  keyOf={({ name }) => name}
                  empty=""
                  columns={[
                    { head: copy.columns.figure, cell: ({ label }) => label },
                    { head: copy.columns.says, number: true, cell: ({ value }) => <strong>{value}</strong> },
                    { head: copy.columns.file, number: true, cell: ({ written }) => written },
                    { head: copy.columns.changed, cell: (figure) => <Changed figure={figure} /> },
                    ...(mayChange
                      ? [{ head: copy.change, cell: (figure: ShownFigure) => <Deeds figure={figure} /> }]
                      : []),
                  ]}
                />
              </AdminSection>
            ))}
          </>
        )}
      </AdminLoaded>
    </AdminPage>
  );
}

function Changed({ figure: { changed } }: { readonly figure: ShownFigure }) {
  if (!changed) return <span className="text-fg-muted">{copy.never}</span>;
  return (
    <>
      {changed.by}, <Moment at={changed.at} />
    </>
  );
}

function Deeds({ figure }: { readonly figure: ShownFigure }) {
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [resetting, setResetting] = useState(false);
  const { name, label, value, changed } = figure;
  const show = (now: ShownFigure) => {
    toast({ title: copy.saved(now.label, now.value) });
    return client.invalidateQueries({ queryKey: listQuery.queryKey });
  };
  const reset = async () => {
    setResetting(true);
    try {
      await show(await call(resetFigure, { params: { name }, input: { was: value } }));
    } catch (refused) {
      toast({ title: sentenceOf(refused), variant: 'destructive' });
      await client.invalidateQueries({ queryKey: listQuery.queryKey });
    } finally {
      setResetting(false);
    }
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="ghost" size="sm" aria-label={copy.changeLabel(label)} onClick={() => setOpen(true)}>
        {copy.change}
      </Button>
      {changed && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={copy.resetLabel(label)}
          inactive={resetting}
          onClick={() => void reset()}
        >
          {copy.reset}
        </Button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={copy.changeLabel(label)}>
        {open && <ChangeForm figure={figure} onDone={show} close={() => setOpen(false)} />}
      </Dialog>
    </div>
  );
}

function ChangeForm({
  figure: { name, value: was, kind },
  onDone,
  close,
}: {
  readonly figure: ShownFigure;
  readonly onDone: (now: ShownFigure) => Promise<unknown>;
  readonly close: () => void;
}) {
  const [value, setValue] = useState(was);
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const body = fault instanceof CallError ? fault.body : null;
  const field = body?.fields?.['value'] ?? (body?.code === 'not_of_its_kind' ? body.message : undefined);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    setFault(null);
    try {
      const now = await call(writeFigure, { params: { name }, input: { value, was } });
      close();
      await onDone(now);
    } catch (refused) {
      setFault(refused);
    } finally {
      setPending(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextField
        label={copy.newValue}
        hint={kindWords[kind]}
        value={value}
        maxLength={12}
        autoComplete="off"
        onChange={({ target }) => setValue(target.value)}
        error={field}
      />
      <DialogFooter
        fault={fault !== null && !field ? sentenceOf(fault) : null}
        keep={copy.cancel}
        onKeep={close}
        action={copy.save}
        pending={pending}
      />
    </form>
  );
}
