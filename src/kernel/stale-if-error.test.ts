/** What stands beside a page's own data does not keep it from being shown, whether the database fails or falls silent. */
import { expect, test } from 'vitest';
import { eventually } from '../../test/site.ts';
import { staleIfError } from './stale-if-error.ts';

const log = { warn: () => undefined };

test('a silent database leaves the last answer; one question waits for it, and its answer counts', async () => {
  const answers: PromiseWithResolvers<string>[] = [];
  const known = staleIfError(
    () => {
      const next = Promise.withResolvers<string>();
      answers.push(next);
      return next.promise;
    },
    'nothing yet',
    log,
  );
  const first = known();
  answers[0]?.resolve('500 trips');
  expect(await first).toBe('500 trips');

  // The second question is never answered in time.
  expect(await known()).toBe('500 trips');
  expect(await known()).toBe('500 trips');
  expect(answers).toHaveLength(2);
  answers[1]?.resolve('501 trips');
  await eventually(async () => {
    answers.at(-1)?.resolve('502 trips');
    expect(await known()).toBe('502 trips');
  });
});

test('a database that fails leaves the last answer', async () => {
  const answers = [Promise.resolve('500 trips'), Promise.reject(new Error('away')), Promise.resolve('501 trips')];
  const known = staleIfError(() => answers.shift() ?? Promise.reject(new Error('asked once more')), 'nothing yet', log);
  expect([await known(), await known(), await known()]).toEqual(['500 trips', '500 trips', '501 trips']);
});

test('the very first answer is waited for', async () => {
  const known = staleIfError(
    () => new Promise<string>((tell) => setTimeout(tell, 600, '500 trips')),
    'nothing yet',
    log,
  );
  expect(await known()).toBe('500 trips');
});
