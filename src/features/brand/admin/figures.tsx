/** What the site states of the brand: read by operators, said anew by an owner. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AdminLoaded, AdminPage, AdminSection } from '../../../web/admin/admin-page.tsx';
import { DialogButton, DialogFooter, sending } from '../../../web/admin/dialogs.tsx';
import { Moment } from '../../../web/admin/moment.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { CallError, call, sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
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
  const { name, label, value, changed } = figure;
  const show = (now: ShownFigure) => {
    toast({ title: copy.saved(now.label, now.value) });
    return client.invalidateQueries({ queryKey: listQuery.queryKey });
  };
  const resetting = useMutation({
    mutationFn: () => call(resetFigure, { params: { name }, input: { was: value } }),
    onSuccess: show,
    onError(refused) {
      toast({ title: sentenceOf(refused), variant: 'destructive' });
      return client.invalidateQueries({ queryKey: listQuery.queryKey });
    },
  });
  return (
    <div className="flex flex-wrap gap-2">
      <DialogButton label={copy.change} labelInFull={copy.changeLabel(label)} title={copy.changeLabel(label)}>
        {(close) => <ChangeForm figure={figure} onDone={show} close={close} />}
      </DialogButton>
      {changed && (
        <Button
          variant="quiet"
          size="sm"
          aria-label={copy.resetLabel(label)}
          inactive={resetting.isPending}
          onClick={() => resetting.mutate()}
        >
          {copy.reset}
        </Button>
      )}
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
  const writing = useMutation({
    mutationFn: () => call(writeFigure, { params: { name }, input: { value, was } }),
    onSuccess(now) {
      close();
      return onDone(now);
    },
  });
  const { error } = writing;
  const body = error instanceof CallError ? error.body : null;
  const field = body?.fields?.['value'] ?? (body?.code === 'not_of_its_kind' ? body.message : undefined);
  return (
    <form noValidate onSubmit={sending(writing.mutate)} className="grid gap-4">
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
        fault={error && !field ? sentenceOf(error) : null}
        keep={copy.cancel}
        onKeep={close}
        action={copy.save}
        pending={writing.isPending}
      />
    </form>
  );
}
