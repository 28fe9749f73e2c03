/** The Get in Touch form. */
import { Button } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useResting } from '../../../ui/resting.ts';
import { GuardNotice } from '../../../web/guard-notice.tsx';
import { contactCopy } from '../copy/contact.ts';
import { FileChooser } from './file-chooser.tsx';
import { useContactForm } from './use-contact-form.ts';

const copy = contactCopy.form;

export function ContactForm() {
  const { form, files, setFiles, lostFiles, sent, progress, begin, guard, send, pending, reference, reason } =
    useContactForm();
  const resting = useResting(pending);
  return (
    <form {...form.props} className="mt-8" onSubmit={send} onFocus={begin}>
      <fieldset {...resting} className="grid min-w-0 gap-6">
        <div className="grid gap-6 md:grid-cols-2">
          <TextField label={copy.name} autoComplete="name" {...form.field('name')} />
          <TextField label={copy.email} type="email" autoComplete="email" {...form.field('email')} />
        </div>
        <TextAreaField label={copy.message} rows={6} {...form.field('message')} />
        <FileChooser key={sent} files={files} onChange={setFiles} lost={lostFiles} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button type="submit" variant="dark" size="lg" pending={pending} pendingLabel={copy.pending}>
            {copy.submit}
          </Button>
          {pending && files.length > 0 && (
            <span className="flex items-center gap-3 text-sm text-fg-muted">
              <progress className="h-1.5 w-32 accent-current" value={progress} max={1} aria-label={copy.pending} />
              {copy.sent(Math.round(progress * 100))}
            </span>
          )}
        </div>
      </fieldset>
      {reason && !pending && (
        <Notice tone="error" title={copy.notSent} className="mt-6">
          <p>{reason}</p>
        </Notice>
      )}
      {reference && !pending && (
        <Notice tone="success" live className="mt-6">
          <p>{copy.reference(reference)}</p>
        </Notice>
      )}
      <GuardNotice guard={guard} className="mt-6 text-sm text-fg-muted" />
    </form>
  );
}
