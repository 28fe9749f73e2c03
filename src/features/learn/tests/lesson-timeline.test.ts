import { describe, expect, test } from 'vitest';
import { lessons } from '../content/lessons.ts';
import {
  chapterStep,
  clockOf,
  minutesOf,
  momentAt,
  resumeAt,
  SPEEDS,
  secondsFor,
  shareOf,
  speedStep,
  spokenClock,
  timelineOf,
  within,
} from '../rules/lesson-timeline.ts';

const visual = { kind: 'title', picture: 'lisbon' } as const;
/** Two chapters: a title of two seconds, then lines of 1.8 s and 7 s; then one line of 1.8 s. */
const short = timelineOf({
  chapters: [
    {
      title: 'One',
      scenes: [
        { visual, lines: [], hold: 2 },
        { visual, lines: ['Hello.', 'x'.repeat(110)] },
      ],
    },
    { title: 'Two', scenes: [{ visual, lines: ['Farewell.'], hold: 1 }] },
  ],
});

describe('a line', () => {
  test('stays longer the more there is to read, but never shorter or longer than the eye wants', () => {
    expect(secondsFor('Yes.')).toBe(1.8);
    expect(secondsFor('x'.repeat(42))).toBe(3.8);
    expect(secondsFor('x'.repeat(400))).toBe(7);
  });
});

describe('a timeline', () => {
  test('follows from the words: lines one after the other, a breath after each scene, then the hold', () => {
    expect(short.scenes).toEqual([
      { from: 0, until: 2.6, chapter: 0 },
      { from: 2.6, until: 12, chapter: 0 },
      { from: 12, until: 15.4, chapter: 1 },
    ]);
    expect(short.lines.map(({ from, until }) => [from, until])).toEqual([
      [2.6, 4.4],
      [4.4, 11.4],
      [12, 13.8],
    ]);
    expect(short.length).toBe(15.4);
  });

  test.each(lessons.map((lesson) => [lesson.id, timelineOf(lesson)] as const))(
    'of %s has no gap and no overlap',
    (_, { scenes, lines, chapters, length }) => {
      for (const spans of [scenes, chapters]) {
        expect(spans[0]?.from).toBe(0);
        expect(spans.at(-1)?.until).toBe(length);
        for (const [at, span] of spans.entries()) expect(span.from).toBe(spans[at - 1]?.until ?? 0);
      }
      for (const [at, line] of lines.entries()) {
        const scene = scenes[line.scene];
        expect(line.from).toBeGreaterThanOrEqual(Math.max(scene?.from ?? 0, lines[at - 1]?.until ?? 0));
        expect(line.until).toBeLessThan(scene?.until ?? 0);
      }
    },
  );
});

describe('a moment', () => {
  test('says the scene, the chapter, the line and how many lines have begun', () => {
    expect(momentAt(short, 0)).toEqual({ scene: 0, chapter: 0, line: null, shown: 0 });
    expect(momentAt(short, 3)).toMatchObject({ scene: 1, chapter: 0, line: { text: 'Hello.' }, shown: 1 });
    expect(momentAt(short, 4.4)).toMatchObject({ scene: 1, line: { nth: 1 }, shown: 2 });
    expect(momentAt(short, 14)).toEqual({ scene: 2, chapter: 1, line: null, shown: 1 });
  });

  test('is answered for every second there could be', () => {
    for (const wild of [-5, Number.NaN, Number.POSITIVE_INFINITY]) expect(momentAt(short, wild).scene).toBe(0);
    expect(momentAt(short, 99)).toMatchObject({ scene: 2, chapter: 1, line: null, shown: 1 });
  });

  test.each(lessons.map((lesson) => [lesson.id, timelineOf(lesson)] as const))(
    'of %s never goes backwards while time goes on, and shows a line exactly while it lasts',
    (_, timeline) => {
      let before = momentAt(timeline, 0);
      for (let second = 0; second <= timeline.length; second += 0.1) {
        const now = momentAt(timeline, second);
        expect(now.scene).toBeGreaterThanOrEqual(before.scene);
        expect(now.chapter).toBeGreaterThanOrEqual(before.chapter);
        if (now.scene === before.scene) expect(now.shown).toBeGreaterThanOrEqual(before.shown);
        expect(timeline.scenes[now.scene]?.chapter).toBe(now.chapter);
        if (now.line) {
          expect(now.line.scene).toBe(now.scene);
          expect(now.line.from <= second && second < now.line.until).toBe(true);
        }
        before = now;
      }
      expect(before.scene).toBe(timeline.scenes.length - 1);
    },
  );
});

describe('going to and fro', () => {
  test('a chapter on leads to its first second, and after the last to the end', () => {
    expect(chapterStep(short, 1, 1)).toBe(12);
    expect(chapterStep(short, 12.5, 1)).toBe(15.4);
  });

  test('a chapter back leads to the beginning of this one, or right after that to the one before', () => {
    expect(chapterStep(short, 11, -1)).toBe(0);
    expect(chapterStep(short, 15.2, -1)).toBe(12);
    expect(chapterStep(short, 13, -1)).toBe(0);
    expect(chapterStep(short, 0, -1)).toBe(0);
  });

  test('pressing "next chapter" visits every chapter of every lesson and ends', () => {
    for (const lesson of lessons) {
      const timeline = timelineOf(lesson);
      const visited = new Set<number>([0]);
      let at = 0;
      while (at < timeline.length) {
        at = chapterStep(timeline, at, 1);
        visited.add(momentAt(timeline, at).chapter);
      }
      expect(visited.size).toBe(lesson.chapters.length);
    }
  });

  test('a place outside the lesson is its nearer end', () => {
    expect(within(-3, 10)).toBe(0);
    expect(within(12, 10)).toBe(10);
    expect(within(Number.NaN, 10)).toBe(0);
    expect(shareOf(5, 10)).toBe(0.5);
    expect(shareOf(5, 0)).toBe(0);
  });

  test('speeds go one by one and stop at both ends; an unknown one is taken for ordinary', () => {
    expect(speedStep(1, 1)).toBe(1.25);
    expect(speedStep(1, -1)).toBe(0.75);
    expect(speedStep(2, 1)).toBe(SPEEDS.at(-1));
    expect(speedStep(0.75, -1)).toBe(SPEEDS[0]);
    expect(speedStep(7, 1)).toBe(1.25);
  });

  test('one goes on where one stopped, unless that is as good as an end', () => {
    expect(resumeAt(61, 120)).toBe(61);
    expect(resumeAt(2, 120)).toBe(0);
    expect(resumeAt(118, 120)).toBe(0);
    expect(resumeAt(Number.NaN, 120)).toBe(0);
  });
});

test('a clock is written for eyes, for ears and for cards', () => {
  expect([0, 5.9, 125.4].map(clockOf)).toEqual(['0:00', '0:05', '2:05']);
  expect([0, 61, 125.4].map(spokenClock)).toEqual(['0 seconds', '1 minute 1 second', '2 minutes 5 seconds']);
  expect([20, 112, 226].map(minutesOf)).toEqual(['1 min', '2 min', '4 min']);
});
