/** A sentence of a record, word for word, and where it stands. */
export interface SummarySentence {
  document_id: string;
  file_name: string;
  page: number;
  quote: string;
}
