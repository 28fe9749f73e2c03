/**
 * A table as a file for spreadsheets: RFC 4180, with the mark by which they see
 * that it is UTF-8. A text that a spreadsheet would work out as a formula gets an
 * apostrophe in front: what strangers typed must not run on the reader's machine.
 */
export interface CsvColumn<Row> {
  readonly head: string;
  readonly cell: (row: Row) => string | number | null;
}

export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): Uint8Array {
  const lines = [columns.map(({ head }) => head), ...rows.map((row) => columns.map(({ cell }) => cell(row)))];
  return new TextEncoder().encode(`\ufeff${lines.map((cells) => `${cells.map(written).join(',')}\r\n`).join('')}`);
}

function written(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
