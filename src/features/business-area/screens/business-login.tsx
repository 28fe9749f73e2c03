/** The gate of the business area: one password, checked by the server. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Heading, Section } from '../../../ui/section.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { CallError, call, sentenceOf } from '../../../web/api-client.ts';
import { queryOf } from '../../../web/endpoint-query.ts';
import { navigate } from '../../../web/router.tsx';
import { useForm } from '../../../web/use-form.ts';
import { RequestDialog } from '../../enquiries/components/request-dialog.tsx';
import { readBusinessContent, unlockBusiness } from '../contract/business-area.ts';
import type { BusinessAccess } from '../contract/forms.ts';
import { businessAreaCopy } from '../copy.ts';

const copy = businessAreaCopy.login;

/** A wrong password in the gate's own words; anything else by its own name. */
function toastOf(fault: unknown) {
  const code = fault instanceof CallError ? fault.body?.code : undefined;
  if (code === 'wrong_password') return copy.denied;
  return { title: code === 'too_many_attempts' ? copy.denied.title : copy.failed, description: sentenceOf(fault) };
}

export function BusinessLoginScreen() {
  const client = useQueryClient();
  const form = useForm<BusinessAccess>({
    schema: () => import('../contract/forms.ts').then((forms) => forms.BusinessAccess),
    initial: { password: '' },
  });
  const unlock = useMutation({
    mutationFn: (input: BusinessAccess) => call(unlockBusiness, { input }),
    onSuccess: () => {
      client.removeQueries({ queryKey: queryOf(readBusinessContent).queryKey });
      toast(copy.granted);
      navigate('/business');
    },
    onError: (fault) => {
      toast({ ...toastOf(fault), variant: 'destructive' });
      form.clear();
      form.focus('password');
    },
  });

  return (
    <Section ground="clear" space="md" className="flex min-h-[78svh] items-center">
      <Card className="mx-auto max-w-lg md:p-10!">
        <Heading level={1} size="section">
          {copy.title}
        </Heading>
        <p className="mt-4 text-balance text-fg-muted">{copy.intro}</p>
        <form {...form.props} className="mt-8 grid gap-6" onSubmit={form.sending((input) => unlock.mutate(input))}>
          <TextField
            label={copy.password}
            type="password"
            autoComplete="current-password"
            {...form.field('password')}
          />
          <Button
            type="submit"
            variant="dark"
            size="lg"
            block
            pending={form.checking || unlock.isPending}
            pendingLabel={copy.pending}
          >
            {copy.submit}
          </Button>
        </form>
        <div className="mt-7 flex flex-wrap items-center gap-x-1 border-t border-line pt-3 text-sm text-fg-muted">
          {copy.noPassword}
          <RequestDialog
            kind="business"
            title={copy.askTitle}
            label={copy.ask}
            variant="quiet"
            size="sm"
            className="px-2!"
            asksName
          />
        </div>
      </Card>
    </Section>
  );
}
