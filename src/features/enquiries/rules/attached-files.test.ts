import { describe, expect, test } from 'vitest';
import { addFiles } from './attached-files.ts';

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
