/**
 * Every field of everything that operators edit, by its list: it is changed, read back and found in the log, with
 * nothing else beside it; and whoever has begun from something older is told which field it is.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ContactFields } from '../src/features/booking-admin/contract/booking-actions.ts';
import { SUBSCRIBER_FIELDS } from '../src/features/enquiries/contract/subscribers.ts';
import { HANDLED, type Handling, loggedHandling } from '../src/features/enquiries/rules/logged-handling.ts';
import { DepartureFieldset, textOf as typedDeparture } from '../src/features/packages/admin/departure-fields.tsx';
import { Conflict } from '../src/features/packages/admin/edit-package.tsx';
import { typedOf } from '../src/features/packages/admin/package-form-values.ts';
import {
  DEPARTURE_FIELD_NAMES,
  type DepartureField,
  type DepartureFields,
} from '../src/features/packages/contract/edit-departures.ts';
import { AdminPackage } from '../src/features/packages/contract/edit-packages.ts';
import { FIELD_NAMES, fieldOf } from '../src/features/packages/contract/package-fields.ts';
import { FactFields, factText, typedOf as typedFacts } from '../src/features/restaurants/admin/facts-form.tsx';
import { AdminRestaurant } from '../src/features/restaurants/contract/edit-restaurants.ts';
import { FACT_NAMES } from '../src/features/restaurants/contract/restaurant-facts.ts';
import { editRestaurantsCopy } from '../src/features/restaurants/copy/edit-restaurants.ts';
import { readAudit } from '../src/kernel/audit-log.ts';
import { type CalendarDay, plusDays } from '../src/shared/dates.ts';
import { at, openInbox } from './admin-inbox.ts';
import { openAdminPackages, otherFields, quietHarbour } from './admin-packages.ts';
import { openAdminRestaurants, otherFacts, table } from './admin-restaurants.ts';
import { type Answered, openApp, type TestApp } from './app.ts';
import { booked } from './booked-trip.ts';

type Values = Readonly<Record<string, unknown>>;

interface Seen {
  readonly values: Values;
  /** What a change says it was made from. */
  readonly version: unknown;
}

interface Change {
  readonly field: string;
  /** Of this field, and of those that must change with it. */
  readonly to: Values;
  readonly before: Seen;
  readonly after: Seen;
}

/** One thing that is edited, and an operator at it. */
interface Edited extends AsyncDisposable {
  readonly app: TestApp;
  /** As the log names it. */
  readonly subject: string;
  readonly read: () => Promise<Seen>;
  readonly other: (field: string, now: Values) => Values;
  readonly change: (field: string, version: unknown, to: Values) => Promise<Answered>;
  /** What the log holds of a change, if that is not the values themselves. */
  readonly logged?: (change: Change) => { readonly before: Values; readonly after: Values };
  /** What somebody reads who has begun from before the change, and what of it must be there. Null: there is no older and newer. */
  readonly told: ((change: Change, refused: Answered) => Promise<readonly [text: string, part: string]>) | null;
}

const textOf = (element: React.ReactElement) =>
  renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>)
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll('&amp;', '&');
const some = (values: Values, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, values[name]]));
const lastAuditEntry = async ({ app, subject }: Edited) => (await readAudit(app.db, { subject, most: 1 }))[0];

const EDITED: readonly (readonly [name: string, fields: readonly string[], open: () => Promise<Edited>])[] = [
  ['a package', FIELD_NAMES, aPackage],
  ['a departure', DEPARTURE_FIELD_NAMES, aDeparture],
  ['a restaurant', FACT_NAMES, aRestaurant],
  ['where letters about a booking go', Object.keys(ContactFields.shape), aBooking],
  ['an enquiry', HANDLED, anEnquiry],
  ['a subscriber', SUBSCRIBER_FIELDS, aSubscriber],
];

