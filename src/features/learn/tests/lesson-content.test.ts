/** What every lesson must be before it is shown: readable in its time, complete, sourced, and the length it is said to have. */
import { describe, expect, test } from 'vitest';
import { drawnPictures, pictureFile } from '../../../ui/picture-files.ts';
import { filmKeys } from '../../../web/layout/films.ts';
import { lessons } from '../content/lessons.ts';
import { featuredEpisodes, videoSeries } from '../content/videos.ts';
import { Lesson, type Scene } from '../contract/lessons.ts';
import { FASTEST_READING, minutesOf, timelineOf } from '../rules/lesson-timeline.ts';
import { wordsOf } from '../rules/transcript.ts';

const featured = new Set(featuredEpisodes.map(({ id }) => id));
const all = lessons.map((lesson) => [lesson.id, lesson] as const);
const scenesOf = (lesson: Lesson): Scene[] => lesson.chapters.flatMap(({ scenes }) => scenes);

/** The lists of parts in a diagram, each part with the line it waits for. The outlines of a map wait for none. */
function listsOf({ visual }: Scene): readonly (readonly { readonly on?: number | undefined }[])[] {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(visual);
  return entries.flatMap(([name, list]) =>
    name !== 'shapes' && Array.isArray(list) && list.every((part) => typeof part === 'object' && !Array.isArray(part))
      ? [list]
      : [],
  );
}

describe.each(all)('the lesson %s', (_, lesson) => {
  const timeline = timelineOf(lesson);

  test('has the shape of a lesson', () => {
    expect(Lesson.safeParse(lesson).error).toBeUndefined();
  });

  test('gives every line the time it takes to read', () => {
    for (const { text, from, until } of timeline.lines) {
      const seconds = until - from;
      expect(seconds, text).toBeGreaterThanOrEqual(1);
      expect(seconds, text).toBeLessThanOrEqual(7.01);
      expect(text.length / seconds, text).toBeLessThanOrEqual(FASTEST_READING);
      expect(text, 'a line is a sentence, or leads on to the next').toMatch(/[.?!,:]$/);
      expect(text.trim()).toBe(text);
    }
  });

  test('lasts as long as its kind should', () => {
    const [least, most] = featured.has(lesson.id) ? [120, 240] : [90, 180];
    expect(timeline.length).toBeGreaterThanOrEqual(least);
    expect(timeline.length).toBeLessThanOrEqual(most);
  });

  test('shows only pictures and films that exist, and opens with its title', () => {
    const [first] = scenesOf(lesson);
    expect(first?.visual.kind).toBe('title');
    for (const { visual } of scenesOf(lesson)) {
      if (visual.kind === 'film') expect(filmKeys).toContain(visual.film);
      const id = 'picture' in visual ? visual.picture : 'behind' in visual ? visual.behind : lesson.picture;
      expect(pictureFile(id), id).not.toBeNull();
      expect(drawnPictures as readonly string[]).not.toContain(id);
    }
  });

  test('shows every part of a diagram with a line that is said', () => {
    for (const scene of scenesOf(lesson)) {
      for (const list of listsOf(scene)) {
        for (const [at, part] of list.entries()) {
          expect(part.on ?? at + 1, JSON.stringify(part)).toBeLessThanOrEqual(scene.lines.length);
          expect(part.on ?? 1).toBeGreaterThanOrEqual(1);
        }
      }
      expect(new Set(wordsOf(scene.visual)).size, 'no two parts say the same').toBe(wordsOf(scene.visual).length);
    }
  });

  test('says nothing twice', () => {
    const texts = timeline.lines.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    expect(new Set(lesson.chapters.map(({ title }) => title)).size).toBe(lesson.chapters.length);
  });

  test('names an authority and a month for each fact', () => {
    expect(lesson.facts.length).toBeGreaterThanOrEqual(3);
    for (const { text, source, asOf } of lesson.facts) {
      expect(text).toMatch(/\.$/);
      expect(source.name.length).toBeGreaterThan(2);
      expect(new URL(source.url).protocol).toBe('https:');
      expect(asOf).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    }
  });

  test('asks five questions with four different answers, one of them right, and says why', () => {
    expect(lesson.questions).toHaveLength(5);
    for (const { ask, answers, right, why } of lesson.questions) {
      expect(new Set(answers).size, ask).toBe(4);
      expect(answers[right], ask).toBeDefined();
      expect(why).toMatch(/\.$/);
    }
  });

  test('does not hide the right answer in the same place each time', () => {
    expect(new Set(lesson.questions.map(({ right }) => right)).size).toBeGreaterThanOrEqual(3);
  });
});

describe('the list of lessons', () => {
  test('holds every featured episode, under its own title and with its true length', () => {
    for (const episode of featuredEpisodes) {
      const lesson = lessons.find(({ id }) => id === episode.id);
      expect(lesson).toMatchObject({
        title: episode.title,
        description: episode.description,
        picture: episode.picture,
      });
      expect(lesson && minutesOf(timelineOf(lesson).length)).toBe(episode.duration);
      expect(videoSeries.find(({ id }) => id === lesson?.series)?.title).toBe(episode.series);
    }
  });

  test('holds the first two episodes of every series', () => {
    for (const series of videoSeries) {
      const ready = lessons.filter((lesson) => lesson.series === series.id).map(({ episode }) => episode);
      expect(ready, series.id).toEqual(expect.arrayContaining([1, 2]));
      expect(new Set(ready).size).toBe(ready.length);
    }
  });

  test('calls each lesson what the outline of its series calls it', () => {
    for (const { title, series, episode } of lessons)
      expect(videoSeries.find(({ id }) => id === series)?.outline[episode - 1]).toBe(title);
  });

  test('promises as many episodes as the outline has titles, and a total like that of those that are ready', () => {
    for (const series of videoSeries) {
      expect(series.outline).toHaveLength(series.episodes);
      expect(new Set(series.outline).size).toBe(series.episodes);
      const ready = lessons.filter((lesson) => lesson.series === series.id).map((lesson) => timelineOf(lesson).length);
      const usual = ready.reduce((sum, seconds) => sum + seconds, 0) / ready.length;
      expect(minutesOf(usual * series.episodes), series.id).toBe(series.totalDuration);
    }
  });
});
