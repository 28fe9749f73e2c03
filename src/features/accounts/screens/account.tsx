/** One's own account: password, sessions, data, and the way out for good. */
import { type ReactNode, useId } from 'react';
import { calendarDay, longDate } from '../../../shared/dates.ts';
import { Card } from '../../../ui/card.tsx';
import { Container, Heading } from '../../../ui/section.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Link } from '../../../web/link.tsx';
import { Loaded, noAnswer } from '../../../web/loaded.tsx';
import { Leave } from '../components/leave.tsx';
import { DownloadOwnData } from '../components/own-data.tsx';
import { PasswordChangeCard } from '../components/password-change.tsx';
import { SessionList } from '../components/session-list.tsx';
import { readByMember, useMembersOnly } from '../components/use-members-only.ts';
import { useOwnAccount } from '../components/use-own-account.ts';
import type { OwnAccount } from '../contract/accounts.ts';
import { accountsCopy } from '../copy/accounts.ts';

const { title, account: copy } = accountsCopy;
const failed = noAnswer({ failed: { title: copy.failed, again: copy.again } }, 2);

export function AccountScreen() {
  return (
    <Container className="pt-12 pb-16 md:pt-18 md:pb-24">
      <Heading level={1} size="section" className="mb-9">
        {title}
      </Heading>
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
      <p className="-mt-4 mb-9 flex flex-wrap gap-x-8 gap-y-3 text-lg">
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
