/** The form of a package there is. What somebody else saves in the meantime is shown beside what is typed here. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toast } from '../../../ui/toast-store.ts';
import { CallError, call, sentenceOf } from '../../../web/call.ts';
import { editPackage, type PackageInOffice } from '../contract/admin.ts';
import { PackageEdit } from '../contract/editing.ts';
import { officeCopy } from '../copy/office.ts';
import { Conflict } from './conflict.tsx';
import { PackageForm, usePackageForm } from './package-form.tsx';
import { packageQuery } from './queries.ts';
import { meantBy, type Typed, typedOf } from './typed.ts';

const words = officeCopy.form;

const isConflict = (fault: unknown) => fault instanceof CallError && fault.body?.code === 'changed_meanwhile';

export function EditPackage({ known }: { readonly known: PackageInOffice }) {
  const client = useQueryClient();
  const [base, setBase] = useState(known);
  const form = usePackageForm(PackageEdit, typedOf(base.fields), { version: base.version });
  const { isDirty } = form.formState;
  const { queryKey } = packageQuery(known.id);

  // Published, withdrawn, or saved by a colleague while nothing was typed here: go on from there.
  useEffect(() => {
    if (known.version === base.version) return;
    const isSame = JSON.stringify(known.fields) === JSON.stringify(base.fields);
    if (!isSame && isDirty) return;
    setBase(known);
    if (!isSame) form.reset(typedOf(known.fields));
  }, [known, base, isDirty, form]);

  const saveFrom = async (typed: Typed, version: number) => {
    const input = PackageEdit.parse({ ...meantBy(typed), version });
    const saved = await call(editPackage, { params: { id: known.id }, input });
    const { price: _, version: __, ...fields } = { ...input, price: undefined };
    const next = { ...known, fields, version: saved.version };
    setBase(next);
    form.reset(typedOf(fields));
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
  const takeTheirs = () => {
    setBase(known);
    form.reset(typedOf(known.fields));
  };

  return (
    <PackageForm
      form={form}
      id={known.id}
      version={base.version}
      labels={words}
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
