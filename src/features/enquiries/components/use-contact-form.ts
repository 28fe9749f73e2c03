/** The contact form's one verb, and what surrounds it: files, progress, the human check, and a draft that survives a reload. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from '../../../ui/toast-store.ts';
import { useHumanCheck } from '../../../web/human-check.ts';
import { sendForm } from '../../../web/send-form.ts';
import { ContactForm, sendMessage } from '../contract/contacts.ts';
import { contactCopy } from '../copy/contact.ts';
import { keepContactDraft, NOTHING_TYPED, readContactDraft } from './contact-draft.ts';
import { reasonOf, showFields } from './form-refusals.ts';

const copy = contactCopy.form;

export function useContactForm() {
  const client = useQueryClient();
  const check = useHumanCheck('contact');
  const [files, setFiles] = useState<readonly File[]>([]);
  const [lostFiles, setLostFiles] = useState(false);
  const [progress, setProgress] = useState(0);
  const [sent, setSent] = useState(0);
  const form = useForm<ContactForm>({ resolver: zodResolver(ContactForm), defaultValues: NOTHING_TYPED });
  const { getValues, reset, watch } = form;

  useEffect(() => {
    const draft = readContactDraft();
    if (!draft) return;
    // What was typed before the script had arrived is newer.
    const typed = Object.entries(draft.typed).filter(([name]) => !getValues(name as keyof ContactForm));
    reset({ ...getValues(), ...Object.fromEntries(typed) });
    setLostFiles(draft.hadFiles);
  }, [getValues, reset]);

  useEffect(() => {
    const keep = () => keepContactDraft({ typed: { ...NOTHING_TYPED, ...getValues() }, hadFiles: files.length > 0 });
    if (files.length > 0) keep();
    const watching = watch(keep);
    return () => watching.unsubscribe();
  }, [files, getValues, watch]);

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
      reset(NOTHING_TYPED);
      setFiles([]);
      setLostFiles(false);
      setSent((before) => before + 1);
      keepContactDraft(null);
      toast(copy.success);
      return client.invalidateQueries({ queryKey: [sendMessage.path] });
    },
    onError(fault) {
      toast({ ...copy.failure, variant: 'destructive' });
      showFields(fault, form.setError);
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
    send: form.handleSubmit((typed) => sending.mutate(typed)),
    pending: sending.isPending,
    reference: sending.data?.reference ?? null,
    reason: sending.error ? reasonOf(sending.error) : null,
  };
}
