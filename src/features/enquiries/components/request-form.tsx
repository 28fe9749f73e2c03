/** A short form for every kind of request, for whichever page offers it. */

import type * as z from 'zod/mini';
import { Button, type ButtonVariant } from '../../../ui/button.tsx';
import { EmailField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { call } from '../../../web/api-client.ts';
import { HumanCheckNotice } from '../../../web/human-check-notice.tsx';
import { useGuardedForm } from '../../../web/use-guarded-form.ts';
import type { NotifyMeForm } from '../contract/forms.ts';
import { makeRequest, type RequestKind } from '../contract/requests.ts';
import { requestCopy as copy } from '../copy/requests.ts';

/** The one thing that is asked about; then no words of the visitor's own are needed. */
export interface RequestTopic {
  /** As in the content: `tokyo-on-foot`, `tokyo/3`. */
  readonly id: string;
  /** By which a reader of the email knows it again. */
  readonly title: string;
}

const EMPTY: z.infer<typeof NotifyMeForm> = { email: '', name: '', about: '' };

interface RequestFormProps {
  readonly kind: RequestKind;
  readonly topic?: RequestTopic | undefined;
  /** What the field for words asks; the kind's own question unless given. */
  readonly label?: string | undefined;
  readonly action?: string | undefined;
  readonly variant?: ButtonVariant | undefined;
  readonly asksName?: boolean | undefined;
}

export function RequestForm({ kind, topic, label, action, variant = 'dark', asksName = false }: RequestFormProps) {
  const words = copy.kinds[kind];
  const needsWords = kind === 'mistake' || (kind !== 'launch' && !topic);
  const { form, begin, guard, submit, pending, resting, answer, reason } = useGuardedForm('request', {
    schema: () => import('../contract/forms.ts').then((forms) => (needsWords ? forms.RequestForm : forms.NotifyMeForm)),
    initial: EMPTY,
    send: (typed, humanProof) => {
      const about = topic ? { ...(needsWords ? {} : { about: topic.title }), topic: topic.id } : {};
      return call(makeRequest, { input: { ...typed, ...about, kind, humanProof } });
    },
    ...{ success: copy.sent, failure: copy.failure },
  });
  return (
    <form {...form.props} onSubmit={submit} onFocus={begin}>
      <fieldset {...resting} className="grid min-w-0 gap-5">
        {topic && (
          <p>
            <span className="block text-sm text-fg-muted">{copy.topic}</span>
            {topic.title}
          </p>
        )}
        {asksName && <TextField label={copy.name} autoComplete="organization" {...form.field('name')} />}
        <EmailField label={copy.email} {...form.field('email')} />
        {needsWords && <TextAreaField label={label ?? words.about} rows={4} {...form.field('about')} />}
        <div>
          <Button type="submit" variant={variant} size="lg" pending={pending} pendingLabel={copy.pending}>
            {action ?? words.submit}
          </Button>
        </div>
      </fieldset>
      {answer && !pending && (
        <Notice tone="success" live className="mt-5">
          <p>{copy.reference(answer.reference)}</p>
        </Notice>
      )}
      {reason && !pending && (
        <Notice tone="error" className="mt-5">
          <p>{reason}</p>
        </Notice>
      )}
      <HumanCheckNotice guard={guard} className="mt-5 text-sm text-fg-muted" />
    </form>
  );
}
