/** In the place of a page about one thing: that there is no such thing, or that it could not be fetched. */
import { Button, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { CallError, sentenceOf } from './call.ts';

export interface NoAnswerWords {
  /** The thing does not exist, with the way on. */
  readonly missing: { readonly title: string; readonly text: string; readonly href: string; readonly onward: string };
  readonly failed: { readonly title: string; readonly again: string };
}

/** An address that can belong to nothing is answered like one that belongs to nothing. */
const NOT_THERE = [400, 404];

export function NoAnswer({ error, again, words }: { error: Error; again: () => void; words: NoAnswerWords }) {
  const { missing, failed } = words;
  if (error instanceof CallError && NOT_THERE.includes(error.status)) {
    return (
      <EmptyState
        level={1}
        drawing="nothing-found"
        title={missing.title}
        actions={<ButtonLink href={missing.href}>{missing.onward}</ButtonLink>}
      >
        <p>{missing.text}</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      drawing="offline"
      title={failed.title}
      actions={<Button onClick={again}>{failed.again}</Button>}
    >
      <p role="alert">{sentenceOf(error)}</p>
    </EmptyState>
  );
}
