/** The form of a package there is. What somebody else saves in the meantime is shown beside what is typed here. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { Table } from '../../../web/admin/table.tsx';
import { CallError, call, sentenceOf } from '../../../web/api-client.ts';
import { type AdminPackage, editPackage, PackageEdit } from '../contract/edit-packages.ts';
import { FIELD_NAMES, fieldOf } from '../contract/package-fields.ts';
import { editPackagesCopy } from '../copy/edit-packages.ts';
import { PackageForm, usePackageForm } from './package-form.tsx';
import {
  type FormBase,
  isSameTyped,
  keptTyping,
  meantBy,
  type PackageFormValues,
  typedOf,
  useKeptTyping,
} from './package-form-values.ts';
import { packageQuery } from './package-query.ts';

const words = editPackagesCopy.form;

const isConflict = (fault: unknown) => fault instanceof CallError && fault.body?.code === 'changed_meanwhile';

const basisOf = ({ version, fields }: AdminPackage): FormBase => ({ version, typed: typedOf(fields) });

interface EditPackageProps {
  readonly known: AdminPackage;
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
    (basis: FormBase) => {
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

  const saveFrom = async (typed: PackageFormValues, version: number) => {
    const input = PackageEdit.parse({ ...meantBy(typed), version });
    const saved = await call(editPackage, { params: { id: known.id }, input });
    const { price: _, version: __, ...fields } = { ...input, price: undefined };
    const next = { ...known, fields, version: saved.version };
    startFrom(basisOf(next));
    client.setQueryData(queryKey, next);
    void client.invalidateQueries({ queryKey });
    toast({ title: known.state === 'published' ? words.done : words.doneDraft });
  };
  const save = async (typed: PackageFormValues) => {
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

const conflictWords = editPackagesCopy.conflict;
interface ConflictProps {
  readonly message: string;
  readonly theirs: PackageFormValues;
  readonly mine: PackageFormValues;
  readonly pending: boolean;
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

/** Two people have changed the same package: both values, field by field, and a choice that loses nothing unseen. */
export function Conflict({ message, theirs, mine, pending, onKeep, onTake }: ConflictProps) {
  const rows = FIELD_NAMES.map((name) => ({
    name,
    label: fieldOf(name).label,
    theirs: inWords(theirs[name]),
    mine: inWords(mine[name]),
  })).filter((row) => row.theirs !== row.mine);
  return (
    <div>
      <Notice tone="error" title={conflictWords.title}>
        {message}
      </Notice>
      <div className="my-4 max-w-4xl whitespace-pre-line">
        <Table
          caption={conflictWords.title}
          rows={rows}
          keyOf={({ name }) => name}
          empty={conflictWords.same}
          columns={[
            { head: conflictWords.field, cell: ({ label }) => label },
            { head: conflictWords.theirs, cell: (row) => row.theirs },
            { head: conflictWords.mine, cell: (row) => row.mine },
          ]}
        />
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Button
          variant="dark"
          size="sm"
          pending={pending}
          pendingLabel={editPackagesCopy.form.pending}
          onClick={onKeep}
        >
          {conflictWords.keep}
        </Button>
        <Button variant="ghost" size="sm" onClick={onTake}>
          {conflictWords.take}
        </Button>
      </div>
    </div>
  );
}

/** Steps and days line by line. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) {
    const lines = value.map((entry) => Object.values(entry).filter(Boolean).join(': ')).filter(Boolean);
    return lines.join('\n') || conflictWords.empty;
  }
  return String(value ?? '') || conflictWords.empty;
}
