/** Pictures of a page that the browser draws larger than the file it took, where a larger one is offered; the film behind it is none of them. */
import type { Page } from '@playwright/test';

/** @param most how often a pixel of a file may be repeated, in one direction */
export async function upscaledPictures(page: Page, most: number): Promise<readonly string[]> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += window.innerHeight / 2) {
      window.scrollTo(0, y);
      await new Promise((next) => setTimeout(next, 80));
    }
  });
  await page.waitForLoadState('networkidle');
  return page.evaluate((limit) => {
    const drawn = [...document.querySelectorAll('main picture img')] as HTMLImageElement[];
    return drawn.flatMap((image) => {
      const { width, height } = image.getBoundingClientRect();
      if (width === 0 || image.naturalWidth === 0) return [];
      // With the density a `srcset` gives, naturalWidth is in CSS pixels of the slot, not in those of the file.
      const file = Number(/-(\d+)\.(?:avif|webp)$/.exec(image.currentSrc)?.[1] ?? 0);
      const ratio = image.naturalHeight / image.naturalWidth;
      const covered = Math.max(width, height / ratio) * window.devicePixelRatio;
      const scale = covered / file;
      const path = new URL(image.currentSrc).pathname;
      const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
      // The one it was taken from: a crop for phones is offered beside the whole.
      const offered = sources.find(({ srcset }) => srcset.includes(path))?.srcset.match(/\d+(?=w)/g) ?? [];
      const largest = Math.max(...offered.map(Number));
      return file > 0 && file < largest && scale > limit + 0.005 ? [`${image.currentSrc} ${scale.toFixed(2)}×`] : [];
    });
  }, most);
}
