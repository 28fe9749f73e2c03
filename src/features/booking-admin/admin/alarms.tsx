/** Payment alarms: what needs a person, and what a person found. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextAreaField } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { DialogFooter } from '../../../web/admin/confirm.tsx';
import { Moment } from '../../../web/admin/description-list.tsx';
import { AdminLoaded, AdminPage } from '../../../web/admin/page.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { call, sentenceOf } from '../../../web/call.ts';
import { Link } from '../../../web/link.tsx';
import { queryOf } from '../../../web/query.ts';
import { lookAtAlarm } from '../contract/booking-actions.ts';
import { type AdminAlarm, listPaymentAlarms } from '../contract/bookings.ts';
import { storyCopy, alarmsCopy as words } from '../copy/bookings.ts';

const listQuery = queryOf(listPaymentAlarms);

export function AlarmsScreen() {
  const query = useQuery(listQuery);
  return (
    <AdminPage title={words.title}>
      <p className="mb-6 max-w-[46em]">{words.lead}</p>
      <AdminLoaded query={query}>{({ alarms }) => <Alarms alarms={alarms} />}</AdminLoaded>
    </AdminPage>
  );
}

export function Alarms({
  alarms,
  onLooked,
}: {
  readonly alarms: readonly AdminAlarm[];
  readonly onLooked?: () => void;
}) {
  return (
    <Table
      caption={words.caption}
      rows={alarms}
      keyOf={({ paymentId, kind }) => `${paymentId} ${kind}`}
      empty={words.none}
      columns={[
        {
          head: words.head.booking,
          headed: true,
          cell: ({ bookingId, reference }) => <Link href={`/admin/bookings/${bookingId}`}>{reference}</Link>,
        },
        { head: words.head.kind, cell: ({ kind }) => words.kinds[kind] },
        { head: words.head.payment, cell: ({ paymentId }) => <span className="break-all">{paymentId}</span> },
        { head: words.head.raised, cell: ({ raisedAt }) => <Moment at={raisedAt} /> },
        { head: words.head.looked, cell: (alarm) => <Looked alarm={alarm} onLooked={onLooked} /> },
      ]}
    />
  );
}

function Looked({ alarm, onLooked }: { readonly alarm: AdminAlarm; readonly onLooked: (() => void) | undefined }) {
  const [open, setOpen] = useState(false);
  const { lookedAt, lookedBy, note } = alarm;
  return (
    <>
      {lookedAt && lookedBy && (
        <p>
          <Moment at={lookedAt} /> {words.looked(lookedBy)}
        </p>
      )}
      {note && <p className="break-words whitespace-pre-line text-fg-muted">{note}</p>}
      {!lookedAt && (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`${words.look}: ${storyCopy.title(alarm.reference)}`}
          onClick={() => setOpen(true)}
        >
          {words.look}
        </Button>
      )}
      <Dialog open={open} onClose={() => setOpen(false)} title={words.dialog}>
        {open && <Note alarm={alarm} onDone={() => setOpen(false)} onLooked={onLooked} />}
      </Dialog>
    </>
  );
}

type Look = z.infer<typeof lookAtAlarm.input>;

function Note({
  alarm: { paymentId, kind },
  onDone,
  onLooked,
}: {
  readonly alarm: AdminAlarm;
  readonly onDone: () => void;
  readonly onLooked: (() => void) | undefined;
}) {
  const client = useQueryClient();
  const form = useForm<Look>({
    resolver: zodResolver(lookAtAlarm.input),
    defaultValues: { paymentId, kind, note: '' },
  });
  const [fault, setFault] = useState<string | null>(null);
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    setFault(null);
    try {
      client.setQueryData(listQuery.queryKey, await call(lookAtAlarm, { input }));
      toast({ title: words.done });
      onDone();
      onLooked?.();
    } catch (refused) {
      setFault(sentenceOf(refused));
      void client.invalidateQueries({ queryKey: listQuery.queryKey });
    }
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <TextAreaField
        label={words.note}
        hint={words.noteHint}
        rows={4}
        maxLength={1000}
        error={errors.note?.message}
        {...form.register('note')}
      />
      <DialogFooter
        fault={fault}
        failed={words.failed}
        keep={storyCopy.gift.keep}
        onKeep={onDone}
        action={words.deed}
        pending={isSubmitting}
        pendingLabel={words.pending}
      />
    </form>
  );
}
