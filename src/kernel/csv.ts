/**
 * Tables for spreadsheets (RFC 4180, with a byte order mark so that they read it as
 * UTF-8). What a spreadsheet would take for a formula is kept from being one.
 */

/** Where one would begin; one that parts at semicolons or tabs, or is told to part at lines, begins a cell there too. */
const FORMULA = /^(?=[=+\-@\t\r])|(?<=[;\t\r\n])(?=[=+\-@])/g;

export function csvOf(rows: readonly (readonly (string | number)[])[]): Uint8Array {
  const text = rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
  return Buffer.from(`\ufeff${text}`, 'utf8');
}

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = value.replaceAll(FORMULA, "'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
