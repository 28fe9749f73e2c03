import { describe, expect, test } from 'vitest';
import { cityGuides } from '../../../content/guides/all.ts';
import { featuredEpisodes, videoSeries } from '../../../content/videos.ts';
import { GUIDE_TOPICS, monthOf } from './rules.ts';

describe('the city guides', () => {
  test('cover the cities that are promised, each once', () => {
    const ids = cityGuides.map((guide) => guide.id);
    const promised = [
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
    ];

    expect(ids).toEqual(expect.arrayContaining(promised));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(cityGuides.map((guide) => [guide.city, guide] as const))(
    '%s has facts and an authority for each topic',
    (_, guide) => {
      for (const topic of GUIDE_TOPICS) {
        const { points, source } = guide.chapters[topic];
        expect(points.length).toBeGreaterThanOrEqual(3);
        expect(points.every((point) => /[.!]$/.test(point))).toBe(true);
        expect(new URL(source.url).protocol).toBe('https:');
      }
    },
  );

  test('say when they were last gone through', () => {
    expect(monthOf('2025-01')).toBe('January 2025');
    expect(cityGuides.every((guide) => /^\w+ \d{4}$/.test(monthOf(guide.asOf)))).toBe(true);
  });

  test('send people in trouble to the right number', () => {
    const numbers = Object.fromEntries(cityGuides.map((guide) => [guide.id, guide.emergency]));

    expect(numbers).toMatchObject({ nyc: '911', london: '999 or 112', lisbon: '112', copenhagen: '112' });
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
