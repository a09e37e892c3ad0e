import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Edition } from '#server/features/ehr/ehr-record.ts';
import { renderFaceSheet } from '#server/features/ehr/face-sheet.ts';
import { anyRecord } from '#tests/support/fhir/ehr-records.ts';

const edition: Edition = { id: null, version: 3, at: '2026-05-12T16:00:00.000Z' };

describe('the face sheet', () => {
  test('is one page, whatever was typed, and the same each time', async () => {
    await fc.assert(
      fc.asyncProperty(anyRecord, async (record) => {
        const sheet = await renderFaceSheet(record, edition);
        expect(sheet.subarray(0, 5).toString()).toBe('%PDF-');
        expect(sheet.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
        expect((await renderFaceSheet(record, edition)).equals(sheet)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  test('stays one page with more documents than fit it', async () => {
    const [record] = fc.sample(anyRecord, { numRuns: 1, seed: 1 });
    const documents = Array.from({ length: 300 }, (_, at) => ({
      id: `01890000-0000-7000-8000-${String(at).padStart(12, '0')}`,
      file_name: `scan-${at}.pdf`,
      file_description: null,
      file_size: 1_000,
      created_at: '2026-05-12T16:00:00Z',
    }));
    const sheet = await renderFaceSheet({ ...record!, documents }, edition);
    expect(sheet.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  });
});
