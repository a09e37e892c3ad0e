/** The records of a CSV text by RFC 4180, read letter by letter. @throws for anything that is not quoted and closed */
export function parseCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let at = 0;
  while (at < text.length) {
    if (text[at] !== '"') throw new Error(`a value that is not quoted, at ${at}`);
    let value = '';
    at += 1;
    for (;;) {
      const quote = text.indexOf('"', at);
      if (quote === -1) throw new Error('a value that does not end');
      value += text.slice(at, quote);
      at = quote + 1;
      if (text[at] !== '"') break;
      value += '"';
      at += 1;
    }
    record.push(value);
    if (text[at] === ',') at += 1;
    else if (text.startsWith('\r\n', at)) {
      records.push(record);
      record = [];
      at += 2;
    } else throw new Error(`neither a comma nor a line's end, at ${at}`);
  }
  if (record.length > 0) throw new Error('a record that does not end');
  return records;
}
