import { expect, test } from 'vitest';
import { citationsWith } from './model-citations.ts';

const own = [
  '/guides/lisbon',
  'https://www.ipma.pt/',
  'https://www.visitlisboa.com/',
  'https://a.pt/',
  'https://b.pt/',
];
const authorities = new Set(['ipma.pt', 'visitlisboa.com']);

test.each([
  ['http', 'http://www.ipma.pt/x'],
  ['another scheme', 'javascript:alert(1)'],
  ['an unknown host', 'https://evil.example/'],
  ['a host that only looks alike', 'https://ipma.pt.evil.example/'],
  ['a name with a known end', 'https://notipma.pt/'],
  ['a user in the address', 'https://ipma.pt@evil.example/'],
  ['a password', 'https://a:b@www.ipma.pt/'],
  ['a port', 'https://www.ipma.pt:8443/'],
  ['a long one', `https://www.ipma.pt/${'x'.repeat(200)}`],
  ['a path with markup', 'https://www.ipma.pt/<script>'],
  ['no address', 'see their site'],
])('%s is no source', (_, source) => {
  expect(citationsWith(own, [source], authorities)).toEqual(own);
});

test('good ones stand after our first ones, without their search, five in all', () => {
  const sources = [
    'https://www.ipma.pt/pt/?next=https://evil.example',
    'https://whc.unesco.org/en/list/263#x',
    'https://www.gov.uk/portugal',
  ];
  expect(citationsWith(own, [...sources, ...sources], authorities)).toEqual([
    ...own.slice(0, 2),
    'https://www.ipma.pt/pt/',
    'https://whc.unesco.org/en/list/263',
    'https://www.gov.uk/portugal',
  ]);
});
