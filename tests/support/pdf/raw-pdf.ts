/** One object's content: a dictionary or other text, with the bytes of a stream where it has one. */
export interface RawObject {
  dictionary: string;
  stream?: Uint8Array;
}

/**
 * A PDF file from its objects, numbered from 1; object 1 is the catalog. A stream's /Length is added. The way to files
 * that no library would write.
 */
export function rawPdf(objects: (string | RawObject)[], header = '%PDF-1.7\n'): Buffer {
  const parts: Buffer[] = [];
  let length = 0;
  const add = (part: string | Uint8Array) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part);
    parts.push(bytes);
    length += bytes.length;
  };
  add(header);
  const offsets = objects.map((object, index) => {
    const offset = length;
    add(`${index + 1} 0 obj\n`);
    addObject(add, typeof object === 'string' ? { dictionary: object } : object);
    add('\nendobj\n');
    return offset;
  });
  const xref = length;
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  for (const offset of offsets) add(`${String(offset).padStart(10, '0')} 00000 n \n`);
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`);
  return Buffer.concat(parts);
}

/** A one-page file: what the page's dictionary holds besides the usual, its content, and objects numbered from 5. */
export function rawPage(
  pageEntries: string,
  content: string | RawObject,
  more: (string | RawObject)[] = [],
  catalogEntries = '',
): Buffer {
  const stream =
    typeof content === 'string' ? { dictionary: '<< >>', stream: Buffer.from(content, 'latin1') } : content;
  return rawPdf([
    `<< /Type /Catalog /Pages 2 0 R ${catalogEntries} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R ${pageEntries} >>`,
    stream,
    ...more,
  ]);
}

function addObject(add: (part: string | Uint8Array) => void, object: RawObject): void {
  if (object.stream === undefined) {
    add(object.dictionary);
    return;
  }
  add(object.dictionary.replace(/>>\s*$/, `/Length ${object.stream.length} >>`));
  add('\nstream\n');
  add(object.stream);
  add('\nendstream');
}
