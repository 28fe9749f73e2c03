/** A package that does not exist yet. */
import { useState } from 'react';
import { toast } from '../../../ui/toast-store.ts';
import { AdminPage } from '../../../web/admin/admin-page.tsx';
import { useMe } from '../../../web/admin/use-me.ts';
import { call } from '../../../web/api-client.ts';
import { navigate } from '../../../web/history.ts';
import { createPackage, NewPackageFields } from '../contract/edit-packages.ts';
import { editPackagesCopy } from '../copy/edit-packages.ts';
import { PackageForm, usePackageForm } from './package-form.tsx';
import {
  type FormKey,
  keptTyping,
  meantBy,
  NOTHING_TYPED,
  type PackageFormValues,
  useKeptTyping,
} from './package-form-values.ts';

const words = editPackagesCopy.create;

const NOTHING_YET = { version: 0, typed: NOTHING_TYPED };

export function NewPackageScreen() {
  const me = useMe();
  return (
    <AdminPage title={words.title} back={{ href: '/admin/packages', label: editPackagesCopy.title }}>
      <p className="mb-7 max-w-[46em]">{words.lead}</p>
      {me && <NewPackage place={{ operator: me.name, id: 'new' }} />}
    </AdminPage>
  );
}

function NewPackage({ place }: { readonly place: FormKey }) {
  const [kept] = useState(() => keptTyping(place).read());
  const [isBack, setBack] = useState(kept !== null);
  const form = usePackageForm(NewPackageFields, NOTHING_TYPED);
  useKeptTyping(form, place, NOTHING_YET, kept);
  const save = async (typed: PackageFormValues) => {
    const { id } = await call(createPackage, { input: NewPackageFields.parse(meantBy(typed)) });
    form.reset(typed);
    toast({ title: words.done });
    navigate(`/admin/packages/${id}`);
  };
  const startOver = () => {
    setBack(false);
    form.reset(NOTHING_TYPED);
  };
  return <PackageForm form={form} labels={words} {...(isBack && { onStartOver: startOver })} onSave={save} />;
}
