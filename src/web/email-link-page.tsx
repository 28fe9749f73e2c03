/**
 * A page that an email leads to: it asks, does one thing when the button is pressed, and says how that ended. Opening
 * it does nothing, because mail programs open links before their readers do.
 */
import { useMutation } from '@tanstack/react-query';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Heading, Section } from '../ui/section.tsx';
import { toast } from '../ui/toast-store.ts';
import { CallError, sentenceOf } from './api-client.ts';

interface Way {
  readonly label: string;
  readonly href: string;
}

interface LinkPageProps {
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly action: string;
    readonly pending: string;
    readonly doneTitle: string;
    readonly doneText: string;
    /** The link has had its time. */
    readonly failedTitle: string;
    readonly failedText: string;
  };
  /** Above why it did not work this time. */
  readonly refused: string;
  readonly act: () => Promise<unknown>;
  readonly done: Way;
  readonly failed: Way;
}

export function EmailLinkPage({ words, refused, act, done, failed }: LinkPageProps) {
  const acting = useMutation({
    mutationFn: act,
    onError(fault) {
      if (!isOver(fault)) toast({ title: refused, description: sentenceOf(fault), variant: 'destructive' });
    },
  });
  const over = acting.isError && isOver(acting.error);
  const title = acting.isSuccess ? words.doneTitle : over ? words.failedTitle : words.title;
  const text = acting.isSuccess ? words.doneText : over ? words.failedText : words.text;
  const way = acting.isSuccess ? done : over ? failed : null;

  return (
    <Section ground="clear" space="md" className="flex min-h-[72svh] items-end">
      <div role="status" className="words">
        <Heading level={1}>{title}</Heading>
        <p className="mt-5 max-w-[32em] text-xl text-balance">{text}</p>
      </div>
      <div className="mt-9">
        {way ? (
          <ButtonLink href={way.href} size="lg">
            {way.label}
          </ButtonLink>
        ) : (
          <Button size="lg" pending={acting.isPending} pendingLabel={words.pending} onClick={() => acting.mutate()}>
            {words.action}
          </Button>
        )}
      </div>
    </Section>
  );
}

function isOver(fault: unknown): boolean {
  return fault instanceof CallError && fault.status === 404;
}
