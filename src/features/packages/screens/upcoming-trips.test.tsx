import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { openApp } from '../../../../test/app.ts';
import { App } from '../../../web/app.tsx';
import { Layout } from '../../../web/layout/layout.tsx';
import { readyClient } from '../../../web/lazy-query-client.ts';
import { pages } from '../../../web/pages.ts';
import { openQueryClient } from '../../../web/query-client.ts';
import { matchPage, openView } from '../../../web/router.tsx';
import type { ShopPackage } from '../contract/packages.ts';

let onSale: ShopPackage[] = [];

beforeAll(async () => {
  await using app = await openApp();
  onSale = (await app.get('/api/trip-packages')).body;
});

/** The page as a visitor without scripts receives it. */
async function pageOf(offers: readonly ShopPackage[] | Error, search = ''): Promise<string> {
  const fetcher = () => (offers instanceof Error ? Promise.reject(offers) : Promise.resolve(offers));
  const late = readyClient(openQueryClient(fetcher, () => undefined));
  const first = await openView(matchPage(pages, '/upcoming-trips'), '/upcoming-trips', late);
  return renderToStaticMarkup(
    <App layout={Layout} pages={pages} first={first} firstSearch={search} late={late} thirdParties={[]} />,
  );
}

const cardsIn = (html: string) => [...html.matchAll(/<article.*?<\/article>/gs)].map(([card]) => card);
const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ');
const cardOf = (html: string, name: string) => cardsIn(html).find((card) => card.includes(name)) ?? '';

test('of all trips only the first is laid out before it comes near', async () => {
  const items = (await pageOf(onSale)).match(/<li[^>]*><article/g) ?? [];
  expect(items.map((item) => item.includes('later-part'))).toEqual(onSale.map((_, i) => i > 0));
});

describe('a card', () => {
  test('shows everything a person needs to decide, and exactly the first three features', async () => {
    const card = cardOf(await pageOf(onSale), 'Miami Beach in Pastel');

    for (const fact of [
      'Luxury',
      'Miami Beach, Florida',
      '4.9 · sample',
      'Art Deco at blue hour',
      'Up to 8 per booking',
      '24 spots left',
      '$2,799',
      'per person',
      '$3,199',
      'Save $400',
      '$3,079 incl. taxes & fees',
      'Oceanfront suite, breakfast included',
      'Private afternoon boat on Biscayne Bay',
      'Art Deco walk with an architecture guide',
      'Book Now',
    ]) {
      expect(textOf(card)).toContain(fact);
    }
    expect(textOf(card)).not.toContain('Everglades morning with a naturalist');
    expect(card).toContain('href="/checkout/miami-beach-luxury"');
    expect(card).toMatch(/<a [^>]*aria-describedby="package-miami-beach-luxury"[^>]*>Book Now<\/a>/);
  });

  test('says whose figure its rating is, and counts only reviews that were written', async () => {
    const card = async (changed: Partial<ShopPackage>) =>
      textOf(cardOf(await pageOf(onSale.map((offer) => ({ ...offer, ...changed }))), 'Miami Beach in Pastel'));

    expect(await card({ rating: 4.2, ratingBasis: 'travelers', reviews: 3 })).toContain('4.2 (3 reviews)');
    expect(await card({ rating: 4.9, ratingBasis: 'own', reviews: 1 })).toContain('4.9 · our own figure');
    const unrated = await card({ rating: 0, ratingBasis: 'none', reviews: 2 });
    expect(unrated).toContain('Miami Beach, Florida New . No rating yet');
    for (const text of [unrated, await card({})]) expect(text).not.toMatch(/\d reviews?/);
  });

  test('crosses nothing out when there was no higher price', async () => {
    const card = cardOf(await pageOf(onSale), 'Hamptons After Summer');

    expect(textOf(card)).toContain('$1,999');
    expect(card).not.toContain('<del');
    expect(textOf(card)).not.toContain('Save');
  });

  test('of a sold-out departure offers no booking but a way to ask', async () => {
    const card = cardOf(
      await pageOf(onSale.map((offer) => ({ ...offer, availableSpots: offer.id === 'ibiza' ? 0 : 1 }))),
      'Ibiza, the Quiet Side',
    );

    expect(textOf(card)).toContain('Sold out');
    expect(card).not.toContain('/checkout/ibiza');
    expect(card).toContain('mailto:');
  });

  test('says how many more dates there are, and from how many travelers it runs', async () => {
    const card = async (changed: Partial<ShopPackage>) =>
      textOf(cardOf(await pageOf(onSale.map((offer) => ({ ...offer, ...changed }))), 'Ibiza, the Quiet Side'));
    expect(await card({ moreDepartures: 3, runsFrom: { minimum: 6, booked: 4 } })).toMatch(
      /runs from 6 travelers, 4 are in .*3 more dates/,
    );
    expect(await card({ moreDepartures: 1 })).toContain('1 more date');
    expect(await card({ moreDepartures: 0 })).not.toContain('more date');
  });

  test('counts a single spot in the singular', async () => {
    const html = await pageOf(onSale.map((offer) => ({ ...offer, availableSpots: 1 })));
    expect(textOf(html)).toContain('1 spot left');
  });
});

