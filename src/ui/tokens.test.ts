/** The colours of `tokens.css`, measured: WCAG 2.2 contrast of every pair the components use. And who repeats them. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COLOUR, LINE_ON_NIGHT_RAISED, ON_NIGHT, ON_PAPER } from '../shared/colours.ts';

type Rgb = readonly [number, number, number];

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function block(start: string): string {
  const from = css.indexOf(start);
  return css.slice(from, css.indexOf('\n  }', from));
}

/** Every custom property of a block that is a plain colour. */
function coloursOf(text: string): ReadonlyMap<string, Rgb> {
  const found = new Map<string, Rgb>();
  for (const [, name, hex] of text.matchAll(/--([\w-]+):\s*#([0-9a-f]{6})\b/g)) {
    if (name && hex)
      found.set(name, [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb);
  }
  return found;
}

const fixed = coloursOf(css.slice(css.indexOf('@theme {'), css.indexOf('@theme inline')));
const grounds = { night: coloursOf(block('.on-night {')), paper: coloursOf(block('.on-paper {')) };

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((part) => {
    const c = part / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function colour(colours: ReadonlyMap<string, Rgb>, name: string): Rgb {
  const found = colours.get(name);
  if (!found) throw new Error(`tokens.css has no colour --${name}`);
  return found;
}

/** A translucent cover of `share` over what lies below. */
const over = (top: Rgb, share: number, below: Rgb): Rgb =>
  top.map((part, index) => part * share + (below[index] ?? 0) * (1 - share)) as unknown as Rgb;

const f = (name: string): Rgb => colour(fixed, `color-${name}`);

test('black on white is 21 to 1, so the measure itself can be trusted', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
});

describe.each(['night', 'paper'] as const)('on %s', (ground) => {
  const at = (name: string): Rgb => colour(grounds[ground], name);
  const surfaces: ReadonlyArray<readonly [string, Rgb]> =
    ground === 'night'
      ? [
          ['night', f('night')],
          ['raised', at('raised')],
          ['a night panel over the brightest film', over(f('night'), 0.8, [227, 192, 174])],
        ]
      : [
          ['paper', f('paper')],
          ['raised', at('raised')],
          ['a field', at('field')],
        ];

  test.each(surfaces)('words, quiet words, accents and errors are readable on %s', (_, surface) => {
    for (const name of ['fg', 'fg-muted', 'accent', 'error']) {
      expect(contrast(at(name), surface), name).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(surfaces)('the focus ring stands out on %s', (_, surface) => {
    expect(contrast(at('ring'), surface)).toBeGreaterThanOrEqual(3);
  });

  test.each(['info', 'warning', 'error', 'success'])('a notice of tone %s is readable', (tone) => {
    expect(contrast(at(`${tone}-fg`), at(`${tone}-bg`))).toBeGreaterThanOrEqual(4.5);
  });

  test('a pressed filter is readable', () => {
    expect(contrast(at('fg-inverse'), at('fg'))).toBeGreaterThanOrEqual(4.5);
  });
});

test('the edge of a field can be seen on both grounds', () => {
  expect(contrast(over(f('cream'), 0.5, f('night')), f('night'))).toBeGreaterThanOrEqual(3);
  expect(contrast(colour(grounds.paper, 'line-strong'), f('paper'))).toBeGreaterThanOrEqual(3);
});

test.each([
  ['the primary button', 'ink', 'champagne'],
  ['the primary button under the pointer', 'ink', 'champagne-bright'],
  ['the dark button', 'cream', 'pine'],
  ['the dark button under the pointer', 'cream', 'pine-soft'],
  ['a badge of spots left', 'rust-deep', 'paper'],
  ['a destructive toast', 'cream', 'rust-deep'],
  ['marked text', 'ink', 'champagne'],
])('%s is readable', (_, words, surface) => {
  expect(contrast(f(words), f(surface))).toBeGreaterThanOrEqual(4.5);
});

test('a category badge is readable over any picture', () => {
  for (const picture of [
    [255, 255, 255],
    [0, 0, 0],
  ] as const) {
    expect(contrast(f('cream'), over(f('night'), 0.86, picture))).toBeGreaterThanOrEqual(4.5);
  }
});

const rgbOf = (hex: string): Rgb => colour(coloursOf(`--it: ${hex};`), 'it');
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test('what reads no style sheet has the same colours', () => {
  for (const [name, hex] of Object.entries(COLOUR)) expect(rgbOf(hex), name).toEqual(f(kebab(name)));
  for (const [name, hex] of Object.entries(ON_PAPER))
    expect(rgbOf(hex), name).toEqual(colour(grounds.paper, kebab(name)));
  for (const [name, hex] of Object.entries(ON_NIGHT))
    expect(rgbOf(hex), name).toEqual(colour(grounds.night, kebab(name)));
  expect(block('.on-night {')).toContain('--line: rgb(248 242 232 / 0.16);');
  const line = over(f('cream'), 0.16, f('night-raised'));
  expect(rgbOf(LINE_ON_NIGHT_RAISED)).toEqual(line.map(Math.round));
});

test('an installed site begins in the colour of its night', () => {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../public/site.webmanifest', import.meta.url), 'utf8'));
  expect(manifest).toMatchObject({ background_color: COLOUR.night, theme_color: COLOUR.night });
});
