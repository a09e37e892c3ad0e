/** Files that are something else, to be uploaded under the name of a PDF. */
export const DISGUISED_FILES = {
  zip: Buffer.from('504b0304140000000800000021000000000000000000000000000000', 'hex'),
  html: Buffer.from('<!doctype html><html><body><script>alert(1)</script></body></html>'),
  png: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
  exe: Buffer.concat([Buffer.from('MZ\u0090\u0000', 'latin1'), Buffer.alloc(512)]),
} as const;

/** A PDF that is also a web page: the header stands within the first 1024 bytes, as readers allow. */
export function htmlPolyglot(pdf: Buffer): Buffer {
  return Buffer.concat([Buffer.from('<html><script>alert(1)</script><!--\n'), pdf, Buffer.from('\n--></html>')]);
}

/** A PDF with a ZIP archive's end after it. */
export function zipPolyglot(pdf: Buffer): Buffer {
  return Buffer.concat([pdf, Buffer.from('504b0506', 'hex'), Buffer.alloc(18)]);
}
