import { expect, test } from 'vitest';
import { creditsOf } from './map-credits.ts';

test('what a service says of its sources becomes words and links', () => {
  const said =
    '<a href="https://openfreemap.org" target="_blank">OpenFreeMap</a> <a href=\'https://www.openmaptiles.org/\'>&copy; OpenMapTiles</a> Data from <a href=https://www.openstreetmap.org/copyright>OpenStreetMap</a>';
  expect(creditsOf([said])).toEqual([
    { text: 'OpenFreeMap', href: 'https://openfreemap.org/' },
    { text: '© OpenMapTiles', href: 'https://www.openmaptiles.org/' },
    { text: 'Data from', href: null },
    { text: 'OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' },
  ]);
});

test('whoever is named by two sources is named once', () => {
  const osm = '<a href="https://www.openstreetmap.org/copyright">&#169; OpenStreetMap contributors</a>';
  expect(creditsOf([osm, `${osm} | Hills &amp; valleys`])).toEqual([
    { text: '© OpenStreetMap contributors', href: 'https://www.openstreetmap.org/copyright' },
    { text: '| Hills & valleys', href: null },
  ]);
});

test('nothing that could run is kept: only text, and only web addresses', () => {
  const bad =
    '<a href="javascript:alert(1)">Click</a><a href="&#106;avascript:alert(1)">me</a><img src=x onerror=alert(1)><script>alert(1)</script>&lt;b&gt;';
  expect(creditsOf([bad])).toEqual([
    { text: 'Click', href: null },
    { text: 'me', href: null },
    { text: '<b>', href: null },
  ]);
  expect(creditsOf(['', ' · ', '<a href="https://empty.example"></a>', '<<<', '&#0; &#x110000;'])).toEqual([
    { text: '&#0; &#x110000;', href: null },
  ]);
  expect(creditsOf(['x'.repeat(10_000)])[0]?.text).toHaveLength(2000);
});
