/** What every component owes the site: it renders without a browser and writes no inline style. */
import { readdirSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Specimens, specimens } from './specimens.tsx';

test.each(specimens.map((specimen) => [specimen.name, specimen] as const))(
  '%s renders on the server',
  (_, { render }) => {
    expect(typeof globalThis.window).toBe('undefined');
    const html = renderToString(render());
    expect(html.length).toBeGreaterThan(40);
    expect(html).not.toMatch(/\sstyle=/);
  },
);

test('the page shows every specimen file exactly once', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.specimen.tsx'));
  expect(specimens).toHaveLength(files.length);
  expect(new Set(specimens.map((specimen) => specimen.name)).size).toBe(files.length);
  expect(renderToString(<Specimens />).match(/<h1/g)).toHaveLength(1);
});
