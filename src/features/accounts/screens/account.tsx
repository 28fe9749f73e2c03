/** One's own account: password, sessions, data, and the way out for good. */

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { calendarDay, longDate } from '../../../shared/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Container, Heading, Opening } from '../../../ui/section.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { call, faultsOf, sentenceOf } from '../../../web/api-client.ts';
import { Link } from '../../../web/link.tsx';
import { forgetOffline } from '../../../web/offline-trips.ts';
import { Loaded, noAnswer } from '../../../web/query-view.tsx';
import { navigate } from '../../../web/router.tsx';
import { saveFile } from '../../../web/save-file.ts';
import { forgetTab } from '../../../web/tab-storage.ts';
import { useForm } from '../../../web/use-form.ts';
import { PasswordField } from '../components/password-field.tsx';
import { bodyOf, refusalText } from '../components/refusal-text.ts';
import { readByMember, useMembersOnly } from '../components/use-members-only.ts';
import { useOwnAccount, useRefreshAccount } from '../components/use-own-account.ts';
import {
  changePassword,
  deleteAccount,
  downloadOwnData,
  endOtherSessions,
  endOwnSession,
  type OwnAccount,
} from '../contract/accounts.ts';
import type { AccountDeletion, PasswordChange, PasswordChangeForm } from '../contract/forms.ts';
import { accountsCopy } from '../copy/accounts.ts';

const { title, account: copy, deleteErrors, changePasswordErrors: errors, fields } = accountsCopy;
const failed = noAnswer({ failed: { title: copy.failed, again: copy.again } }, 2);

export function AccountScreen() {
  return (
    <Container className="pt-12 pb-16 md:pt-18 md:pb-24">
      <Opening level={1} size="section" title={title} className="mb-9" />
      <Account />
    </Container>
  );
}

function Account() {
  const member = useMembersOnly('/account', copy.loginRequired);
  const read = useOwnAccount(member.traveller !== null);
  return (
    <Loaded query={readByMember(member, read)} waiting={<Loading />} failed={failed}>
      {({ data }) => <Parts account={data} />}
    </Loaded>
  );
}

function Parts({ account }: { account: OwnAccount }) {
  return (
    <>
      <p className="words -mt-4 mb-9 flex flex-wrap gap-x-8 gap-y-3 text-lg">
        <span className="[overflow-wrap:anywhere]">
          {copy.since(account.username, longDate(calendarDay(new Date(account.since))))}
        </span>
        <Link href="/my-trips" className="link">
          {copy.trips}
        </Link>
      </p>
      <div className="grid items-start gap-5.5 lg:grid-cols-2">
        <Part title={copy.password.title} lead={copy.password.lead}>
          <PasswordChangeCard username={account.username} />
        </Part>
        <div className="grid gap-5.5">
          <Part title={copy.sessions.title} lead={copy.sessions.lead}>
            <SessionList sessions={account.sessions} />
          </Part>
          <Part title={copy.data.title} lead={copy.data.lead}>
            <DownloadOwnData />
          </Part>
          <Part title={copy.leave.title} lead={copy.leave.lead}>
            <Leave />
          </Part>
        </div>
      </div>
    </>
  );
}

function Part({ title: heading, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Heading level={2} size="part" id={id}>
        {heading}
      </Heading>
      <p className="mt-2 mb-6 text-fg-muted">{lead}</p>
      <div>{children}</div>
    </Card>
  );
}

function Loading() {
  return (
    <div className="grid gap-5.5 lg:grid-cols-2">
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      {[0, 1].map((place) => (
        <Card key={place}>
          <SkeletonLines lines={6} />
        </Card>
      ))}
    </div>
  );
}

