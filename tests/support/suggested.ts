import { expect } from 'vitest';
import { SUGGESTION_FIELDS } from '#shared/features/suggestions/suggestion-fields.ts';
import type { Actor, TestApp } from './app.ts';
import { textPdf } from './pdf/text-pdf.ts';
import { openInquiry, uploadDocument } from './uploads.ts';

/** Texts of the inquiry's own fields, which may hold anything. */
const FIELDS = SUGGESTION_FIELDS.filter(({ target, kind }) => target === 'inquiry' && kind !== 'date');
const A_DAY = '2026-05-12T12:00:00.000Z';

export interface Suggested {
  field: string;
  value: string;
  page: number;
  quote: string;
}

/** Keeps suggestions as the reading of a record does. */
export const keepSuggestions = (
  app: TestApp,
  opportunity_id: string,
  document_id: string,
  suggested: readonly Suggested[],
) =>
  app.within('a', (tx) =>
    tx.db
      .insertInto('suggestions')
      .values(
        suggested.map((each) => ({
          ...each,
          ...{ id: tx.services.newId(), org_id: tx.actor.org_id, opportunity_id, document_id },
          ...{ target: 'inquiry' as const, confidence: 'high' as const, created_at: A_DAY },
        })),
      )
      .execute(),
  );

/** An inquiry with one record of two pages and a suggestion for each of so many fields. */
export async function inquiryWithSuggestions(
  app: TestApp,
  actor: Actor,
  count: number,
): Promise<{ id: string; fields: typeof FIELDS }> {
  const fields = FIELDS.slice(0, count);
  expect(fields).toHaveLength(count);
  const lines = fields.map(({ label }, at) => `${label}: answer ${at + 1}`);
  const half = Math.ceil(count / 2);
  const id = await openInquiry(actor);
  const bytes = await textPdf([lines.slice(0, half).join('\n'), lines.slice(half).join('\n')]);
  const document_id = await uploadDocument(app, actor, id, bytes, 'packet.pdf');
  await app.runJobs();
  const suggested = fields.map(({ name }, at) => ({
    field: name,
    value: `answer ${at + 1}`,
    page: at < half ? 1 : 2,
    quote: lines[at] ?? '',
  }));
  await keepSuggestions(app, id, document_id, suggested);
  return { id, fields };
}
