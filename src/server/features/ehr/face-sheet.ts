import type { SheetLogo } from '#server/platform/pdf/sheet-logo.ts';
import { renderSheet } from '#server/platform/pdf/text-sheet.ts';
import { fileSize } from '#shared/features/documents/describe-document.ts';
import { ehrMessages as text } from '#shared/features/ehr/ehr.messages.ts';
import { formatInstant } from '#shared/platform/dates.ts';
import { fill } from '#shared/platform/define-messages.ts';
import type { Edition, EhrRecord } from './ehr-record.ts';
import { readableSections } from './readable-sections.ts';

/** The one page that says who comes, when, to whom, and who pays. The case itself stays in the bundle. */
export function renderFaceSheet(record: EhrRecord, edition: Edition, logo: SheetLogo | null = null): Promise<Buffer> {
  const created_at = new Date(edition.at);
  const when = formatInstant(Math.floor(created_at.getTime() / 1000), record.time_zone);
  const { organization, inquiry, documents, left_out } = record;
  return renderSheet({
    title: `${text.face_sheet} · ${record.client.firstname} ${record.client.lastname}`,
    subtitle: `${organization} · ${inquiry.opportunity_name}`,
    foot: fill(text.printed, { organization, version: edition.version, when }),
    sections: [
      ...readableSections(record).filter(({ title }) => title !== text.section_case),
      {
        title: text.section_documents,
        facts: [
          ...documents.map(({ file_name, file_size }) => [fileSize(file_size), file_name] as const),
          ...left_out.map(({ file_name, why }) => [text.left_out, `${file_name}: ${why}`] as const),
        ],
      },
    ],
    more: (n) => fill(text.and_more, { n }),
    created_at,
    logo,
  });
}
