/** What a clinician expects of a summary, in its order. */
export const SUMMARY_PARTS = [
  'why_now',
  'substances',
  'withdrawal',
  'medical',
  'psychiatric',
  'medications',
  'treatment',
  'legal',
  'insurance',
] as const;
export type SummaryPart = (typeof SUMMARY_PARTS)[number];

/** Words of a record, as they stand there, the part of the summary they are for, and where they stand. */
export interface SummarySentence {
  part: SummaryPart;
  document_id: string;
  file_name: string;
  page: number;
  quote: string;
}
