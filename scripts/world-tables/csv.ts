/** Fields of a CSV file (RFC 4180), and its rows by the names of the first line. */

export function fieldsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    if (row.length > 1 || row[0] !== '') rows.push(row);
    row = [];
  }
  return rows;
}

/** Columns are found by name, wherever they stand. @throws where one that is needed is missing */
export function recordsOf<C extends string>(rows: readonly (readonly string[])[], needed: readonly C[]) {
  const [names = [], ...rest] = rows.map((row) => row.map((field) => field.trim()));
  const places = needed.map((name) => {
    const at = names.indexOf(name);
    if (at < 0) throw new Error(`the file has no column ${name}`);
    return [name, at] as const;
  });
  return rest.map((row) => Object.fromEntries(places.map(([name, at]) => [name, row[at] ?? ''])) as Record<C, string>);
}
