import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Page } from '../page.ts';
import { NavigationProvider } from '../router.tsx';
import { BrokenScreen } from '../screens/broken.tsx';
import { Layout } from './layout.tsx';

const page: Page = {
  path: '/guides',
  film: 'upcoming-trips',
  title: 'Guides',
  screen: () => Promise.reject(new Error('not asked for')),
};

const NoScreen = () => null;

function rendered(content = <h1>Guides</h1>): string {
  const view = { page, params: {}, pathname: '/guides', Screen: NoScreen };
  return renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <NavigationProvider
        value={{
          view,
          search: new URLSearchParams(),
          pending: false,
          thirdParties: [],
          admitted: [],
          prepare: () => undefined,
        }}
      >
        <Layout>{content}</Layout>
      </NavigationProvider>
    </QueryClientProvider>,
  );
}

test('the server sends the landmarks, the skip link and the screen inside main', () => {
  const html = rendered();
  for (const landmark of ['<header', '<nav', '<main id="content"', '<footer']) expect(html).toContain(landmark);
  expect(html).toContain('<a href="#content"');
  expect(html).toMatch(/<main[^>]*><h1>Guides<\/h1><\/main>/);
});

test('the page of a stranger and of a traveller are the same bytes, with Login and without a banner', () => {
  const html = rendered();
  expect(html).toContain('>Login<');
  expect(html).not.toContain('My trips');
  expect(html).not.toContain('Cookies');
  expect(rendered()).toBe(html);
});

test('the film is there without a script: silent, looping, in the page, and not loaded before it may play', () => {
  const [video = ''] = /<video[\s\S]*<\/video>/.exec(rendered()) ?? [];
  for (const word of ['muted', 'loop', 'playsInline', 'preload="none"']) expect(video).toContain(word);
  expect(video).not.toContain('autoplay');
  expect(video.indexOf('.webm')).toBeLessThan(video.indexOf('.mp4'));
});

test('no element carries a style of its own, which the security policy would refuse', () => {
  expect(rendered()).not.toContain('style=');
});

test('the footer leads to both networks', () => {
  const html = rendered();
  expect(html).toMatch(/<a href="https:\/\/www\.instagram\.com\/"[^>]*>Instagram<\/a>/);
  expect(html).toMatch(/<a href="https:\/\/www\.facebook\.com\/"[^>]*>Facebook<\/a>/);
  expect(html.replace(/<!-- -->/g, '')).toContain('© 2024 Wanderlight. Powered by Wanderlight AI');
});

test('a broken page keeps the way on and says its reference', () => {
  const html = rendered(<BrokenScreen reference="7f3a" />).replace(/<!-- -->/g, '');
  expect(html).toContain('Something broke on our side (7f3a)');
  expect(html).toContain('href="/guides"');
  expect(html).toContain('<header');
});
