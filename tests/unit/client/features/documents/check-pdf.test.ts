import { describe, expect, it } from 'vitest';
import { refuseDisguised } from '#client/features/documents/check-pdf.ts';
import { DISGUISED_FILES, htmlPolyglot } from '#tests/support/pdf/disguised-files.ts';

const blob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);

describe('refuseDisguised', () => {
  it.each(Object.entries(DISGUISED_FILES))('refuses a %s that calls itself a PDF', async (_kind, bytes) => {
    expect(await refuseDisguised(blob(bytes))).toBe('Invalid file type. Please select a PDF file.');
  });

  it('lets a PDF pass, also one whose header stands a little later', async () => {
    expect(await refuseDisguised(blob(Buffer.from('%PDF-1.7\n')))).toBeUndefined();
    expect(await refuseDisguised(blob(htmlPolyglot(Buffer.from('%PDF-1.7\n'))))).toBeUndefined();
  });

  it('looks no further than the first 1,024 bytes', async () => {
    expect(await refuseDisguised(blob(Buffer.from(`${' '.repeat(1_020)}%PDF-1.7`)))).toBe(
      'Invalid file type. Please select a PDF file.',
    );
  });
});
