/** A short form for every kind of request, for whichever page offers it. */
import { useMutation } from '@tanstack/react-query';
import { Button, type ButtonVariant } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useResting } from '../../../ui/resting.ts';
import { toast } from '../../../ui/toast-store.ts';
import { call, faultsOf } from '../../../web/call.ts';
import { GuardNotice } from '../../../web/guard-notice.tsx';
import { useHumanCheck } from '../../../web/human-check.ts';
import { useForm } from '../../../web/use-form.ts';
import { makeRequest, type RequestKind } from '../contract/requests.ts';
import { requestCopy as copy } from '../copy/requests.ts';
import { reasonOf } from './form-refusals.ts';

/** The one thing that is asked about; then no words of the visitor's own are needed. */
export interface RequestTopic {
  /** As in the content: `tokyo-on-foot`, `tokyo/3`. */
  readonly id: string;
  /** By which a reader of the email knows it again. */
  readonly title: string;
}

interface Typed {
  email: string;
  name?: string | undefined;
  about?: string | undefined;
}

export function RequestForm({
  kind,
  topic,
  label,
  action,
  variant = 'dark',
  asksName = false,
}: {
  kind: RequestKind;
  topic?: RequestTopic | undefined;
  /** What the field for words asks; the kind's own question unless given. */
  label?: string | undefined;
  action?: string | undefined;
  variant?: ButtonVariant | undefined;
  asksName?: boolean | undefined;
}) {
  const words = copy.kinds[kind];
  const needsWords = kind !== 'launch' && !topic;
  const check = useHumanCheck('request');
  const form = useForm<Typed>({
    schema: () => import('../contract/forms.ts').then((forms) => (needsWords ? forms.RequestForm : forms.WordlessForm)),
    initial: { email: '', name: '', about: '' },
  });
  const asking = useMutation({
    mutationFn: (typed: Typed) => {
      const about = topic ? { about: topic.title, topic: topic.id } : {};
      return check.guarded((humanProof) => call(makeRequest, { input: { ...typed, ...about, kind, humanProof } }));
    },
    onSuccess() {
      form.clear();
      toast(copy.sent);
    },
    onError(fault) {
      toast({ ...copy.failure, variant: 'destructive' });
      form.refuse(faultsOf(fault));
    },
  });
  const { data, error } = asking;
  const isPending = form.checking || asking.isPending;
  const reason = error ? reasonOf(error) : null;
  const resting = useResting(isPending);

  return (
    <form {...form.props} onSubmit={form.sending((typed) => asking.mutate(typed))} onFocus={check.begin}>
      <fieldset {...resting} className="grid min-w-0 gap-5">
        {topic && (
          <p>
            <span className="block text-sm text-fg-muted">{copy.topic}</span>
            {topic.title}
          </p>
        )}
        {asksName && <TextField label={copy.name} autoComplete="organization" {...form.field('name')} />}
        <TextField label={copy.email} type="email" autoComplete="email" {...form.field('email')} />
        {needsWords && <TextAreaField label={label ?? words.about} rows={4} {...form.field('about')} />}
        <div>
          <Button type="submit" variant={variant} size="lg" pending={isPending} pendingLabel={copy.pending}>
            {action ?? words.submit}
          </Button>
        </div>
      </fieldset>
      {data && !isPending && (
        <Notice tone="success" live className="mt-5">
          <p>{copy.reference(data.reference)}</p>
        </Notice>
      )}
      {reason && !isPending && (
        <Notice tone="error" className="mt-5">
          <p>{reason}</p>
        </Notice>
      )}
      <GuardNotice guard={check.guard} className="mt-5 text-sm text-fg-muted" />
    </form>
  );
}
