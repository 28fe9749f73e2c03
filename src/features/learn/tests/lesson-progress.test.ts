import { expect, test } from 'vitest';
import { nothingRemembered, readMemory, toContinue, withProgress, withSaved } from '../rules/lesson-progress.ts';

const begun = { at: 30, length: 120, done: false, on: 5 };

test('what was written is read again', () => {
  const memory = withSaved(withProgress({ ...nothingRemembered, speed: 1.5 }, 'first-hour', begun), 'snow-sense');
  expect(readMemory(JSON.stringify(memory))).toEqual(memory);
});

test('whatever is not ours is left out, and nothing breaks', () => {
  for (const text of [null, '', '{', 'null', '[]', '"x"', '{"progress":[],"saved":{},"speed":"fast"}'])
    expect(readMemory(text)).toEqual(nothingRemembered);
  expect(
    readMemory(
      '{"progress":{"a":{"at":-1,"length":1,"done":false,"on":1},"b":{"at":1}},"saved":[1,"x"],"captions":false}',
    ),
  ).toEqual({ progress: {}, saved: ['x'], captions: false, speed: 1 });
});

test('what is begun and not finished can be continued, the newest first', () => {
  let memory = withProgress(nothingRemembered, 'old', { ...begun, on: 1 });
  memory = withProgress(memory, 'new', { ...begun, on: 9 });
  memory = withProgress(memory, 'done', { ...begun, done: true });
  memory = withProgress(memory, 'untouched', { ...begun, at: 0 });
  expect(toContinue(memory).map(({ id }) => id)).toEqual(['new', 'old']);
});

test('saving a series twice takes it off again', () => {
  const once = withSaved(nothingRemembered, 'snow-sense');
  expect(once.saved).toEqual(['snow-sense']);
  expect(withSaved(once, 'snow-sense').saved).toEqual([]);
});

test('the memory does not grow without end', () => {
  let memory = nothingRemembered;
  for (let on = 1; on <= 80; on += 1) memory = withProgress(memory, `lesson-${on}`, { ...begun, on });
  expect(Object.keys(memory.progress)).toHaveLength(60);
  expect(memory.progress['lesson-80']).toBeDefined();
  expect(memory.progress['lesson-1']).toBeUndefined();
});
