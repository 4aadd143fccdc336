/** The rows of a CSV file by its header, as RFC 4180 reads it. */
export function csvRows(text: string): readonly Readonly<Record<string, string>>[] {
  const [header = [], ...rows] = records(text);
  return rows.map((row) => Object.fromEntries(header.map((name, column) => [name, row[column] ?? ''])));
}

function records(text: string): readonly (readonly string[])[] {
  const found: string[][] = [];
  let record: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n)/g)) {
    record.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    found.push(record);
    record = [];
  }
  return found;
}
