/** The frame of every page of the back office: where one is, what can be done here, and the page itself. */
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CallError, sentenceOf } from '../api-client.ts';
import { Link } from '../link.tsx';
import { Loaded, type QueryResult, type SaysWhy } from '../query-view.tsx';
import { adminUiCopy } from './copy.ts';

export interface AdminPageProps {
  readonly title: ReactNode;
  /** The list this page belongs to. */
  readonly back?: { readonly href: string; readonly label: string };
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function AdminPage({ title, back, actions, children }: AdminPageProps) {
  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          {back && (
            <p className="mb-1 text-sm">
              <Link href={back.href} className="text-fg-muted underline decoration-accent underline-offset-4">
                {back.label}
              </Link>
            </p>
          )}
          <h1>{title}</h1>
        </div>
        {actions && <div className="no-print flex flex-wrap gap-2.5">{actions}</div>}
      </header>
      {children}
    </>
  );
}

/** A part of a page under its own heading. */
export function AdminSection({
  title,
  actions,
  children,
}: {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="mt-9">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2>{title}</h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

/** What a query has brought, in the looks of the back office. */
export function AdminLoaded<T>({
  query,
  children,
}: {
  readonly query: QueryResult<T>;
  readonly children: (data: T) => ReactNode;
}) {
  return (
    <Loaded query={query} waiting={<Waiting />} failed={failed}>
      {children}
    </Loaded>
  );
}

const failed: SaysWhy = (error, again) =>
  error instanceof CallError && error.status === 404 ? (
    <Notice tone="info">{sentenceOf(error)}</Notice>
  ) : (
    <Notice tone="error">
      <p>{sentenceOf(error)}</p>
      <Button variant="ghost" size="sm" className="mt-3" onClick={again}>
        {adminUiCopy.tryAgain}
      </Button>
    </Notice>
  );

function Waiting() {
  return (
    <div role="status" aria-label={adminUiCopy.loading} className="grid gap-3">
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
      <Skeleton className="h-9" />
    </div>
  );
}