describe('the page', () => {
  test('shows every package, the figures and the way to an expert', async () => {
    const html = await pageOf(onSale);

    expect(cardsIn(html)).toHaveLength(onSale.length);
    for (const figure of ['500+ travelers', '4.8 rating', '24/7 support']) {
      const [value = '', label = ''] = figure.split(' ');
      expect(textOf(html)).toContain(value);
      expect(textOf(html)).toContain(label);
    }
    expect(html).toMatch(/href="mailto:[^"]+"[^>]*>Contact Travel Expert/);
  });

  test('shows the category of its address and presses that button, without a script', async () => {
    const html = await pageOf(onSale, 'category=Wellness');
    const wellness = onSale.filter((offer) => offer.category === 'Wellness');

    expect(cardsIn(html)).toHaveLength(wellness.length);
    const pressed = [...html.matchAll(/<button [^>]*aria-pressed="true"[^>]*>/g)].map(([button]) => button);
    expect(pressed).toHaveLength(1);
    for (const attribute of ['type="submit"', 'name="category"', 'value="Wellness"']) {
      expect(pressed[0]).toContain(attribute);
    }
  });

  test('answers a month, a party and a price of its address, with the departure that fits', async () => {
    const [first, ...others] = onSale;
    if (!first) throw new Error('nothing is on sale');
    const june: ShopPackage = {
      ...first,
      ...{ departureId: 987, departure: 'Jun 3, 2031', departsOn: '2031-06-03', returnsOn: '2031-06-06', price: 1300 },
    };
    const offers = [...others, { ...first, choices: [...first.choices, june] }];
    const html = await pageOf(offers, 'month=2031-06&travelers=2&most=3000');

    expect(cardsIn(html)).toHaveLength(1);
    expect(textOf(html)).toContain('Jun 3, 2031');
    expect(textOf(html)).toContain('$2,860 for 2, incl. taxes & fees');
    expect(html).toContain(`href="/checkout/${first.id}?departure=987"`);
    expect(html).toContain(`href="/upcoming-trips/${first.id}?departure=987"`);
    expect(html).toMatch(/<option [^>]*value="2031-06"[^>]*selected/);
    expect(textOf(await pageOf(offers, 'month=2031-07'))).toContain('No trip fits all of that');
  });

  test('says so when a category is empty', async () => {
    const html = await pageOf(
      onSale.filter((offer) => offer.category !== 'Nature'),
      'category=Nature',
    );

    expect(textOf(html)).toContain('No Nature trips just now');
    expect(html).toContain('Show all trips');
  });

  test('shows that the trips are on their way when the server could not fetch them', async () => {
    const html = await pageOf(new Error('The line is dead'));

    expect(textOf(html)).toContain('Fetching the trips');
    expect(cardsIn(html)).toHaveLength(0);
  });
});
