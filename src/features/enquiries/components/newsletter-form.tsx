/** The newsletter's one field. The email that follows asks for the confirmation. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { useResting } from '../../../ui/resting.ts';
import { toast } from '../../../ui/toast-store.ts';
import { call, faultsOf } from '../../../web/call.ts';
import { GuardNotice } from '../../../web/guard-notice.tsx';
import { useHumanCheck } from '../../../web/human-check.ts';
import { useForm } from '../../../web/use-form.ts';
import type { NewsletterForm as Fields } from '../contract/forms.ts';
import { subscribe } from '../contract/newsletter.ts';
import { newsletterCopy as copy } from '../copy/newsletter.ts';
import { reasonOf } from './form-refusals.ts';

export function NewsletterForm() {
  const client = useQueryClient();
  const check = useHumanCheck('newsletter');
  const form = useForm<Fields>({
    schema: () => import('../contract/forms.ts').then((forms) => forms.NewsletterForm),
    initial: { email: '' },
  });
  const signingUp = useMutation({
    mutationFn: (typed: Fields) => check.guarded((humanProof) => call(subscribe, { input: { ...typed, humanProof } })),
    onSuccess() {
      form.clear();
      toast(copy.success);
      return client.invalidateQueries({ queryKey: [subscribe.path] });
    },
    onError(fault) {
      toast({ ...copy.failure, variant: 'destructive' });
      form.refuse(faultsOf(fault));
    },
  });
  const { data, error } = signingUp;
  const isPending = form.checking || signingUp.isPending;
  const reason = error ? reasonOf(error) : null;
  const resting = useResting(isPending);

  return (
    <form {...form.props} onSubmit={form.sending((typed) => signingUp.mutate(typed))} onFocus={check.begin}>
      <fieldset {...resting} className="grid min-w-0 gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField label={copy.email} type="email" autoComplete="email" {...form.field('email')} />
        <Button
          type="submit"
          size="lg"
          className="sm:mt-7 sm:self-start"
          pending={isPending}
          pendingLabel={copy.pending}
        >
          {copy.submit}
        </Button>
      </fieldset>
      <p className="mt-4 text-sm text-fg-muted">{copy.consent}</p>
      <GuardNotice guard={check.guard} className="mt-1 text-sm text-fg-muted" />
      <p role="status" className="mt-4 font-semibold empty:hidden">
        {isPending ? null : (data?.message ?? reason)}
      </p>
    </form>
  );
}
