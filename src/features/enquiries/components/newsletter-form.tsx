/** The newsletter's one field. The email that follows asks for the confirmation. */
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { EmailField } from '../../../ui/field.tsx';
import { call } from '../../../web/api-client.ts';
import { HumanCheckNotice } from '../../../web/human-check-notice.tsx';
import { useGuardedForm } from '../../../web/use-guarded-form.ts';
import { subscribe } from '../contract/newsletter.ts';
import { newsletterCopy as copy } from '../copy/newsletter.ts';

export function NewsletterForm() {
  const client = useQueryClient();
  const { form, begin, guard, submit, pending, resting, answer, reason } = useGuardedForm('newsletter', {
    schema: () => import('../contract/forms.ts').then((forms) => forms.NewsletterForm),
    initial: { email: '' },
    send: (typed, humanProof) => call(subscribe, { input: { ...typed, humanProof } }),
    onSent: () => client.invalidateQueries({ queryKey: [subscribe.path] }),
    ...{ success: copy.success, failure: copy.failure },
  });
  return (
    <form {...form.props} onSubmit={submit} onFocus={begin}>
      <fieldset {...resting} className="grid min-w-0 gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <EmailField label={copy.email} {...form.field('email')} />
        <Button type="submit" size="lg" className="sm:mt-7 sm:self-start" pending={pending} pendingLabel={copy.pending}>
          {copy.submit}
        </Button>
      </fieldset>
      <p className="mt-4 text-sm text-fg-muted">{copy.consent}</p>
      <HumanCheckNotice guard={guard} className="mt-1 text-sm text-fg-muted" />
      <p role="status" className="mt-4 font-semibold empty:hidden">
        {pending ? null : (answer?.message ?? reason)}
      </p>
    </form>
  );
}
