/** Every field of a package, by its list, on its ways: from the content, to the shop and back, and through the form. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openAdminPackages, otherFields, quietHarbour } from '../../../../test/admin-packages.ts';
import { openApp, type TestApp } from '../../../../test/app.ts';
import { FormFields } from '../admin/package-form.tsx';
import { meantBy, type PackageFormValues, typedOf } from '../admin/package-form-values.ts';
import { PackageCard } from '../components/package-card.tsx';
import { packages } from '../content.ts';
import { AdminPackage } from '../contract/edit-packages.ts';
import {
  CardFields,
  FIELD_NAMES,
  fieldOf,
  type PackageFieldName,
  PackageFields,
  PageFields,
} from '../contract/package-fields.ts';
import { TripPackageWithDays } from '../contract/packages.ts';

let app: TestApp;
let admin: Awaited<ReturnType<typeof openAdminPackages>>;
beforeAll(async () => {
  app = await openApp();
  admin = await openAdminPackages(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const markupOf = (element: ReactNode) =>
  renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>);
const cardOf = (shown: unknown) => markupOf(<PackageCard offer={TripPackageWithDays.parse(shown)} priority />);

test('what the content says of a package is what the shop opens with', async () => {
  for (const { departs, ...written } of packages) {
    const { fields } = await admin.read(written.id);
    const said = PackageFields.parse({
      ...written,
      departMonth: departs.month,
      departDay: departs.day,
      ...{ cancellation: fields.cancellation, imageAlt: fields.imageAlt, ownRating: fields.ownRating },
      ...{ notIncluded: [], packingList: [], hotel: null, guide: null },
    });
    expect.soft(fields, written.id).toEqual(said);
  }
});

test('a new package has every field that was written, its copy too, and the log keeps what is deleted', async () => {
  const { price, ...written } = quietHarbour;
  const { id } = (await admin.post('/api/admin/packages', quietHarbour)).body;
  expect((await admin.read(id)).fields).toEqual(written);
  const copy = (await admin.post(`/api/admin/packages/${id}/duplicate`)).body;
  expect((await admin.read(copy.id)).fields).toEqual({ ...written, name: `${written.name} (copy)` });
  await admin.delete(`/api/admin/packages/${id}`);
  const [deleted, created] = await admin.auditEntries(id);
  expect(deleted).toMatchObject({ action: 'package.delete', before: written });
  expect(created).toMatchObject({ action: 'package.create', after: { ...written, price } });
});

/** No text of its own stands on the card for it. */
const UNSEEN: readonly PackageFieldName[] = ['destinationId'];

describe('the shop', () => {
  const onCard = FIELD_NAMES.filter((name) => name in CardFields.shape);
  const onPage = FIELD_NAMES.filter((name) => name in PageFields.shape);

  test.each([...onCard, ...onPage])('has %s as it was saved, and before that in the preview', async (name) => {
    const { id } = (await admin.post('/api/admin/packages', quietHarbour)).body;
    await admin.sell(id, 'publish');
    const before = (await app.get(`/api/trip-packages/${id}`)).body;
    const to: Readonly<Record<string, unknown>> = otherFields(name, quietHarbour);
    const preview = await admin.post('/api/admin/package-preview', { ...quietHarbour, ...to, price: undefined, id });
    expect(preview.body[name], preview.text).toEqual(to[name]);
    expect((await admin.edit(id, to)).status).toBe(200);
    const after = (await app.get(`/api/trip-packages/${id}`)).body;
    expect(after[name]).toEqual(to[name]);
    expect((await app.get('/api/trip-packages')).body.at(-1)[name]).toEqual(
      onCard.includes(name) ? to[name] : undefined,
    );
    if (onCard.includes(name) && !UNSEEN.includes(name)) expect(cardOf(after)).not.toBe(cardOf(before));
  });
});

function Form({ typed, isNew }: { readonly typed: PackageFormValues; readonly isNew: boolean }) {
  return (
    <FormProvider {...useForm<PackageFormValues>({ defaultValues: typed })}>
      <FormFields isNew={isNew} />
    </FormProvider>
  );
}

describe('the form', () => {
  test('gives every package back as it is, while nothing is typed', async () => {
    for (const { id } of packages) {
      const { fields } = AdminPackage.parse(await admin.read(id));
      const { price: _, ...meant } = meantBy(typedOf(fields));
      expect.soft(meant, id).toEqual(fields);
    }
  });

  test.each(FIELD_NAMES)('asks for %s by its name, new or not', async (name) => {
    const { price: _, ...fields } = quietHarbour;
    const { kind, label } = fieldOf(name);
    for (const isNew of [true, false]) {
      const form = markupOf(<Form typed={typedOf(fields)} isNew={isNew} />);
      expect(form).toMatch(new RegExp(`<(label|legend)[^>]*>${label}</`));
      // The picture is chosen by a button.
      if (kind !== 'picture') expect(form).toMatch(new RegExp(` name="${name}[".]`));
    }
  });
});
