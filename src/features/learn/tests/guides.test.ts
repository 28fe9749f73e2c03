import { describe, expect, test } from 'vitest';
import { books } from '../../destinations/content/catalogue.ts';
import { destinations } from '../../destinations/content/destinations.ts';
import { cityGuides } from '../content/guides.ts';
import { featuredEpisodes, videoSeries } from '../content/videos.ts';
import { dedupeFacts } from '../rules/dedupe-facts.ts';
import { FRESH_MONTHS, isStale, monthOf } from '../rules/fact-age.ts';
import { guidesFor, regionFrom } from '../rules/find-guides.ts';
import { FURTHER_TOPICS, type FurtherTopic, GUIDE_TOPICS } from '../rules/guide-topics.ts';
import { languageTag } from '../rules/language-tag.ts';
import { callAddress, dialled, wordsAndNumbers } from '../rules/phone-numbers.ts';

/** An address that stays: the authority itself, or a page of it that was really looked at. */
const DEEPEST_PATH = 6;
const LONGEST_FACT = 300;
/** Words of brochures. */
const PRAISE = /\b(stunning|must-see|vibrant|hidden gem|breathtaking|unforgettable|bustling)\b/i;
const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;
const NOW = '2026-11-20';

describe('the city guides', () => {
  test('are those of the home page, the ten best known in their order first', () => {
    const ids = cityGuides.map((guide) => guide.id);

    expect(ids.slice(0, 10)).toEqual([
      'nyc',
      'hamptons',
      'austin',
      'nashville',
      'new-orleans',
      'park-city',
      'colorado',
      'charleston',
      'london',
      'lisbon',
    ]);
    expect(ids.toSorted()).toEqual(
      destinations
        .filter(({ onHome }) => onHome)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  describe.each(cityGuides.map((guide) => [guide.city, guide] as const))('%s', (_, guide) => {
    const { chapters, further } = guide;
    const facts = FURTHER_TOPICS.flatMap((topic) => further.topics[topic].map((fact) => ({ topic, ...fact })));
    const sources = [
      ...GUIDE_TOPICS.map((topic) => chapters[topic].source),
      ...facts.map(({ source }) => source),
      ...further.numbers.map(({ source }) => source),
    ];
    const sentences = [...GUIDE_TOPICS.flatMap((topic) => chapters[topic].points), ...facts.map(({ text }) => text)];

    test('has facts and an authority for each topic', () => {
      for (const topic of GUIDE_TOPICS) expect(chapters[topic].points.length, topic).toBeGreaterThanOrEqual(3);
    });

    test('tells of money, connection, access and the usual mistakes', () => {
      const least: Record<FurtherTopic, number> = { money: 3, connectivity: 3, accessibility: 3, firstTimers: 5 };
      for (const topic of FURTHER_TOPICS) {
        expect(further.topics[topic].length, topic).toBeGreaterThanOrEqual(least[topic]);
      }
    });

    test('is written in whole, short, plain sentences, none twice', () => {
      expect(
        sentences.filter((text) => !/[.!?”)]$/.test(text) || text.length > LONGEST_FACT || PRAISE.test(text)),
      ).toEqual([]);
      expect(new Set(sentences).size).toBe(sentences.length);
    });

    test('dates every fact, and none in the future', () => {
      const dates = [guide.asOf, further.asOf, ...facts.map(({ asOf }) => asOf)];
      expect(dates.filter((asOf) => !MONTH.test(asOf) || asOf > NOW)).toEqual([]);
      expect(facts.filter(({ kind }) => !(kind in FRESH_MONTHS))).toEqual([]);
    });

    test('names authorities at addresses that stay', () => {
      for (const { name, url } of sources) {
        const { protocol, pathname, search, hash } = new URL(url);
        expect.soft({ url, protocol, search, hash }).toEqual({ url, protocol: 'https:', search: '', hash: '' });
        expect.soft(pathname.split('/').filter(Boolean).length, url).toBeLessThanOrEqual(DEEPEST_PATH);
        expect.soft(name.length, url).toBeGreaterThan(2);
      }
    });

    test('sends people in trouble to numbers that can be dialled', () => {
      expect(further.numbers.length).toBeGreaterThanOrEqual(3);
      expect(further.numbers.filter(({ number }) => !/^[+*#\d][\d ()-]*$/.test(number))).toEqual([]);
      expect(further.numbers.filter(({ number }) => dialled(number).length < 2 || dialled(number).length > 16)).toEqual(
        [],
      );
      // The line of the list and of the catalogue, and the numbers of the page, say the same.
      const known = books.find(({ facts: { destinationId } }) => destinationId === guide.id)?.facts.emergency ?? '';
      const first = further.numbers[0]?.number ?? '?';
      expect(guide.emergency).toContain(first);
      expect(known).toContain(first);
    });

    test('has phrases or the words one meets', () => {
      const { list, language } = further.phrases;
      expect(list.length).toBeGreaterThanOrEqual(8);
      expect(new Set(list.map(({ written }) => written)).size).toBe(list.length);
      expect(/English/.test(language) || languageTag(language) !== undefined, language).toBe(true);
    });
  });

  test('say when they were last gone through', () => {
    expect(monthOf('2025-01')).toBe('January 2025');
    expect(cityGuides.every((guide) => /^\w+ \d{4}$/.test(monthOf(guide.asOf)))).toBe(true);
  });

  test('send people in trouble to the right number', () => {
    const numbers = Object.fromEntries(cityGuides.map((guide) => [guide.id, guide.emergency]));

    expect(numbers).toMatchObject({
      nyc: '911',
      london: '999 or 112',
      lisbon: '112',
      copenhagen: '112',
      cartagena: '123',
      jaco: '911',
      marrakesh: 'Police 19, ambulance and fire 15',
    });
  });
});

test('a number is called, or written to where it takes messages', () => {
  expect(callAddress({ number: '+45 33 41 71 00', reaches: 'US Embassy' })).toBe('tel:+4533417100');
  expect(callAddress({ number: '77295', reaches: 'Warnings, by text' })).toBe('sms:77295');
  expect(callAddress({ number: '988', reaches: 'Crisis line, by voice or text' })).toBe('tel:988');
});

test('a line of numbers can be dialled part by part', () => {
  expect(wordsAndNumbers('110 police, 119 fire')).toEqual(['', '110', ' police, ', '119', ' fire']);
});

test('a fact is fresh for as long as its kind allows, and stale from the month after', () => {
  expect(isStale('price', '2025-01', '2026-07-31')).toBe(false);
  expect(isStale('price', '2025-01', '2026-08-01')).toBe(true);
  expect(isStale('rule', '2025-01', '2026-08-01')).toBe(false);
  expect(isStale('manner', '2025-01', '2034-12-31')).toBe(false);
});

test('what was said already is not said again in other words', () => {
  const said = ['Skål is said with the eyes: look at each person before and after the sip.'];
  const repeated = { text: 'Say skål with your eyes: look at each person before and after the sip.' };
  const other = { text: 'Dinner at seven means seven: a table is given away after a quarter of an hour.' };
  expect(dedupeFacts(said, [repeated, other])).toEqual([other]);
});

describe('a search of the guides', () => {
  const guides = [
    { id: 'lisbon', region: 'europe', names: ['Lisbon', 'Lisboa', 'Portugal'], transport: 'Tram 28 is a squeeze.' },
    { id: 'jaco', region: 'south-america', names: ['Jacó', 'Costa Rica'], transport: 'Red taxis have a meter.' },
    { id: 'rome', region: 'europe', names: ['Italy', 'Rome'], transport: 'In Lisbon they have trams.' },
  ].map(({ transport, ...guide }) => ({
    ...guide,
    region: regionFrom(guide.region) as 'europe',
    chapters: {
      etiquette: { points: [] },
      transport: { points: [transport] },
      tipping: { points: [] },
      safety: { points: [] },
      laws: { points: [] },
    },
  }));
  const idsFor = (...[wish, region]: [string, Parameters<typeof guidesFor>[2]]) =>
    guidesFor(guides, wish, region).map(({ id }) => id);

  test('without a wish is the whole list, in its order', () => {
    expect(idsFor('', 'all')).toEqual(['lisbon', 'jaco', 'rome']);
    expect(idsFor('  ', 'europe')).toEqual(['lisbon', 'rome']);
  });

  test('finds a place by any of its names, with or without its marks', () => {
    expect(idsFor('lisboa', 'all')).toEqual(['lisbon']);
    expect(idsFor('JACO', 'all')).toEqual(['jaco']);
    expect(idsFor('costa rica', 'all')).toEqual(['jaco']);
  });

  test('finds what the guides say, after those that are named so', () => {
    expect(idsFor('tram', 'all')).toEqual(['lisbon', 'rome']);
    expect(idsFor('lisbon', 'all')).toEqual(['lisbon', 'rome']);
    expect(idsFor('tram', 'south-america')).toEqual([]);
  });

  test('an unknown region in the address is no region', () => {
    expect(regionFrom('atlantis')).toBe('all');
    expect(regionFrom(null)).toBe('all');
  });
});

describe('the video series', () => {
  test('are three featured episodes and six series', () => {
    expect(featuredEpisodes).toHaveLength(3);
    expect(videoSeries).toHaveLength(6);
  });

  test('every featured episode belongs to a series or names its own', () => {
    const titles = videoSeries.map((series) => series.title);

    expect(featuredEpisodes.every((episode) => titles.includes(episode.series))).toBe(true);
  });
});
