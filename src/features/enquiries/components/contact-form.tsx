/** The Get in Touch form. */
import { useQueryClient } from '@tanstack/react-query';
import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { ENDINGS } from '../../../shared/attachments.ts';
import { partsOf, textsOf } from '../../../shared/read-unknown.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { EmailField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { HumanCheckNotice } from '../../../web/human-check-notice.tsx';
import { keptInTab } from '../../../web/tab-storage.ts';
import { upload } from '../../../web/upload.ts';
import { useGuardedForm } from '../../../web/use-guarded-form.ts';
import { sendMessage } from '../contract/contact-message.ts';
import type { ContactForm as ContactFields } from '../contract/forms.ts';
import { contactCopy } from '../copy/contact.ts';
import { enquiryMail } from '../copy/mail.ts';
import { addFiles } from '../rules/attached-files.ts';

const copy = contactCopy.form;

export function ContactForm() {
  const { form, files, setFiles, lostFiles, sent, progress, ...sending } = useContactForm();
  const { begin, guard, submit, pending, resting, answer, reason } = sending;
  return (
    <form {...form.props} className="mt-8" onSubmit={submit} onFocus={begin}>
      <fieldset {...resting} className="grid min-w-0 gap-6">
        <div className="grid gap-6 md:grid-cols-2">
          <TextField label={copy.name} autoComplete="name" {...form.field('name')} />
          <EmailField label={copy.email} {...form.field('email')} />
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
      {answer && !pending && (
        <Notice tone="success" live className="mt-6">
          <p>{copy.reference(answer.reference)}</p>
        </Notice>
      )}
      <HumanCheckNotice guard={guard} className="mt-6 text-sm text-fg-muted" />
    </form>
  );
}

/** The contact form and what surrounds it: files, progress, and a draft that survives a reload. */
function useContactForm() {
  const client = useQueryClient();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [lostFiles, setLostFiles] = useState(false);
  const [progress, setProgress] = useState(0);
  const [sent, setSent] = useState(0);
  const hadFiles = files.length > 0 || lostFiles;
  const guarded = useGuardedForm('contact', {
    schema: () => import('../contract/forms.ts').then((forms) => forms.ContactForm),
    initial: NOTHING_TYPED,
    onChange: (typed) => contactDraft.keep({ typed: typedFrom(typed), hadFiles }),
    send: (typed: ContactFields, humanProof) => {
      const body = new FormData();
      const fields = { ...NOTHING_TYPED, ...typed, humanProof };
      for (const [name, value] of Object.entries(fields)) if (value !== undefined) body.append(name, value);
      for (const file of files) body.append('files', file, file.name);
      return upload(sendMessage, body, setProgress);
    },
    onSent() {
      setFiles([]);
      setLostFiles(false);
      setSent((before) => before + 1);
      contactDraft.keep(null);
      return client.invalidateQueries({ queryKey: [sendMessage.path] });
    },
    ...{ success: copy.success, failure: copy.failure },
  });
  const { form } = guarded;

  const takeUp = useEffectEvent(() => {
    const draft = contactDraft.read();
    if (!draft) return;
    const typed = form.typed();
    // What was typed before the script had arrived is newer.
    form.put(Object.fromEntries(Object.entries(draft.typed).filter(([name]) => !typed[name])));
    setLostFiles(draft.hadFiles);
  });
  useEffect(() => takeUp(), []);

  const keep = useEffectEvent(() => contactDraft.keep({ typed: typedFrom(form.typed()), hadFiles }));
  useEffect(() => {
    if (hadFiles) keep();
  }, [hadFiles]);

  // `sent` counts the messages that have left: what was said about the files of one is over with it.
  const submit: typeof guarded.submit = (event) => {
    setProgress(0);
    return guarded.submit(event);
  };
  return { ...guarded, submit, files, setFiles, lostFiles, sent, progress };
}

/**
 * What was typed into the contact form, kept in this tab until it is sent. Files cannot be kept; that there were some
 * is.
 */
