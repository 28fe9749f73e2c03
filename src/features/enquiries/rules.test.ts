import { describe, expect, test } from 'vitest';
import { addFiles, confirmableSince, forgetBefore, referenceFrom, splitQuoted } from './rules.ts';

const file = (name: string, size = 1000) => ({ name, size });
const MB = 1024 * 1024;

describe('choosing files', () => {
  test('keeps the first five and says so once', () => {
    const { files, complaints } = addFiles(
      [file('0.pdf')],
      [1, 2, 3, 4, 5, 6, 7].map((i) => file(`${i}.pdf`)),
    );
    expect(files.map(({ name }) => name)).toEqual(['0.pdf', '1.pdf', '2.pdf', '3.pdf', '4.pdf']);
    expect(complaints).toEqual([{ why: 'tooMany', name: '5.pdf' }]);
  });

  test.each([
    ['a.exe', 10, 'kind'],
    ['a', 10, 'kind'],
    ['.pdf.html', 10, 'kind'],
    ['a.pdf', 0, 'empty'],
    ['a.pdf', 10 * MB + 1, 'large'],
  ])('leaves out %s of %i bytes: %s', (name, size, why) => {
    expect(addFiles([], [file(name, size)])).toEqual({ files: [], complaints: [{ why, name }] });
  });

  test.each(['a.pdf', 'A.PDF', 'b.jpeg', 'photo.HEIC', 'two.dots.docx'])('takes %s of exactly 10 MB', (name) => {
    expect(addFiles([], [file(name, 10 * MB)]).complaints).toEqual([]);
  });

  test('stops at 25 MB together, and takes a smaller one that still fits', () => {
    const { files, complaints } = addFiles(
      [file('a.pdf', 10 * MB), file('b.pdf', 10 * MB)],
      [file('c.pdf', 6 * MB), file('d.pdf', 5 * MB)],
    );
    expect(files.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf', 'd.pdf']);
    expect(complaints).toEqual([{ why: 'together', name: 'c.pdf' }]);
  });
});

test('a reference is eight letters that nobody misreads', () => {
  expect(referenceFrom(new Uint8Array([0, 0, 0, 0, 0]))).toBe('W-0000-0000');
  expect(referenceFrom(new Uint8Array([255, 255, 255, 255, 255]))).toBe('W-ZZZZ-ZZZZ');
  expect(referenceFrom(new Uint8Array([1, 2, 3, 4, 5]))).toBe('W-0410-6105');
});

test('what is kept how long', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  expect(confirmableSince(now)).toEqual(new Date('2026-11-18T12:00:00Z'));
  expect(forgetBefore(now)).toEqual({
    enquiries: new Date('2025-11-20T12:00:00Z'),
    unconfirmed: new Date('2026-11-13T12:00:00Z'),
  });
});

test('what a mail program quotes is folded away, in the languages of travellers', () => {
  const quoted = [
    'On Thu, Nov 26, 2026 at 9:00 AM Wanderlight <a@b.c> wrote:',
    'On Thu, Nov 26, 2026 at 9:00 AM Wanderlight\n<a@b.c> wrote:',
    'Am 26.11.2026 um 09:00 schrieb Wanderlight <a@b.c>:',
    'Le jeu. 26 nov. 2026 à 09:00, Wanderlight <a@b.c> a écrit :',
    'El jue, 26 nov 2026 a las 9:00, Wanderlight (<a@b.c>) escribió:',
    '-----Original Message-----',
    '________________________________',
    '> Yes, very quiet.',
  ];
  for (const tail of quoted) {
    expect
      .soft(splitQuoted(`And breakfast?\r\n\r\n${tail}\n> Yes`), tail)
      .toEqual({ said: 'And breakfast?', quoted: `${tail}\n> Yes` });
  }
});

test('what a person says is never taken for a quote, and an answer below one is kept', () => {
  const said = 'On Monday we leave. My aunt wrote: bring shoes.\nIs that right?';
  expect(splitQuoted(said)).toEqual({ said, quoted: null });
  const below = '> Is the inn quiet?\nYes!';
  expect(splitQuoted(below)).toEqual({ said: below, quoted: null });
  expect(splitQuoted('')).toEqual({ said: '', quoted: null });
});
