import { describe, expect, test } from 'vitest';
import { checkArchitecture } from '../architecture.ts';

function violations(path: string, text: string): string[] {
  return checkArchitecture(new Map([[path, text]])).map(({ line, rule }) => `${line} ${rule}`);
}

const MARKUP = [
  'src/features/bookings/components/card.tsx',
  'src/features/bookings/screens/checkout.tsx',
  'src/features/bookings/admin/list.tsx',
  'src/ui/card.tsx',
  'src/web/layout/header.tsx',
];

describe('words that visitors read lie in copy', () => {
  test.each([
    ['between tags', '<p>Only 3 spots left</p>'],
    ['in a fragment', '<>Sold out</>'],
    ['as an expression', "<p>{'Sold out'}</p>"],
    ['as one of two', "<p>{soldOut ? 'Sold out' : label}</p>"],
    ['where there is something to say', "<p>{soldOut && 'Sold out'}</p>"],
    ['where there is nothing else', "<p>{label ?? 'Sold out'}</p>"],
    ['around a number', `<p>{\`Only \${spots} left\`}</p>`],
    ['put together', "<p>{'Only ' + spots}</p>"],
    ['for screen readers', '<nav aria-label="Pages of the list" />'],
    ['for screen readers, as an expression', "<nav aria-label={open ? 'Close' : label} />"],
    ['as a title', '<abbr title="Taxes and fees" />'],
    ['as a description of a picture', '<img alt="A harbour at dusk" />'],
    ['as a hint in a field', '<input placeholder="City or airport" />'],
    ['as the label of a field', '<Field label="Your name" />'],
    ['on a button under way', '<Button pendingLabel="Sending…" />'],
    ['as the head of a column', "<Table columns={[{ head: 'Last seen', cell: seen }]} />"],
    ['as the head of one of two columns', "<Table columns={[{ head: old ? 'Last seen' : label }]} />"],
  ])('%s', (_, markup) => {
    for (const path of MARKUP) expect(violations(path, `export const A = () => ${markup};`)).toEqual(['1 words']);
  });

  test('copy, signs, classes, addresses and values of attributes are fine', () => {
    const markup = `<p className="text-md" role="status" aria-live="polite" lang="en" hidden={state === 'sold out'}>
      {copy.soldOut} · × {spots} — 4.8/5 <a href="/trips" rel="next">{'/'}</a> {\`/checkout/\${id}\`}
    </p>`;
    for (const path of MARKUP) expect(violations(path, `export const A = () => ${markup};`)).toEqual([]);
  });

  test('a specimen, a test and a document have words of their own', () => {
    const text = 'export const A = () => <p>Sold out</p>;';
    for (const path of ['src/ui/card.specimen.tsx', 'src/ui/card.test.tsx', 'bench/page.tsx'])
      expect(violations(path, text)).toEqual([]);
  });
});

describe('colours are tokens in markup', () => {
  test.each([
    ['by a name', '<path fill="gold" />'],
    ['of a line', '<path stroke="white" />'],
    ['of a gradient', '<stop stopColor="navy" />'],
    ['by a function', '<Map tint="rgb(10, 20, 30)" />'],
    ['by a function in a class', '<p className="bg-[oklch(0.7_0.1_80)]" />'],
    ['of a palette that is not ours', '<p className="text-red-500" />'],
    ['white', '<p className="md:bg-white" />'],
  ])('%s', (_, markup) => {
    for (const path of MARKUP) expect(violations(path, `export const A = () => ${markup};`)).toEqual(['1 token']);
  });

  test('tokens, the colour around and no colour are fine', () => {
    const markup = '<svg className="text-fg bg-pine" fill="none"><path stroke="currentColor" fill="url(#sky)" /></svg>';
    expect(violations('src/ui/logo.tsx', `export const A = () => ${markup};`)).toEqual([]);
  });
});

describe('markup sends no request itself', () => {
  test.each([
    ['a request', "export const A = () => <a onClick={() => fetch('/api/trips')} />;"],
    ['through the window', "export const a = () => window.fetch('/api/trips');"],
    ['through the global object', "export const a = () => globalThis.fetch('/api/trips');"],
    ['an old one', 'export const a = () => new XMLHttpRequest();'],
    ['a stream', "export const a = () => new EventSource('/api/trips');"],
    ['a beacon', "export const a = () => navigator.sendBeacon('/api/trips');"],
  ])('%s', (_, text) => {
    for (const path of MARKUP) expect(violations(path, text)).toEqual(['1 request']);
    expect(violations('src/web/api-client.ts', text.replace(/<a.*\/>/, 'fetch'))).toEqual([]);
  });

  test('a fetch that is handed in is none', () => {
    expect(violations('src/web/app.tsx', 'export const A = ({ fetch }: P) => <b>{fetch(1)}</b>;')).toEqual([]);
  });
});
