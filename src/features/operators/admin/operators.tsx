/** Who may work here. Adding somebody shows the link to give them, once. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { AdminLoaded, AdminPage, AdminSection } from '../../../web/admin/admin-page.tsx';
import { Confirm } from '../../../web/admin/dialogs.tsx';
import { Moment } from '../../../web/admin/moment.tsx';
import { Table } from '../../../web/admin/table.tsx';
import { useAdminForm } from '../../../web/admin/use-admin-form.ts';
import { call } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import {
  changeOperator,
  Invitation,
  inviteOperator,
  listOperators,
  type OperatorChange,
  type OperatorEntry,
  renewLink,
} from '../contract/operators.ts';
import { operatorsCopy } from '../copy.ts';
import { ROLES } from '../rules.ts';

const { people: words } = operatorsCopy;
const listQuery = queryOf(listOperators);

export function OperatorsScreen() {
  const query = useQuery(listQuery);
  const client = useQueryClient();
  const [link, setLink] = useState<string | null>(null);
  const refresh = () => client.invalidateQueries({ queryKey: listQuery.queryKey });
  const show = (path: string) => {
    setLink(window.location.origin + path);
    void refresh();
  };
  const change = useMutation({
    mutationFn: ({ id, ...input }: OperatorChange & { readonly id: number }) =>
      call(changeOperator, { params: { id }, input }),
    onSuccess: () => toast({ title: words.changed }),
    onSettled: refresh,
  });
  const renew = useMutation({
    mutationFn: (id: number) => call(renewLink, { params: { id } }),
    onSuccess: ({ path }) => show(path),
  });

  return (
    <AdminPage title={words.title}>
      <p className="mb-6 max-w-[46em]">{words.lead}</p>
      {link && <NewLink link={link} />}
      <AdminLoaded query={query}>
        {(operators) => (
          <Table
            caption={words.caption}
            rows={operators}
            keyOf={({ id }) => id}
            empty={words.none}
            columns={[
              { head: words.columns.name, cell: ({ name }) => name },
              { head: words.columns.role, cell: ({ role }) => words.roles[role] },
              { head: words.columns.state, cell: ({ state }) => words.states[state] },
              {
                head: words.columns.lastSeen,
                cell: ({ lastSeenAt }) => (lastSeenAt ? <Moment at={lastSeenAt} /> : null),
              },
              {
                head: words.columns.actions,
                cell: (operator) => (
                  <Actions
                    operator={operator}
                    onChange={(changed) => change.mutateAsync({ id: operator.id, ...changed })}
                    onRenew={() => renew.mutateAsync(operator.id)}
                  />
                ),
              },
            ]}
          />
        )}
      </AdminLoaded>
      <AdminSection title={words.add}>
        <Invite onInvited={show} />
      </AdminSection>
    </AdminPage>
  );
}

function Actions({
  operator: { name, role, state },
  onChange,
  onRenew,
}: {
  readonly operator: OperatorEntry;
  readonly onChange: (changed: OperatorChange) => Promise<unknown>;
  readonly onRenew: () => Promise<unknown>;
}) {
  const other = role === 'owner' ? 'operator' : 'owner';
  if (state === 'disabled') {
    return (
      <Confirm
        label={words.restore}
        title={words.restoreTitle(name)}
        action={words.restore}
        pendingLabel={words.restoring}
        onConfirm={() => onChange({ disabled: false })}
      >
        {words.restoreBody}
      </Confirm>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Confirm
        label={words.newLink}
        title={words.newLinkTitle(name)}
        action={words.newLink}
        pendingLabel={words.linking}
        onConfirm={onRenew}
      >
        {words.newLinkBody}
      </Confirm>
      <Confirm
        label={other === 'owner' ? words.makeOwner : words.makeOperator}
        title={words.changeTitle(name, words.roles[other].toLowerCase())}
        action={other === 'owner' ? words.makeOwner : words.makeOperator}
        pendingLabel={words.changing}
        onConfirm={() => onChange({ role: other })}
      >
        {words.changeBody}
      </Confirm>
      <Confirm
        label={words.end}
        title={words.endTitle(name)}
        action={words.end}
        pendingLabel={words.ending}
        onConfirm={() => onChange({ disabled: true })}
      >
        {words.endBody}
      </Confirm>
    </div>
  );
}

function NewLink({ link }: { readonly link: string }) {
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast({ title: words.copied }),
      () => undefined,
    );
  return (
    <Notice tone="success" live className="mb-6">
      <p>{words.link}</p>
      <p className="my-2 break-all font-bold">{link}</p>
      <Button variant="ghost" size="sm" onClick={() => void copy()}>
        {words.copyLink}
      </Button>
    </Notice>
  );
}

const EMPTY = { name: '', role: 'operator' } as const;

/** The form that adds an operator. */
function Invite({ onInvited }: { readonly onInvited: (path: string) => void }) {
  const { field, submit, fault, pending } = useAdminForm<Invitation>({
    schema: Invitation,
    defaultValues: EMPTY,
    send: async (input, form) => {
      const { path } = await call(inviteOperator, { input });
      form.reset(EMPTY);
      toast({ title: words.added });
      onInvited(path);
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid max-w-2xl gap-4 md:grid-cols-[1fr_12rem]">
      <TextField label={words.name} autoComplete="off" {...field('name')} />
      <SelectField
        label={words.role}
        options={ROLES.map((role) => ({ value: role, label: words.roles[role] }))}
        {...field('role')}
      />
      {fault && (
        <Notice tone="error" title={words.failed} className="md:col-span-2">
          {fault}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="dark" pending={pending} pendingLabel={words.pending}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