const NOTHING_TYPED = { name: '', email: '', message: '' } as const;

const contactDraft = keptInTab('contact-draft', (stored) => {
  const { typed, hadFiles } = partsOf(stored);
  return { typed: typedFrom(typed), hadFiles: hadFiles === true };
});

const typedFrom = (form: unknown) => textsOf(['name', 'email', 'message'], form);

const filesCopy = contactCopy.files;
const ACCEPTED = ENDINGS.map((ending) => `.${ending}`).join(',');

interface FileChooserProps {
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
  /** There were files before the page was loaded again. */
  readonly lost: boolean;
}

/**
 * Files for a message: chosen or dropped, each removable. The caller owns the list; what cannot be sent is said here.
 */
function FileChooser({ files, onChange, lost }: FileChooserProps) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [said, setSaid] = useState<readonly string[]>([]);

  const add = (given: FileList | null) => {
    const fresh = [...(given ?? [])].filter((file) => !files.some((known) => nameOf(known) === nameOf(file)));
    const { files: kept, complaints } = addFiles(files, fresh);
    setSaid(
      complaints.map(({ why, name }) =>
        why === 'tooMany' || why === 'together' ? filesCopy[why] : filesCopy[why](name),
      ),
    );
    onChange(kept);
    // The same file can be chosen again after it was removed.
    if (chooser.current) chooser.current.value = '';
  };
  // Chosen before the script had come.
  const addEarly = useEffectEvent(() => chooser.current?.files?.length && add(chooser.current.files));
  useEffect(() => void addEarly(), []);
  const remove = (at: number) => {
    setSaid([]);
    onChange(files.filter((_, i) => i !== at));
    chooser.current?.focus();
  };
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault();
    setOver(isOver);
  };

  return (
    <div className="min-w-0">
      <span className="mb-1.5 block text-sm font-semibold" id={`${id}-label`}>
        {filesCopy.label}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the chooser inside is the first */}
      <div
        className={cx(
          'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm border border-dashed px-4 py-4 transition-colors',
          over ? 'border-accent bg-fg/6' : 'border-line-strong',
        )}
        onDragOver={(event) => drag(event, true)}
        onDragLeave={(event) => drag(event, false)}
        onDrop={(event) => {
          drag(event, false);
          add(event.dataTransfer.files);
        }}
      >
        <label
          className={`${buttonLook({ variant: 'ghost', size: 'sm' })} cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring`}
        >
          <Paperclip aria-hidden="true" strokeWidth={1.4} />
          {filesCopy.choose}
          <input
            ref={chooser}
            type="file"
            name="files"
            multiple
            accept={ACCEPTED}
            className="sr-only"
            aria-describedby={`${id}-hint`}
            onChange={(event) => add(event.target.files)}
          />
        </label>
        <span className="text-sm text-fg-muted max-md:hidden">{filesCopy.drop}</span>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-sm text-fg-muted">
        {lost && files.length === 0 ? filesCopy.again : filesCopy.hint}
      </p>
      <div role="status">
        {said.map((sentence) => (
          <p key={sentence} className="mt-1.5 text-sm font-medium text-error">
            {sentence}
          </p>
        ))}
      </div>
      {files.length > 0 && (
        <ul aria-label={filesCopy.chosen} className="mt-3 border-t border-line">
          {files.map((file, at) => (
            <li key={nameOf(file)} className="flex items-center gap-3 border-b border-line">
              <span className="min-w-0 flex-1 truncate">{file.name}</span>
              <span className="shrink-0 text-sm text-fg-muted">{enquiryMail.size(file.size)}</span>
              <button
                type="button"
                className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-fg/6"
                aria-label={filesCopy.remove(file.name)}
                onClick={() => remove(at)}
              >
                <X aria-hidden="true" className="size-4.5" strokeWidth={1.6} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** One file of a visitor's disk, as far as a browser tells. */
function nameOf({ name, size, lastModified }: File): string {
  return `${name} ${size} ${lastModified}`;
}
