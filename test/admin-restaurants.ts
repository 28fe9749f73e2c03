/** Restaurants in the middle of the sea, and an operator at the desk that looks after them. */
import { sql } from 'kysely';
import { FACT_NAMES, type FactOfKind, type Facts } from '../src/features/restaurants/contract/restaurant-facts.ts';
import { type SourceRestaurant, upsertRestaurants } from '../src/features/restaurants/store/upsert-restaurants.ts';
import { type Client, openApp, type TestApp } from './app.ts';

const HERE = { latitude: -18.2, longitude: 179.5 };

export function table(id: string, more: Partial<SourceRestaurant> = {}): SourceRestaurant {
  return {
    id,
    source: 'openstreetmap',
    sourceId: id,
    name: `Table ${id}`,
    cuisine: 'Fish',
    kinds: ['seafood'],
    diets: [],
    address: '1 Quay',
    phone: '+679 111 1111',
    website: null,
    ...HERE,
    timeZone: 'Pacific/Fiji',
    priceLevel: null,
    hours: null,
    hoursNote: 'when the tide is in',
    months: null,
    closedOn: [],
    openingHours: Array.from({ length: 7 }, () => 'Not known'),
    description: '',
    amenities: ['vegan', 'step-free'],
    stepFree: true,
    isChain: false,
    latinName: null,
    asOf: '2026-11',
    ...more,
  };
}

/** Another value than that of `table`, where one cannot be made of the old one. */
const OTHER: Readonly<Partial<Facts> & Omit<Facts, FactOfKind<'line' | 'text'>>> = {
  hours: 'Mo-Fr 09:00-17:00',
  phone: '+679 222 2222',
  website: 'https://example.com/',
  price: 3,
  stepFree: false,
  kinds: ['sushi'],
  diets: ['vegan'],
};

/** What this fact becomes when it is corrected. */
export function otherFacts(field: string, now: Readonly<Record<string, unknown>>): Partial<Facts> {
  const fact = FACT_NAMES.find((one) => one === field) ?? 'name';
  return { [fact]: OTHER[fact] ?? `${now[fact]} again`.trim() };
}

export interface AdminRestaurants extends AsyncDisposable {
  readonly app: TestApp;
  readonly clerk: Client & { readonly operator: { readonly id: number; readonly name: string } };
  /** What the clock says; may be set. */
  now: Date;
  readonly told: (...tables: SourceRestaurant[]) => ReturnType<typeof upsertRestaurants>;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  readonly row: (id: string) => Promise<any>;
  readonly seen: (id: string) => ReturnType<Client['get']>;
  /** Ids, as a visitor near them has them. */
  readonly listed: () => Promise<string[]>;
  readonly audits: (id: string) => Promise<{ action: string; operator: string; before: unknown; after: unknown }[]>;
}

export async function openAdminRestaurants(): Promise<AdminRestaurants> {
  const clock = { now: new Date('2026-11-20T12:00:00Z') };
  const app = await openApp({ now: () => clock.now });
  const clerk = await app.operator();
  return Object.assign(clock, {
    app,
    clerk,
    told: (...tables: SourceRestaurant[]) => upsertRestaurants(app.db, tables, clock.now),
    row: async (id: string) => (await clerk.get(`/api/admin/restaurants/${id}`)).body,
    seen: (id: string) => app.get(`/api/restaurants/${id}`),
    listed: async () => {
      const { body } = await app.get(`/api/restaurants?latitude=${HERE.latitude}&longitude=${HERE.longitude}`);
      return body.restaurants.map(({ id }: { id: string }) => id);
    },
    audits: async (id: string) => {
      const found = await sql<{ action: string; operator: string; before: unknown; after: unknown }>`
        select action, operator, before, after from audit_log where subject = ${`restaurant:${id}`} order by id`.execute(
        app.db,
      );
      return found.rows;
    },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  });
}
