/**
 * A hundred texts that run a script wherever text becomes markup: twenty-five ways
 * to run one, each after four ways to get out of where words belong. All of them
 * call `harm`, which tells the journey.
 */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

const WAYS_IN = [
  '<script>harm()</script>',
  '<img src=x onerror=harm()>',
  '<svg onload=harm()>',
  '<svg><script>harm()</script></svg>',
  '<iframe srcdoc="<script>parent.harm()</script>">',
  '<iframe src=javascript:parent.harm()>',
  '<body onload=harm()>',
  '<input autofocus onfocus=harm()>',
  '<details open ontoggle=harm()>x',
  '<video><source onerror=harm()></video>',
  '<math><mi xlink:href=javascript:harm()>x</mi></math>',
  '<a href=javascript:harm()>x</a>',
  '<object data=javascript:harm()>',
  '<embed src=javascript:harm()>',
  '<form action=javascript:harm()><button>x',
  "<style>@import'javascript:harm()'</style>",
  '<base href=javascript:/harm()//>',
  '<template><img src=x onerror=harm()></template>',
  '<noscript><p title="</noscript><img src=x onerror=harm()>">',
  '\u2028</script><script>harm()</script>',
  "{{constructor.constructor('harm()')()}}",
  'javascript:harm()//',
  '&lt;img src=x onerror=harm()&gt;',
  '<img src=x onerror=\\u0068arm()>',
  '<marquee onstart=harm()>x',
] as const;
const WAYS_OUT = ['', `"'>`, '</script></title></textarea></style>', '--></svg>]]>'] as const;

export const PAYLOADS: readonly string[] = WAYS_OUT.flatMap((out) => WAYS_IN.map((way) => out + way));

/** As many of them as fit into texts of that length, whole. */
export function inTexts(longest: number): string[] {
  const texts: string[] = [];
  let current = '';
  for (const payload of PAYLOADS) {
    if (payload.length > longest) continue;
    const longer = current === '' ? payload : `${current} ${payload}`;
    if (longer.length > longest) texts.push(current);
    current = longer.length > longest ? payload : longer;
  }
  return current === '' ? texts : [...texts, current];
}

export interface Watched {
  /** Nothing has run, and nothing in the page was made of the words. */
  expectNoHarm(where: string): Promise<void>;
}

export async function watchForHarm(page: Page): Promise<Watched> {
  const harm: string[] = [];
  await page.exposeFunction('harm', () => harm.push(page.url()));
  page.on('dialog', (dialog) => {
    harm.push(dialog.message());
    void dialog.dismiss();
  });
  return {
    async expectNoHarm(where) {
      expect(harm, where).toEqual([]);
      const made = page.locator(
        'img[src="x"], iframe, object, embed, base, marquee, math, [onload], [onerror], [onfocus]',
      );
      expect(await made.count(), `${where}: elements made of words`).toBe(0);
      expect(await page.locator('a[href^="javascript" i], form[action^="javascript" i]').count(), where).toBe(0);
    },
  };
}
