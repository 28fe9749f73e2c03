import Check from 'lucide-react/icons/check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createLucideIcon } from './lucide-icon.ts';

const attributesOf = (markup: string) => [...markup.matchAll(/ ([\w-]+="[^"]*")/g)].map(([, each]) => each).sort();
const Light = createLucideIcon({ node: [['path', { d: 'M20 6 9 17l-5-5' }]] });

test('an icon looks as the package draws it, without the class names nobody styles', () => {
  const theirs = renderToStaticMarkup(<Check aria-hidden="true" className="size-6" strokeWidth={1.4} />);
  const ours = renderToStaticMarkup(<Light aria-hidden="true" className="size-6" strokeWidth={1.4} />);

  const expected = theirs
    .replace('lucide lucide-check size-6', 'size-6')
    .replace(' xmlns="http://www.w3.org/2000/svg"', '');
  expect(attributesOf(ours)).toEqual(attributesOf(expected));
});

test('an icon is silent unless it has a name', () => {
  expect(renderToStaticMarkup(<Light />)).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(<Light role="img" aria-label="Included" />)).not.toContain('aria-hidden');
});