describe.each(EDITED)('of %s', (_, fields, open) => {
  test.each(fields)('%s is changed, read back and in the log', async (field) => {
    await using edited = await open();
    const before = await edited.read();
    const to = edited.other(field, before.values);
    const answer = await edited.change(field, before.version, to);
    expect(answer.status, answer.text).toBe(200);

    const after = await edited.read();
    expect(after.values).toEqual({ ...before.values, ...to });
    expect(after.values[field]).not.toEqual(before.values[field]);
    const deed = await lastAuditEntry(edited);
    const change = { field, to, before, after };
    const logged = edited.logged?.(change);
    expect({ before: deed?.before, after: deed?.after }).toEqual(
      logged ?? { before: some(before.values, Object.keys(to)), after: some(after.values, Object.keys(to)) },
    );

    const late = await edited.change(field, before.version, edited.other(field, after.values));
    expect((await edited.read()).values).toEqual(after.values);
    expect((await lastAuditEntry(edited))?.id).toBe(deed?.id);
    if (!edited.told) return;
    expect(late.status, late.text).toBe(409);
    const [text, part] = await edited.told(change, late);
    expect(text).toContain(part);
  });
});

async function aPackage(): Promise<Edited> {
  const app = await openApp();
  const desk = await openAdminPackages(app);
  const { id } = (await desk.post('/api/admin/packages', quietHarbour)).body;
  const read = async () => {
    const { version, fields } = await desk.read(id);
    return { version, values: fields };
  };
  const typed = ({ values }: Seen) => typedOf(AdminPackage.shape.fields.parse(values));
  return {
    app,
    subject: `package:${id}`,
    read,
    other: otherFields,
    change: async (_, version, to) =>
      desk.put(`/api/admin/packages/${id}`, { ...(await read()).values, ...to, version }),
    told: async ({ field, before, after }) => {
      const [name = 'name'] = FIELD_NAMES.filter((one) => one === field);
      const nothing = () => {};
      const asked = (
        <Conflict
          message=""
          theirs={typed(after)}
          mine={typed(before)}
          pending={false}
          onKeep={nothing}
          onTake={nothing}
        />
      );
      return [textOf(asked), `|${fieldOf(name).label}|`];
    },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

async function aDeparture(): Promise<Edited> {
  const app = await openApp();
  const desk = await openAdminPackages(app);
  const row = async () => AdminPackage.parse(await desk.read('ibiza')).departures[0];
  const { id } = expectedDeparture(await row());
  const read = async () => {
    const departure = expectedDeparture(await row());
    return { version: departure.version, values: some(departure, DEPARTURE_FIELD_NAMES) };
  };
  const more = (now: unknown) => Number(now ?? 1) + 1;
  const other: { readonly [F in DepartureField]: (now: unknown) => DepartureFields[F] } = {
    departsOn: (now) => plusDays(String(now) as CalendarDay, 1),
    capacity: more,
    price: more,
    cutoffDays: more,
    minimumParty: more,
    state: (now) => (now === 'closed' ? 'on_sale' : 'closed'),
  };
  return {
    app,
    subject: `departure:${id}`,
    read,
    other: (field, now) =>
      Object.fromEntries(DEPARTURE_FIELD_NAMES.flatMap((one) => (one === field ? [[one, other[one](now[one])]] : []))),
    change: async (_, version, to) =>
      desk.put(`/api/admin/packages/ibiza/departures/${id}/facts`, { ...(await read()).values, ...to, version }),
    logged: ({ field, before, to }) => ({ before: { package: 'ibiza', ...some(before.values, [field]) }, after: to }),
    told: async ({ field, before }) => {
      const now = typedDeparture(expectedDeparture(await row()));
      const typed = { ...now, [field]: String(before.values[field] ?? '') };
      const [name = 'state'] = DEPARTURE_FIELD_NAMES.filter((one) => one === field);
      const asked = <DepartureFieldset names={[name]} {...{ typed, now, errors: {} }} onChange={() => {}} />;
      return [textOf(asked), '|Saved now: '];
    },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

function expectedDeparture(found: AdminPackage['departures'][number] | undefined) {
  if (!found) throw new Error('Ibiza has no departure');
  return found;
}

async function aRestaurant(): Promise<Edited> {
  const desk = await openAdminRestaurants();
  const id = 'osm-node-1';
  await desk.told(table(id));
  const read = async () => {
    const { version, facts } = await desk.row(id);
    return { version, values: facts };
  };
  return {
    app: desk.app,
    subject: `restaurant:${id}`,
    read,
    other: otherFacts,
    change: (_, version, facts) => desk.clerk.put(`/api/admin/restaurants/${id}/facts`, { version, facts }),
    told: async ({ field, before }) => {
      const restaurant = AdminRestaurant.parse(await desk.row(id));
      const typed = typedFacts(AdminRestaurant.shape.facts.parse(before.values));
      const [fact = 'name'] = FACT_NAMES.filter((one) => one === field);
      const asked = (
        <FactFields
          {...{ restaurant, typed, isOlder: true }}
          errorOf={() => undefined}
          onChange={() => {}}
          onUndone={() => {}}
        />
      );
      return [textOf(asked), `|${editRestaurantsCopy.facts.now(factText(fact, restaurant.facts))}|`];
    },
    [Symbol.asyncDispose]: () => desk[Symbol.asyncDispose](),
  };
}

async function aBooking(): Promise<Edited> {
  const app = await openApp();
  const operator = await app.operator();
  const { id } = await booked(app, { contactEmail: 'ines@exmaple.com' });
  const other: { readonly [F in keyof ContactFields]-?: (now: unknown) => ContactFields[F] } = {
    contactEmail: (now) => `again.${now}`,
    contactName: (now) => (now ? `${now} again` : 'Inês Duarte'),
    contactPhone: (now) => `${now ?? '+351 21 347 000'}1`,
  };
  return {
    app,
    subject: `booking:${id}`,
    read: async () => {
      const { person } = (await operator.get(`/api/admin/bookings/${id}`)).body;
      const { contactEmail, contactName, contactPhone } = person;
      const values = { contactEmail, contactName, contactPhone };
      return { version: values, values };
    },
    other: (field, now) => {
      const name = field as keyof ContactFields;
      return { [name]: other[name](now[name]) };
    },
    change: (_, version, to) => {
      const { contactEmail, ...shownCaller } = version as Values;
      const changed = { contactEmail, ...to, shown: contactEmail, shownCaller };
      return operator.put(`/api/admin/bookings/${id}/contact`, changed);
    },
    logged: () => ({ before: { contact: 'given' }, after: { contact: 'corrected' } }),
    told: async (_, { body }) => [body.message, 'address'],
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  };
}

async function anEnquiry(): Promise<Edited> {
  const inbox = await openInbox();
  const { id } = await inbox.message();
  const OTHER = { operatorId: inbox.tomas.operator.id, doneAt: expect.any(String) } satisfies Record<
    keyof Handling,
    unknown
  >;
  const SAID: Record<keyof Handling, string> = {
    operatorId: 'has given it to somebody else',
    doneAt: 'has marked it as done',
  };
  const logged = ({ values: { operatorId, doneAt } }: Seen) =>
    loggedHandling({ operatorId: Number(operatorId) || null, doneAt: doneAt === null ? null : new Date() });
  return {
    app: inbox.app,
    subject: `enquiry:${id}`,
    read: async () => {
      const { version, operatorId, doneAt } = (await inbox.marta.get(at(id))).body;
      return { version, values: { operatorId, doneAt } };
    },
    other: (field) => some(OTHER, [field]),
    change: (field, version, to) =>
      field === 'doneAt'
        ? inbox.marta.put(at(id, '/done'), { done: true, version })
        : inbox.marta.put(at(id, '/operator'), { operator: to['operatorId'], version }),
    logged: ({ before, after }) => ({ before: logged(before), after: logged(after) }),
    told: async ({ field }, { body }) => [body.message, String(some(SAID, [field])[field])],
    [Symbol.asyncDispose]: () => inbox[Symbol.asyncDispose](),
  };
}

async function aSubscriber(): Promise<Edited> {
  const inbox = await openInbox();
  const asked = await inbox.app.post('/api/newsletter', { email: 'ines@example.com' }, inbox.home());
  expect(asked.status, asked.text).toBeLessThan(300);
  const { id } = (await inbox.marta.get('/api/admin/subscribers')).body.subscribers[0];
  return {
    app: inbox.app,
    subject: `subscriber:${id}`,
    read: async () => ({
      version: null,
      values: { status: (await inbox.marta.get(`/api/admin/subscribers/${id}`)).body.status },
    }),
    other: () => ({ status: 'left' }),
    change: () => inbox.marta.post(`/api/admin/subscribers/${id}/leave`),
    told: null,
    [Symbol.asyncDispose]: () => inbox[Symbol.asyncDispose](),
  };
}
