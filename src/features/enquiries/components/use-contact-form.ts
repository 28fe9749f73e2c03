/** The contact form's one verb, and what surrounds it: files, progress, the human check, and a draft that survives a reload. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { toast } from '../../../ui/toast-store.ts';
import { faultsOf } from '../../../web/call.ts';
import { useHumanCheck } from '../../../web/human-check.ts';
import { sendForm } from '../../../web/send-form.ts';
import { useForm } from '../../../web/use-form.ts';
import { sendMessage } from '../contract/contacts.ts';
import type { ContactForm } from '../contract/forms.ts';
import { contactCopy } from '../copy/contact.ts';
import { contactDraft, NOTHING_TYPED, typedFrom } from './contact-draft.ts';
import { reasonOf } from './form-refusals.ts';

const copy = contactCopy.form;

export function useContactForm() {
  const client = useQueryClient();
  const check = useHumanCheck('contact');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [lostFiles, setLostFiles] = useState(false);
  const [progress, setProgress] = useState(0);
  const [sent, setSent] = useState(0);
  const hadFiles = files.length > 0 || lostFiles;
  const form = useForm<ContactForm>({
    schema: () => import('../contract/forms.ts').then((forms) => forms.ContactForm),
    initial: NOTHING_TYPED,
    onChange: (typed) => contactDraft.keep({ typed: typedFrom(typed), hadFiles }),
  });

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

  const sending = useMutation({
    mutationFn: (typed: ContactForm) => {
      return check.guarded((humanProof) => {
        const body = new FormData();
        const fields = { ...NOTHING_TYPED, ...typed, humanProof };
        for (const [name, value] of Object.entries(fields)) if (value !== undefined) body.append(name, value);
        for (const file of files) body.append('files', file, file.name);
        return sendForm(sendMessage, body, setProgress);
      });
    },
    onMutate: () => setProgress(0),
    onSuccess() {
      form.clear();
      setFiles([]);
      setLostFiles(false);
      setSent((before) => before + 1);
      contactDraft.keep(null);
      toast(copy.success);
      return client.invalidateQueries({ queryKey: [sendMessage.path] });
    },
    onError(fault) {
      toast({ ...copy.failure, variant: 'destructive' });
      form.refuse(faultsOf(fault));
    },
  });

  return {
    form,
    files,
    setFiles,
    lostFiles,
    /** How many messages have left: what was said about the files of one is over with it. */
    sent,
    progress,
    begin: check.begin,
    guard: check.guard,
    send: form.sending((typed) => sending.mutate(typed)),
    pending: form.checking || sending.isPending,
    reference: sending.data?.reference ?? null,
    reason: sending.error ? reasonOf(sending.error) : null,
  };
}
