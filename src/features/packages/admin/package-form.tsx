/** The form of a package, new or not: what is typed, the look at it before it is saved, and saving. */
import { type ReactNode, useEffect, useState } from 'react';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/notice.tsx';
import { CallError, call, sentenceOf } from '../../../web/call.ts';
import { previewPackage } from '../contract/admin.ts';
import { PackageDraft } from '../contract/editing.ts';
import type { TripPackageWithDays } from '../contract/packages.ts';
import { officeCopy } from '../copy/office.ts';
import { FormFields } from './form-fields.tsx';
import { Preview } from './preview.tsx';
import { judgedBy, meantBy, refusedFields, type Typed } from './typed.ts';

const words = officeCopy.form;

export type PackageFormState = UseFormReturn<Typed>;

export function usePackageForm(schema: z.ZodMiniType, typed: Typed, more?: Readonly<Record<string, unknown>>) {
  return useForm<Typed>({ resolver: judgedBy(schema, more), defaultValues: typed, shouldFocusError: true });
}

export interface PackageFormProps {
  readonly form: PackageFormState;
  /** Of the package that is changed; none for a new one. */
  readonly id?: string;
  /** What is typed was begun from it; with a newer one, what was refused before is forgotten. */
  readonly version?: number;
  readonly labels: { readonly submit: string; readonly pending: string };
  /** There when the form has come back with what was typed before; drops that. */
  readonly onStartOver?: () => void;
  /** Throws what the server refuses. */
  readonly onSave: (typed: Typed) => Promise<void>;
  /** What to say instead of the server's sentence; null to say that. */
  readonly refusal?: (fault: unknown) => ReactNode;
}

export function PackageForm({ form, id, version, labels, onStartOver, onSave, refusal }: PackageFormProps) {
  const { errors, isDirty, isSubmitting, isSubmitted } = form.formState;
  const [fault, setFault] = useState<unknown>(null);
  const [offer, setOffer] = useState<TripPackageWithDays | null>(null);
  const [looking, setLooking] = useState(false);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts
  useEffect(() => setFault(null), [version]);

  const refuse = (refused: unknown, typed: Typed) => {
    const fields = refusedFields(refused, typed);
    for (const [name, message] of fields) form.setError(name, { type: 'server', message }, { shouldFocus: true });
    setFault(refused);
  };
  const save = form.handleSubmit(async (typed) => {
    setFault(null);
    try {
      await onSave(typed);
    } catch (refused) {
      refuse(refused, typed);
    }
  });
  const look = form.handleSubmit(async (typed) => {
    setFault(null);
    setLooking(true);
    try {
      const { price, ...fields } = meantBy(typed);
      const input = PackageDraft.parse({ ...fields, ...(id === undefined ? { price } : { id }) });
      setOffer(await call(previewPackage, { input }));
    } catch (refused) {
      refuse(refused, typed);
    } finally {
      setLooking(false);
    }
  });

  const special = fault !== null && refusal ? refusal(fault) : null;
  const isMarked = Object.keys(errors).length > 0;
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={save}>
        {onStartOver && isDirty && (
          <Notice title={words.kept} live className="mb-6">
            <p>{words.keptNote}</p>
            <Button variant="ghost" size="sm" className="mt-3" onClick={onStartOver}>
              {id === undefined ? words.startEmpty : words.startOver}
            </Button>
          </Notice>
        )}
        <FormFields isNew={id === undefined} />
        <div className="no-print sticky bottom-0 z-10 -mx-4 mt-9 max-h-[85svh] overflow-y-auto border-line border-t bg-paper px-4 py-4 md:-mx-8 md:px-8">
          {special ??
            (fault !== null && (
              <Notice tone="error" title={words.failed} className="mb-4">
                {fault instanceof CallError || fault instanceof TypeError ? sentenceOf(fault) : words.check}
              </Notice>
            ))}
          {!special && fault === null && isSubmitted && isMarked && (
            <Notice tone="error" title={words.failed} className="mb-4">
              {words.check}
            </Notice>
          )}
          <div className={cx('flex flex-wrap items-center gap-x-4 gap-y-2', Boolean(special) && 'mt-4')}>
            {!special && (
              <Button type="submit" variant="dark" pending={isSubmitting && !looking} pendingLabel={labels.pending}>
                {labels.submit}
              </Button>
            )}
            <Button variant="ghost" pending={looking} pendingLabel={words.previewing} onClick={() => void look()}>
              {words.preview}
            </Button>
            {isDirty && <span className="text-sm text-fg-muted">{words.unsaved}</span>}
          </div>
        </div>
      </form>
      {offer && <Preview offer={offer} onClose={() => setOffer(null)} />}
    </FormProvider>
  );
}
