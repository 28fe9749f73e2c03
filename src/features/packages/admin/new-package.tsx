/** A package that does not exist yet. */

import { toast } from '../../../ui/toast-store.ts';
import { DeskPage } from '../../../web/back-office/desk-page.tsx';
import { call } from '../../../web/call.ts';
import { navigate } from '../../../web/history.ts';
import { createPackage } from '../contract/admin.ts';
import { NewPackageFields } from '../contract/editing.ts';
import { officeCopy } from '../copy/office.ts';
import { PackageForm, usePackageForm } from './package-form.tsx';
import { meantBy, NOTHING_TYPED, type Typed } from './typed.ts';

const words = officeCopy.create;

export function NewPackageScreen() {
  const form = usePackageForm(NewPackageFields, NOTHING_TYPED);
  const save = async (typed: Typed) => {
    const { id } = await call(createPackage, { input: NewPackageFields.parse(meantBy(typed)) });
    form.reset(typed);
    toast({ title: words.done });
    navigate(`/admin/packages/${id}`);
  };
  return (
    <DeskPage title={words.title} back={{ href: '/admin/packages', label: officeCopy.title }}>
      <p className="mb-7 max-w-[46em]">{words.lead}</p>
      <PackageForm form={form} labels={words} onSave={save} />
    </DeskPage>
  );
}
