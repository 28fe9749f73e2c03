import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { lateClient } from './lazy-query-client.ts';

test('the client is brought once, whoever asks first, and those who wait for it are told', async () => {
  let opened = 0;
  const late = lateClient(async () => {
    opened++;
    return new QueryClient();
  });
  const heard: (QueryClient | undefined)[] = [];
  const stop = late.subscribe(() => heard.push(late.current()));
  expect(late.current()).toBeUndefined();

  const [first, second] = await Promise.all([late.bring(), late.bring()]);

  expect(opened).toBe(1);
  expect(second).toBe(first);
  expect(heard).toEqual([first]);
  stop();
});

test('when the network failed it is asked for again', async () => {
  let online = false;
  const late = lateClient(async () => {
    if (!online) throw new TypeError('Failed to fetch dynamically imported module');
    return new QueryClient();
  });
  await expect(late.bring()).rejects.toThrow('Failed to fetch');
  online = true;
  expect(await late.bring()).toBe(late.current());
});
