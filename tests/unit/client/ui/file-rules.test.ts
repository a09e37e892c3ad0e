import { describe, expect, it } from 'vitest';
import { limitLabel, PDF_UP_TO_20_MB, refuseFile } from '#client/ui/fields/file-rules.ts';

const pdf = (change: Partial<{ name: string; type: string; size: number }> = {}) => ({
  name: 'Intake.PDF',
  type: 'application/pdf',
  size: 1000,
  ...change,
});

describe('refuseFile', () => {
  it('lets a PDF pass up to the very limit', () => {
    expect(refuseFile(pdf(), PDF_UP_TO_20_MB)).toBeUndefined();
    expect(refuseFile(pdf({ size: 20_971_520 }), PDF_UP_TO_20_MB)).toBeUndefined();
    expect(refuseFile(pdf({ type: '' }), PDF_UP_TO_20_MB)).toBeUndefined();
  });

  it('refuses another type, by its ending or by what the browser says', () => {
    const message = 'Invalid file type. Please select a PDF file.';
    expect(refuseFile(pdf({ name: 'intake.docx' }), PDF_UP_TO_20_MB)).toBe(message);
    expect(refuseFile(pdf({ type: 'image/png' }), PDF_UP_TO_20_MB)).toBe(message);
    expect(refuseFile(pdf({ name: 'pdf', type: '' }), PDF_UP_TO_20_MB)).toBe(message);
  });

  it('names the limit that applies', () => {
    expect(refuseFile(pdf({ size: 20_971_521 }), PDF_UP_TO_20_MB)).toBe('File size should not exceed 20MB.');
    expect(refuseFile(pdf({ size: 6_000_000 }), { ...PDF_UP_TO_20_MB, maxBytes: 5 * 1024 * 1024 })).toBe(
      'File size should not exceed 5MB.',
    );
    expect(limitLabel(100 * 1024)).toBe('100KB');
  });

  it('refuses an empty file', () => {
    expect(refuseFile(pdf({ size: 0 }), PDF_UP_TO_20_MB)).toBe('This file is empty.');
  });
});