/** Deletes the account: asked once more, with the password. What this page knew of the person is forgotten with it. */
function Leave() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {copy.leave.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={copy.leave.question}>
        {open && <LeaveForm keep={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function LeaveForm({ keep }: { keep: () => void }) {
  const client = useQueryClient();
  const form = useForm<AccountDeletion>({
    schema: () => import('../contract/forms.ts').then((forms) => forms.AccountDeletion),
    initial: { currentPassword: '' },
  });
  const deletion = useMutation({
    mutationFn: (input: AccountDeletion) => call(deleteAccount, { input }),
    async onSuccess() {
      await forgetOffline().catch(() => undefined);
      navigate('/');
      forgetTab();
      client.clear();
      toast({ title: copy.leave.done, description: copy.leave.farewell });
    },
    onError(fault) {
      if (bodyOf(fault)?.code === 'wrong_password') {
        form.refuse({ currentPassword: deleteErrors.wrong_password });
      }
    },
  });
  const { error } = deletion;
  const refused = error && bodyOf(error)?.code !== 'wrong_password' ? refusalText(error, copy.leave.failed) : null;

  return (
    <form {...form.props} onSubmit={form.sending((typed) => deletion.mutate(typed))} className="grid gap-5">
      <p>{copy.leave.warning}</p>
      {refused && (
        <Notice tone="error" title={copy.leave.failed} live>
          {refused}
        </Notice>
      )}
      <PasswordField label={copy.leave.password} autoComplete="current-password" {...form.field('currentPassword')} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="dark"
          pending={form.checking || deletion.isPending}
          pendingLabel={copy.leave.pending}
        >
          {copy.leave.submit}
        </Button>
        <Button variant="quiet" className="px-2!" onClick={keep}>
          {copy.leave.keep}
        </Button>
      </div>
    </form>
  );
}

/** Takes everything home in one file. */
function DownloadOwnData() {
  const download = useMutation({
    mutationFn: () => saveFile(downloadOwnData.path, copy.data.fileName),
    onSuccess: () => toast({ title: copy.data.done }),
    onError: (fault) => toast({ title: copy.data.failed, description: sentenceOf(fault), variant: 'destructive' }),
  });
  return (
    <Button
      variant="ghost"
      pending={download.isPending}
      pendingLabel={copy.data.pending}
      onClick={() => download.mutate()}
    >
      {copy.data.download}
    </Button>
  );
}

/** Under which field a refusal stands. */
const REFUSALS: Readonly<Record<string, { field: keyof PasswordChange; message: string }>> = {
  wrong_password: { field: 'currentPassword', message: errors.wrong_password },
  password_unchanged: { field: 'newPassword', message: errors.password_unchanged },
  password_too_common: { field: 'newPassword', message: errors.password_too_common },
};

/** Changes the password: the current one, and the new one twice. */
function PasswordChangeCard({ username }: { username: string }) {
  const form = useForm<PasswordChangeForm>({
    schema: () => import('../contract/forms.ts').then((forms) => forms.PasswordChangeForm),
    initial: { currentPassword: '', newPassword: '', confirmPassword: '' },
  });
  const refresh = useRefreshAccount();
  const change = useMutation({
    mutationFn: ({ currentPassword, newPassword }: PasswordChange) =>
      call(changePassword, { input: { currentPassword, newPassword } }),
    async onSuccess({ endedSessions }) {
      form.clear();
      toast({ title: copy.password.done, description: copy.password.ended(endedSessions) });
      await refresh();
    },
    onError(fault) {
      const refusal = REFUSALS[bodyOf(fault)?.code ?? ''];
      form.refuse(refusal ? { [refusal.field]: refusal.message } : faultsOf(fault));
      toast({
        title: copy.password.failed,
        description: refusal?.message ?? refusalText(fault, errors.wrong_password),
        variant: 'destructive',
      });
    },
  });

  return (
    <form {...form.props} onSubmit={form.sending((typed) => change.mutate(typed))} className="grid gap-5">
      {/* Password managers learn whose password it is. */}
      <input type="text" autoComplete="username" defaultValue={username} hidden readOnly />
      <PasswordField label={copy.password.current} autoComplete="current-password" {...form.field('currentPassword')} />
      <PasswordField
        label={copy.password.next}
        hint={fields.passwordHint}
        autoComplete="new-password"
        {...form.field('newPassword')}
      />
      <PasswordField label={copy.password.repeat} autoComplete="new-password" {...form.field('confirmPassword')} />
      <div>
        <Button
          type="submit"
          variant="dark"
          pending={form.checking || change.isPending}
          pendingLabel={copy.password.pending}
        >
          {copy.password.submit}
        </Button>
      </div>
    </form>
  );
}

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Every browser that is logged in, the one in use marked, each but that one with its way out. */
function SessionList({ sessions }: { sessions: OwnAccount['sessions'] }) {
  const end = useEndSessions();
  const ending = end.isPending ? end.variables : null;
  return (
    <div className="grid gap-6">
      <ul className="border-t border-line">
        {sessions.map(({ id, browser, startedAt, lastSeenAt, current }) => {
          const name = browser ?? copy.sessions.unknown;
          const since = moment.format(new Date(startedAt));
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4"
            >
              <div>
                <p className="flex flex-wrap items-center gap-3 font-bold">
                  {name}
                  {current && <Badge tone="paper">{copy.sessions.current}</Badge>}
                </p>
                <p className="mt-1 text-sm text-fg-muted">
                  {copy.sessions.lastSeen(moment.format(new Date(lastSeenAt)))}
                  <br />
                  {copy.sessions.since(since)}
                </p>
              </div>
              {!current && (
                <Button
                  size="sm"
                  variant="ghost"
                  pending={ending !== null && ending !== 'others' && ending.id === id}
                  onClick={() => end.mutate({ id })}
                >
                  {copy.sessions.end}
                  <VisuallyHidden>{copy.sessions.endNamed(name, since)}</VisuallyHidden>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {sessions.length > 2 && (
        <div>
          <Button variant="ghost" pending={ending === 'others'} onClick={() => end.mutate('others')}>
            {copy.sessions.endOthers}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Ending one's own sessions elsewhere. */
const { sessions: words } = accountsCopy.account;

/** Ends one session by its id, or all others. */
function useEndSessions() {
  const refresh = useRefreshAccount();
  return useMutation({
    mutationFn: async (which: { readonly id: string } | 'others') => {
      if (which === 'others') await call(endOtherSessions);
      else await call(endOwnSession, { params: { id: which.id } });
    },
    onSuccess: () => toast({ title: words.ended }),
    onError: (fault) => toast({ title: words.failed, description: sentenceOf(fault), variant: 'destructive' }),
    // Also after a refusal: the session may have ended by itself.
    onSettled: refresh,
  });
}
