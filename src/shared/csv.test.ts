import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const columns = [
  { head: 'Name', cell: ({ name }: { name: string | null }) => name },
  { head: 'Seats', cell: ({ seats }: { seats: number }) => seats },
];
const text = (rows: readonly { name: string | null; seats: number }[]) => Buffer.from(csvOf(columns, rows)).toString();

test('a table has its heads, its lines end as the rule says, and spreadsheets see that it is UTF-8', () => {
  expect(text([{ name: 'Inês', seats: 2 }])).toBe('\ufeffName,Seats\r\nInês,2\r\n');
});

test('commas, quotes and line breaks stay in their cell; what is not there is empty', () => {
  expect(text([{ name: 'Duarte, "Inês"\nLisbon', seats: 1 }])).toBe(
    '\ufeffName,Seats\r\n"Duarte, ""Inês""\nLisbon",1\r\n',
  );
  expect(text([{ name: null, seats: 0 }])).toBe('\ufeffName,Seats\r\n,0\r\n');
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('%j is a text and no formula', (name) => {
  expect(text([{ name, seats: -1 }])).toMatch(/^\ufeffName,Seats\r\n"?'[=+\-@\t\r]/);
  expect(text([{ name, seats: -1 }])).toMatch(/,-1\r\n$/);
});
