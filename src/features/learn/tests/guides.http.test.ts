import { expect, test } from 'vitest';
import { openApp } from '../../../../test/app.ts';
import { books } from '../../destinations/content/catalogue.ts';
import { cityGuides } from '../content/guides.ts';
import type { Fact, Guide, ListedGuide } from '../contract/guides.ts';

test('every destination we hold facts of has a guide with a year of weather, manners and sources', async () => {
  await using app = await openApp();

  for (const { facts } of books) {
    const answer = await app.get(`/api/guides/${facts.destinationId}`);
    expect(answer.status, facts.destinationId).toBe(200);
    expect(answer.body.climate.high).toHaveLength(12);
    expect(answer.body.facts.etiquette.length).toBeGreaterThanOrEqual(3);
    expect(answer.body.facts.entry.length).toBe(facts.entry.length);
    expect(answer.body.sights.length).toBeGreaterThanOrEqual(10);
    expect(answer.body.authorities.length).toBeGreaterThanOrEqual(2);
  }
});

test('a guide written by hand has every section, each fact with its month', async () => {
  await using app = await openApp({ settings: { PUBLIC_URL: 'http://guides.example' } });

  for (const { id } of cityGuides) {
    const guide: Guide = (await app.get(`/api/guides/${id}`)).body;
    for (const [section, facts] of Object.entries(guide.facts)) {
      expect.soft(facts.length, `${id} ${section}`).toBeGreaterThan(0);
      expect.soft(new Set(facts.map(({ text }) => text)).size, `${id} ${section}`).toBe(facts.length);
      expect
        .soft(
          facts.filter(({ asOf }) => !/^20\d\d-\d\d$/.test(asOf)),
          `${id} ${section}`,
        )
        .toEqual([]);
    }
    expect.soft(guide.numbers.length, id).toBeGreaterThanOrEqual(3);
    expect.soft(guide.phrases?.list.length, id).toBeGreaterThanOrEqual(8);
    expect.soft(guide.address).toBe(`http://guides.example/guides/${id}`);
  }
});

test('a fact older than its kind allows is marked by the clock of the site, never hidden', async () => {
  const all = async (now: string): Promise<Fact[]> => {
    await using app = await openApp({ now: () => new Date(now) });
    const guide: Guide = (await app.get('/api/guides/copenhagen')).body;
    return Object.values(guide.facts).flat();
  };
  const [young, older, ancient] = [await all('2025-07-01'), await all('2026-11-20'), await all('2040-01-01')];
  const marked = (facts: Fact[]) => facts.filter(({ checkAgain }) => checkAgain).length;

  expect(marked(young)).toBe(0);
  expect(older.find(({ text }) => text.includes('deposit'))?.checkAgain).toBe(true);
  expect(marked(older)).toBeLessThan(5);
  expect(marked(ancient)).toBe(ancient.length);
  expect(ancient.map(({ text }) => text)).toEqual(young.map(({ text }) => text));
});

test('money is what one pays with there, also where the catalogue reckons in a steadier currency', async () => {
  await using app = await openApp();
  const paid = async (id: string) => (await app.get(`/api/guides/${id}`)).body.currency;
  expect([await paid('istanbul'), await paid('cartagena'), await paid('jaco'), await paid('london')]).toEqual([
    'TRY',
    'COP',
    'CRC',
    'GBP',
  ]);
});

test('the list has every guide with its topics and the names it is found by', async () => {
  await using app = await openApp();
  const list: ListedGuide[] = (await app.get('/api/guides')).body;
  expect(list.map(({ id }) => id)).toEqual(cityGuides.map(({ id }) => id));
  expect(list.find(({ id }) => id === 'italy')?.names).toEqual(expect.arrayContaining(['Italy', 'Rome', 'Firenze']));
  expect(list.find(({ id }) => id === 'colorado')?.names.join(' ')).toContain('Aspen');
  expect(list.filter(({ alt }) => alt.length < 40).map(({ id }) => id)).toEqual([]);
});

test('the card is one small page that needs nothing else', async () => {
  await using app = await openApp({ settings: { PUBLIC_URL: 'http://guides.example' } });

  for (const { id } of cityGuides) {
    const { status, headers, text } = await app.get(`/api/guides/${id}/card`);
    expect.soft(status, id).toBe(200);
    expect.soft(headers['content-disposition'], id).toBe(`attachment; filename="${id}-card.html"`);
    expect.soft(text.length, id).toBeLessThan(15_000);
    expect.soft(text, id).not.toMatch(/<script|<link|<img|@import|src=/);
    expect
      .soft(text.match(/https?:\/\/[^"<\s]+/g)?.every((url) => url === `http://guides.example/guides/${id}`))
      .toBe(true);
    expect.soft(text, id).toMatch(/href="tel:\+?\d+"/);
  }
  const card = (await app.get('/api/guides/lisbon/card')).text;
  expect(card).toContain('href="tel:112"');
  expect(card).toContain('Bom dia');
  expect(card).toContain('Navegante');
});

test('a place we know nothing of has no guide and no card', async () => {
  await using app = await openApp();
  for (const path of ['/api/guides/atlantis', '/api/guides/atlantis/card']) {
    expect(await app.get(path)).toMatchObject({ status: 404, body: { code: 'no_such_guide' } });
  }
});

test('the month in the heading of a guide is that of its newest fact', async () => {
  await using app = await openApp();
  const months: string[] = [];
  for (const { facts } of books) {
    const guide: Guide = (await app.get(`/api/guides/${facts.destinationId}`)).body;
    const newest = [...guide.numbers, ...Object.values(guide.facts).flat()].map(({ asOf }) => asOf).toSorted();
    expect(guide.asOf, facts.destinationId).toBe(newest.at(-1));
    months.push(guide.asOf);
  }
  expect(months.some((month) => month.startsWith('2026'))).toBe(true);
});

test('a rule of entry that is younger than the rest of what is known of a place has its own month', async () => {
  await using app = await openApp();
  const { entry } = (await app.get('/api/guides/val-thorens')).body.facts;
  const months = entry.map(({ asOf, text }: { asOf: string; text: string }) => [/Entry\/Exit System/.test(text), asOf]);
  expect(months).toContainEqual([true, '2025-10']);
  expect(months).toContainEqual([false, '2025-01']);
});
