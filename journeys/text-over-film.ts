/**
 * How well words can be read over moving pictures. The words are hidden, the
 * pixels behind them are taken (5 × 5 blurred, as an eye would see them), and
 * the worst contrast under each box of text counts. Formula: WCAG 2.2,
 * relative luminance and contrast ratio.
 */
import type { Page } from '@playwright/test';

const LARGE_PX = 24;
const LEAST = { large: 3, small: 4.5 };

interface TextBox {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fontSize: number;
  /** Red, green, blue and opacity, 0 to 255. */
  readonly color: readonly number[];
}

export interface Measured extends Pick<TextBox, 'text' | 'fontSize'> {
  readonly contrast: number;
  readonly least: number;
}

/** Stops the film at a part of its length, 0 to 1. */
export async function stopFilmAt(page: Page, part: number): Promise<void> {
  await page
    .locator('video')
    .last()
    .evaluate(async (film: HTMLVideoElement, at) => {
      film.pause();
      const arrived = new Promise((seeked) => film.addEventListener('seeked', seeked, { once: true }));
      film.currentTime = film.duration * at;
      await arrived;
      await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    }, part);
}

/** Every piece of text in the window with the worst contrast behind it. */
export async function measureContrast(page: Page): Promise<readonly Measured[]> {
  const { boxes, picture } = await photographStill(page);
  const laboratory = await page.context().newPage();
  const worst = await laboratory.evaluate(worstContrasts, { png: picture.toString('base64'), boxes });
  await laboratory.close();
  return boxes.map(({ text, fontSize }, i) => ({
    text,
    fontSize,
    contrast: worst[i] ?? 0,
    least: fontSize >= LARGE_PX ? LEAST.large : LEAST.small,
  }));
}

const MOST_TRIES = 20;
/** For what arrives meanwhile. */
const PAUSE_MS = 300;

/**
 * The words and the pixels behind them, of one and the same state: a page into which something arrives meanwhile
 * (a list, a changed heading) would have the words of before measured over the ground of after.
 */
async function photographStill(page: Page): Promise<{ boxes: TextBox[]; picture: Buffer }> {
  await page.evaluate(dropTransitions);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const boxes = await page.evaluate(readTextBoxes);
    await page.evaluate(hideText);
    const picture = await page.screenshot({ scale: 'css' });
    await page.evaluate(showText);
    await page.waitForTimeout(PAUSE_MS);
    const after = await page.evaluate(readTextBoxes);
    if (JSON.stringify(after) === JSON.stringify(boxes)) return { boxes, picture };
  }
  throw new Error(`The page did not come to rest in ${MOST_TRIES} tries.`);
}

function readTextBoxes(): TextBox[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const rgbaOf = (color: string) => {
    canvas?.clearRect(0, 0, 1, 1);
    if (canvas) canvas.fillStyle = color;
    canvas?.fillRect(0, 0, 1, 1);
    return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])];
  };
  const boxes: TextBox[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    const parent = walker.currentNode.parentElement;
    if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    // Words for screen readers alone are clipped to a pixel.
    if (parent.getBoundingClientRect().width <= 1) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const { color, fontSize } = getComputedStyle(parent);
    for (const { x, y, width, height } of range.getClientRects()) {
      const inWindow = x >= 0 && y >= 0 && x + width <= window.innerWidth && y + height <= window.innerHeight;
      const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
      if (!inWindow || width < 3 || !onTop || !(onTop.contains(parent) || parent.contains(onTop))) continue;
      boxes.push({
        text: text.slice(0, 40),
        x,
        y,
        width,
        height,
        fontSize: Number.parseFloat(fontSize),
        color: rgbaOf(color),
      });
    }
  }
  return boxes;
}

/** Words that fade back would have a colour of the way for as long as no frame is drawn, which takes seconds where the processor paints a large picture. */
function dropTransitions(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

/** A constructed sheet: the page's policy allows no other. */
function hideText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { color: transparent !important; text-shadow: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

function showText(): void {
  document.adoptedStyleSheets.pop();
}

async function worstContrasts({ png, boxes }: { png: string; boxes: readonly TextBox[] }): Promise<number[]> {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  canvas?.drawImage(image, 0, 0);
  const pixels = canvas?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();

  const linear = (byte: number) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const luminance = (rgb: readonly number[]) =>
    0.2126 * linear(rgb[0] ?? 0) + 0.7152 * linear(rgb[1] ?? 0) + 0.0722 * linear(rgb[2] ?? 0);
  const blurred = (x: number, y: number) => {
    const sum = [0, 0, 0];
    for (let dy = -2; dy <= 2; dy++) {
      for (let dx = -2; dx <= 2; dx++) {
        const column = Math.min(width - 1, Math.max(0, x + dx));
        const row = Math.min(height - 1, Math.max(0, y + dy));
        for (let c = 0; c < 3; c++) sum[c] = (sum[c] ?? 0) + (pixels[(row * width + column) * 4 + c] ?? 0);
      }
    }
    return sum.map((total) => total / 25);
  };

  return boxes.map((box) => {
    const [, , , alpha = 255] = box.color;
    let worst = 21;
    for (let y = Math.floor(box.y); y < box.y + box.height; y++) {
      for (let x = Math.floor(box.x); x < box.x + box.width; x++) {
        const behind = blurred(x, y);
        const text = behind.map((byte, c) => byte + ((box.color[c] ?? 0) - byte) * (alpha / 255));
        const [darker = 0, lighter = 0] = [luminance(behind), luminance(text)].sort((a, b) => a - b);
        worst = Math.min(worst, (lighter + 0.05) / (darker + 0.05));
      }
    }
    return worst;
  });
}
