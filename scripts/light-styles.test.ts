import { expect, test } from 'vitest';
import { forTodaysBrowsers } from './light-styles.ts';

test('a sheet keeps every rule, and asks no browser of today whether it can mix colours', () => {
  const sheet =
    '@layer properties{@supports ((-moz-orient:inline)){*,::backdrop{--tw-blur:initial}}}@layer theme{:root{--a:1px}}' +
    '.a{color:#0008}@supports (color:color-mix(in lab, red, red)){.a{color:color-mix(in oklab,red 50%,transparent)}}' +
    `.b:before{content:"}"}@supports (color: color-mix(in lab, red, red)) {.b:before{content:"}"}.c{top:0}}.d{left:0}`;
  expect(forTodaysBrowsers(sheet)).toBe(
    '@layer theme{:root{--a:1px}}' +
      '.a{color:#0008}.a{color:color-mix(in oklab,red 50%,transparent)}' +
      '.b:before{content:"}"}.b:before{content:"}"}.c{top:0}.d{left:0}',
  );
});

test('other questions to a browser stay, and a sheet that is cut off is refused', () => {
  const asks = '@supports (animation-timeline:view()){.a{opacity:0}}';
  expect(forTodaysBrowsers(asks)).toBe(asks);
  expect(() => forTodaysBrowsers('@layer properties{*{--tw-blur:initial}')).toThrow('no end');
});
