/** Asking for one thing to be different. Every other wish stays, and the last change can be taken back. */
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading } from '../../../ui/section.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { sentenceOf } from '../../../web/api-client.ts';
import { changeOneThingCopy } from '../copy/change-one-thing.ts';
import { changeCopy } from '../copy/changed-answer.ts';
import { latestOf, type TabAnswers } from './answers-in-tab.ts';
import { undo, useChange } from './use-planning.ts';

const copy = changeOneThingCopy;
const MOST_DAYS_OFFERED = 5;

interface ChangeOneThingProps {
  readonly saved: TabAnswers;
  readonly change: ReturnType<typeof usePlanChange>;
  /** Where what it did is told elsewhere. */
  readonly isToldElsewhere?: boolean;
}

export function ChangeOneThing({ saved, change, isToldElsewhere = false }: ChangeOneThingProps) {
  const [text, setText] = useState('');
  const { answer } = latestOf(saved);
  const days = Math.min(MOST_DAYS_OFFERED, Math.max(0, (answer.recommendations[0]?.plan.days.length ?? 0) - 2));
  const ask = (what: string) => change.mutate({ saved, change: what }, { onSuccess: () => setText('') });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !change.isPending) ask(text.trim());
  };

  return (
    <Card as="section" labelledBy="change" className="no-print">
      <Heading level={2} size="part" id="change">
        {copy.title}
      </Heading>
      <p className="mt-1 text-md text-fg-muted">{copy.text}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="ghost" size="sm" inactive={change.isPending} onClick={() => ask('cheaper')}>
          {copy.cheaper}
        </Button>
        <Button variant="ghost" size="sm" inactive={change.isPending} onClick={() => ask('slower')}>
          {copy.slower}
        </Button>
        {Array.from({ length: days }, (_, at) => at + 2).map((n) => (
          <Button key={n} variant="ghost" size="sm" inactive={change.isPending} onClick={() => ask(`swap:${n}`)}>
            {copy.swap(n)}
          </Button>
        ))}
      </div>
      <form onSubmit={submit} className="mt-4 flex flex-wrap items-end gap-3">
        <TextField
          label={copy.label}
          placeholder={copy.placeholder}
          value={text}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
          className="min-w-0 flex-1 basis-64"
        />
        <Button
          type="submit"
          variant="dark"
          inactive={text.trim() === ''}
          pending={change.isPending}
          pendingLabel={copy.pending}
        >
          {copy.send}
        </Button>
      </form>
      {!isToldElsewhere && <Difference saved={saved} pending={change.isPending} />}
    </Card>
  );
}

/** What the last change did, and the way back. */
function Difference({ saved, pending }: { saved: TabAnswers; pending: boolean }) {
  const { changes, answer } = latestOf(saved);
  if (changes.length === 0 || saved.steps.length < 2) return null;
  const changed = answer.changed ?? [];
  const isChanged = changed.some((sentence) => !changeCopy.unmet(sentence));
  return (
    <Notice tone={isChanged ? 'success' : 'warning'} title={isChanged ? copy.done : copy.notDone} live className="mt-5">
      {changed.length === 0 ? (
        <p>{copy.same}</p>
      ) : (
        <ul className="mt-1 list-disc space-y-1 pl-5">
          {changed.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <Button variant="ghost" size="sm" className="mt-3" inactive={pending} onClick={() => undo(saved)}>
        {copy.undo}
      </Button>
    </Notice>
  );
}

/** One change at a time for the whole page: the buttons here and the corrections of what was assumed. */
export function usePlanChange() {
  return useChange({
    onChanged: () => undefined,
    onFailed: (fault) => toast({ title: copy.failed, description: sentenceOf(fault), variant: 'destructive' }),
  });
}
