/** What a screen shows of what it reads: the thing itself, that it is on its way, or why it has not come. */
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { isNotThere, sentenceOf } from './api-client.ts';

/** As a query tells it. */
export interface QueryResult<T> {
  readonly data: T | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/** In the place of the thing; `again` asks once more. */
export type SaysWhy = (error: Error, again: () => void) => ReactNode;

interface LoadedProps<T> {
  readonly query: QueryResult<T>;
  readonly waiting: ReactNode;
  readonly failed: SaysWhy;
  readonly children: (data: T) => ReactNode;
}

export function Loaded<T>({ query: { data, error, refetch }, waiting, failed, children }: LoadedProps<T>) {
  if (data !== undefined) return children(data);
  return error ? failed(error, () => void refetch()) : waiting;
}

interface NoAnswerWords {
  /** The thing does not exist, with the way on. Without these words it always does. */
  readonly missing?: {
    readonly title: string;
    readonly text: string;
    readonly onward?: { readonly href: string; readonly label: string };
  };
  readonly failed: { readonly title: string; readonly again: string };
}

/** In the place of a page, or with level 2 of its main part: there is no such thing, or it could not be fetched. */
export function noAnswer({ missing, failed }: NoAnswerWords, level: 1 | 2 = 1): SaysWhy {
  return (error, again) =>
    missing && isNotThere(error) ? (
      <EmptyState
        level={level}
        drawing="nothing-found"
        title={missing.title}
        actions={missing.onward && <ButtonLink href={missing.onward.href}>{missing.onward.label}</ButtonLink>}
      >
        <p>{missing.text}</p>
      </EmptyState>
    ) : (
      <EmptyState
        level={level}
        drawing="offline"
        title={failed.title}
        actions={<Button onClick={again}>{failed.again}</Button>}
      >
        <p role="alert">{sentenceOf(error)}</p>
      </EmptyState>
    );
}
