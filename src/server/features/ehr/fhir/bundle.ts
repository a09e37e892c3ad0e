import { ehrMessages as words } from '#shared/features/ehr/ehr.messages.ts';
import type { Edition, EhrDocument, EhrRecord } from '../ehr-record.ts';
import { derivedId, type FhirInput, line, text } from './fhir-values.ts';
import { createLinks, type Entry, type Links } from './links.ts';
import { coverageEntries, patientEntry, relatedEntries } from './person-entries.ts';
import { conditionEntries, episodeEntry, requestEntry } from './stay-entries.ts';

/** A paper of the packet; its bytes are written into the bundle when it is stored, never before. */
export interface Paper {
  identity: string;
  /** What stands where the bytes will be. */
  data?: string;
  title: string;
  description: string | null;
  size?: number;
  created_at: string;
  kind: string;
}

export interface Bundle {
  resourceType: 'Bundle';
  type: 'transaction';
  identifier?: { system: string; value: string };
  timestamp: string;
  entry: Entry[];
}

const faceSheetIdentity = (inquiryId: string): string => derivedId('face_sheet', inquiryId);

export const paperOf = (document: EhrDocument, data?: string): Paper => ({
  identity: document.id,
  ...(data && { data }),
  title: document.file_name,
  description: document.file_description,
  size: document.file_size,
  created_at: document.created_at,
  kind: words.admission_record,
});

export const faceSheetPaper = (inquiryId: string, at: string, data?: string, size?: number): Paper => ({
  identity: faceSheetIdentity(inquiryId),
  ...(data && { data }),
  title: words.face_sheet_file,
  description: words.face_sheet,
  ...(size !== undefined && { size }),
  created_at: at,
  kind: words.face_sheet,
});

const documentEntry = (links: Links, { client, inquiry }: EhrRecord, paper: Paper): Entry =>
  links.entry('DocumentReference', paper.identity, {
    status: 'current',
    type: { text: paper.kind },
    subject: links.refer(client.id),
    date: paper.created_at,
    description: text(paper.description),
    content: [
      {
        attachment: {
          contentType: 'application/pdf',
          data: paper.data,
          size: paper.size,
          title: line(paper.title),
          creation: paper.created_at,
        },
      },
    ],
    context: { encounter: [links.refer(inquiry.id)] },
  });

/**
 * An inquiry as a FHIR R4 transaction. The same record and edition make the same bundle; a later edition has other
 * `fullUrl`s and the same identifiers, so that an EHR that has met the inquiry changes what it holds.
 */
export function buildBundle(record: EhrRecord, edition: Edition, papers: readonly Paper[]): Bundle {
  const { client, inquiry } = record;
  const links = createLinks(inquiry.id, edition.version);
  const references: FhirInput[] = papers.map(({ identity }) => links.refer(identity));
  return {
    resourceType: 'Bundle',
    type: 'transaction',
    ...(edition.id && { identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${edition.id}` } }),
    timestamp: edition.at,
    entry: [
      patientEntry(links, client),
      ...relatedEntries(links, client, inquiry),
      ...coverageEntries(links, client),
      ...conditionEntries(links, client, inquiry),
      episodeEntry(links, record),
      requestEntry(links, record, references),
      ...papers.map((paper) => documentEntry(links, record, paper)),
    ],
  };
}
