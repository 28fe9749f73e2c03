/** The form of a package there is. What somebody else saves in the meantime is shown beside what is typed here. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { toast } from '../../../ui/toast-store.ts';
import { CallError, call, sentenceOf } from '../../../web/call.ts';
import { editPackage, type PackageInOffice } from '../contract/admin.ts';
import { PackageEdit } from '../contract/editing.ts';
import { officeCopy } from '../copy/office.ts';
import { Conflict } from './conflict.tsx';
import { type Basis, isSameTyped, keptTyping, useKeptTyping } from './kept-typing.ts';
import { PackageForm, usePackageForm } from './package-form.tsx';
import { packageQuery } from './queries.ts';
import { meantBy, type Typed, typedOf } from './typed.ts';

const words = officeCopy.form;

const isConflict = (fault: unknown) => fault instanceof CallError && fault.body?.code === 'changed_meanwhile';

const basisOf = ({ version, fields }: PackageInOffice): Basis => ({ version, typed: typedOf(fields) });

interface EditPackageProps {
  readonly known: PackageInOffice;
  /** Who writes. */
  readonly operator: string;
}

export function EditPackage({ known, operator }: EditPackageProps) {
  const client = useQueryClient();
  const [kept] = useState(() => keptTyping({ operator, id: known.id }).read());
  const [isBack, setBack] = useState(kept !== null);
  const [base, setBase] = useState(() => kept?.from ?? basisOf(known));
  const form = usePackageForm(PackageEdit, base.typed, { version: base.version });
  const { isDirty } = form.formState;
  const { queryKey } = packageQuery(known.id);
  useKeptTyping(form, { operator, id: known.id }, base, kept);

  const startFrom = useCallback(
    (basis: Basis) => {
      setBase(basis);
      setBack(false);
      form.reset(basis.typed);
    },
    [form],
  );

  // Published, withdrawn, or saved by a colleague while nothing was typed here: go on from there.
  useEffect(() => {
    if (known.version === base.version) return;
    const now = basisOf(known);
    if (isSameTyped(now.typed, base.typed)) setBase(now);
    else if (!isDirty && !isBack) startFrom(now);
  }, [known, base, isDirty, isBack, startFrom]);

  const saveFrom = async (typed: Typed, version: number) => {
    const input = PackageEdit.parse({ ...meantBy(typed), version });
    const saved = await call(editPackage, { params: { id: known.id }, input });
    const { price: _, version: __, ...fields } = { ...input, price: undefined };
    const next = { ...known, fields, version: saved.version };
    startFrom(basisOf(next));
    client.setQueryData(queryKey, next);
    void client.invalidateQueries({ queryKey });
    toast({ title: known.state === 'published' ? words.done : words.doneDraft });
  };
  const save = async (typed: Typed) => {
    try {
      await saveFrom(typed, base.version);
    } catch (refused) {
      if (isConflict(refused)) await client.refetchQueries({ queryKey });
      throw refused;
    }
  };
  const keepMine = async () => {
    try {
      await saveFrom(form.getValues(), known.version);
    } catch (refused) {
      if (isConflict(refused)) await client.refetchQueries({ queryKey });
      toast({ title: words.failed, description: sentenceOf(refused), variant: 'destructive' });
    }
  };
  const takeTheirs = () => startFrom(basisOf(known));

  return (
    <PackageForm
      form={form}
      id={known.id}
      version={base.version}
      labels={words}
      {...(isBack && { onStartOver: takeTheirs })}
      onSave={save}
      refusal={(fault) =>
        isConflict(fault) ? (
          <Conflict
            message={sentenceOf(fault)}
            theirs={typedOf(known.fields)}
            mine={form.getValues()}
            pending={form.formState.isSubmitting}
            onKeep={() => void keepMine()}
            onTake={takeTheirs}
          />
        ) : null
      }
    />
  );
}
