/** The words of a lesson can be read over every picture and film that any lesson shows whole, on wide and narrow stages. */
import { lessons } from '../src/features/learn/content/lessons.ts';
import { timelineOf } from '../src/features/learn/rules/lesson-timeline.ts';
import { expect, test } from './fixtures.ts';
import { measureContrast } from './text-over-film.ts';

interface Ground {
  readonly lesson: string;
  readonly name: string;
  /** A second at which words stand over it. */
  readonly second: number;
}

/** Each picture and film once, where it is first seen with words. */
function grounds(): readonly Ground[] {
  const found = new Map<string, Ground>();
  for (const lesson of lessons) {
    const timeline = timelineOf(lesson);
    const visuals = lesson.chapters.flatMap(({ scenes }) => scenes.map(({ visual }) => visual));
    for (const [scene, visual] of visuals.entries()) {
      const line = timeline.lines.find((each) => each.scene === scene);
      const name = visual.kind === 'picture' ? visual.picture : visual.kind === 'film' ? visual.film : null;
      if (line && name && !found.has(name)) found.set(name, { lesson: lesson.id, name, second: line.from + 1 });
    }
  }
  return [...found.values()];
}

const byLesson = [...Map.groupBy(grounds(), (ground) => ground.lesson)];

for (const [lesson, seen] of byLesson) {
  test(`the words of ${lesson} can be read over what it shows`, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(120_000);
    await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
    await page.goto(`/videos/${lesson}`);
    const stage = page.getByRole('region', { name: /^Lesson:/ });
    const measure = async (name: string) => {
      await page.evaluate(() => document.fonts.ready);
      const measured = await measureContrast(page);
      expect(measured.length).toBeGreaterThanOrEqual(2);
      for (const { text, fontSize, contrast, least } of measured) {
        const line = `${name}: ${contrast.toFixed(2)} (at least ${least}): "${text}", ${fontSize} px`;
        expect.soft(contrast, line).toBeGreaterThanOrEqual(least);
      }
    };
    await expect(stage.locator('.is-now img').last()).toHaveJSProperty('complete', true);
    await page.waitForTimeout(700);
    await measure('title');
    await page.getByRole('button', { name: 'Play the lesson' }).click();
    for (const { name, second } of seen) {
      await page.getByRole('slider', { name: 'Position' }).fill(second.toFixed(1));
      await expect(stage.locator('.lesson-caption')).toBeVisible();
      await page.getByRole('button', { name: 'Pause', exact: true }).click();
      await expect(stage.locator('.is-now img').last()).toHaveJSProperty('complete', true);
      await page.waitForTimeout(700);
      await measure(name);
      await page.getByRole('button', { name: 'Play', exact: true }).click();
    }
  });
}
