/** What components write for people who read with their ears, and for forms. */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button, ButtonLink } from './button.tsx';
import { TextField } from './field.tsx';
import { LinkProvider } from './link.tsx';
import { Notice } from './notice.tsx';
import { Price } from './price.tsx';
import { Rating } from './rating.tsx';

/** The text of some markup, without React's comment marks. */
const textOf = (node: ReactNode): string =>
  renderToString(node)
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, '');

test('a field names its error and its hint to the control', () => {
  const html = renderToString(<TextField id="mail" label="Email*" error="Invalid email" hint="Only for the answer." />);
  expect(html).toContain('<label for="mail"');
  expect(html).toContain('aria-describedby="mail-error mail-hint"');
  expect(html).toContain('aria-invalid="true"');
  expect(html).toMatch(/<p id="mail-error"[^>]*>Invalid email</);
});

test('a field without trouble says nothing of it', () => {
  const html = renderToString(<TextField id="mail" label="Email*" />);
  expect(html).not.toContain('aria-invalid=');
  expect(html).not.toContain('aria-describedby');
});

test('a pending button reads its pending label only, and cannot be pressed', () => {
  const button = (pending: boolean) => (
    <Button pending={pending} pendingLabel="Sending...">
      Send Message
    </Button>
  );
  expect(textOf(button(false))).toBe('Send Message');
  expect(textOf(button(true))).toBe('Sending...');
  expect(renderToString(button(true))).toMatch(/<button[^>]* disabled=""/);
  expect(renderToString(button(true))).toContain('aria-busy="true"');
});

const Routed = ({ href }: { href: string }) => <i>{href}</i>;

test('links within the site go through the router that was handed in, others do not', () => {
  const page = (
    <LinkProvider value={Routed}>
      <ButtonLink href="/demo">Demo</ButtonLink>
      <ButtonLink href="mailto:hello@example.com">Write</ButtonLink>
      <ButtonLink href="//example.com">Elsewhere</ButtonLink>
      <ButtonLink href="/guide.pdf" download>
        Guide
      </ButtonLink>
    </LinkProvider>
  );
  const html = renderToString(page);
  expect(html).toContain('<i>/demo</i>');
  expect(html.match(/<a /g)).toHaveLength(3);
});

test('a reduced price says which is which, and what is saved', () => {
  expect(textOf(<Price amount={2799} was={3199} note="$3,079 incl. taxes &amp; fees" />)).toMatch(
    /^Original price: \$3,199 Save \$400Current price: \$2,799per person\$3,079 incl/,
  );
});

test.each([[null], [2799], [1999]])('without a higher old price (%s) nothing is crossed out', (was) => {
  const html = renderToString(<Price amount={2799} was={was} />);
  expect(html).not.toContain('<del');
  expect(html).not.toContain('Save');
});

test('a rating is spoken in full, and its absence is said', () => {
  expect(renderToString(<Rating value={4.9} count={127} />)).toContain('aria-label="Rated 4.9 out of 5"');
  expect(textOf(<Rating value={4.9} count={127} />)).toBe('4.9 (127 reviews)');
  expect(textOf(<Rating value={4.9} basis="sample" />)).toBe('4.9 · sample');
  expect(textOf(<Rating value={0} />)).toBe('Not yet rated');
  expect(textOf(<Rating value={4} count={1} />)).toContain('(1 review)');
});

test('an error notice is announced, an ordinary one is not', () => {
  expect(renderToString(<Notice tone="error">Failed to fetch restaurants</Notice>)).toContain('role="alert"');
  expect(renderToString(<Notice tone="warning">Live places are off</Notice>)).not.toContain('role=');
});
