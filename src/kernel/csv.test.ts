import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const textOf = (rows: Parameters<typeof csvOf>[0]) => Buffer.from(csvOf(rows)).toString('utf8');

test('cells are quoted where they must be, and lines end as the standard says', () => {
  expect(textOf([['a', 'b,c', 'say "so"', 'two\nlines', 4, -2]])).toBe(
    '\ufeffa,"b,c","say ""so""","two\nlines",4,-2\r\n',
  );
});

test('nothing a stranger wrote is a formula', () => {
  expect(textOf([['=1+1', '+1', '-1', '@sum', '\tx', 'a=b']])).toBe("\ufeff'=1+1,'+1,'-1,'@sum,'\tx,a=b\r\n");
});

test('nor where a spreadsheet parts a cell in two', () => {
  expect(textOf([['a;=1+1', 'a\t-1', 'a\n@sum', 'a\r\n+1', 'a;;=1', 'a; b;c', 'a;\n']])).toBe(
    `\ufeffa;'=1+1,a\t'-1,"a\n'@sum","a\r\n'+1",a;;'=1,a; b;c,"a;\n"\r\n`,
  );
});
