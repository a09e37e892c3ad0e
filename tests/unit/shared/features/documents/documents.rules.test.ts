import { expect, test } from 'vitest';
import { isPdfName, safeFileName } from '#shared/features/documents/documents.rules.ts';

test.each([
  ['record.pdf', 'record.pdf'],
  ['../../etc/record.pdf', 'record.pdf'],
  ['C:\\temp\\record.pdf', 'record.pdf'],
  ['re\u202ecord\u2066.pdf', 'record.pdf'],
  ['re\r\ncord\u0000.pdf', 'record.pdf'],
  ['\ud800record.pdf', 'record.pdf'],
  ['...record.pdf', 'record.pdf'],
  ['  record.pdf  ', 'record.pdf'],
  ['folder/', 'document.pdf'],
  ['', 'document.pdf'],
  ['..', 'document.pdf'],
  ['e\u0301tude.pdf', 'étude.pdf'],
  [`${'a'.repeat(400)}.pdf`, `${'a'.repeat(251)}.pdf`],
  [`${'😀'.repeat(200)}.pdf`, `${'😀'.repeat(125)}.pdf`],
])('the name %j is kept as %j', (given, kept) => {
  expect(safeFileName(given)).toBe(kept);
});

test('a PDF is known by the end of its name', () => {
  expect(['a.pdf', 'A.PDF', 'a.b.pdf'].map(isPdfName)).toEqual([true, true, true]);
  expect(['a', '.pdf', 'a.pdf.exe', 'a.pdf '].map(isPdfName)).toEqual([false, false, false, false]);
});
