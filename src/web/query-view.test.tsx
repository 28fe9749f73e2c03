import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CallError } from './api-client.ts';
import { Loaded, noAnswer, type QueryResult } from './query-view.tsx';

const missing = {
  title: 'No such guide',
  text: 'It may have moved.',
  onward: { href: '/guides', label: 'All guides' },
};
const failed = { title: 'The guide could not be opened', again: 'Try again' };
const page = (query: Partial<QueryResult<string>>, words: Parameters<typeof noAnswer>[0] = { missing, failed }) =>
  renderToStaticMarkup(
    <Loaded
      query={{ data: undefined, error: null, refetch: () => undefined, ...query }}
      waiting="Opening the guide"
      failed={noAnswer(words)}
    >
      {(name) => <h1>{name}</h1>}
    </Loaded>,
  );

test('what has come is shown, also while a later look fails', () => {
  expect(page({ data: 'Lisbon' })).toBe('<h1>Lisbon</h1>');
  expect(page({ data: '', error: new Error('offline') })).toBe('<h1></h1>');
});

test('until then it is on its way', () => expect(page({})).toBe('Opening the guide'));

test.each([400, 404])('an address that belongs to nothing says so and leads on (%i)', (status) => {
  const html = page({ error: new CallError(status, 'There is no such guide') });
  expect(html).toContain('No such guide');
  expect(html).toContain('href="/guides"');
  expect(html).not.toContain('Try again');
});

test('what something on the way answers in our place is not shown', () => {
  const html = page({ error: new CallError(502, '<h1>Bad Gateway</h1>nginx') });
  expect(html).toContain('The guide could not be opened');
  expect(html).toContain('Please try again.');
  expect(html).not.toMatch(/502|Gateway|nginx/);
});

test('what could not be fetched says why, and can be asked for once more', () => {
  const busy = JSON.stringify({ message: 'We are very busy right now.', code: 'busy' });
  for (const html of [
    page({ error: new CallError(503, busy) }),
    page({ error: new CallError(404, busy) }, { failed }),
  ]) {
    expect(html).toContain('The guide could not be opened');
    expect(html).toContain('We are very busy right now.');
    expect(html).toContain('Try again');
  }
});
