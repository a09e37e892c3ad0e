/** Pieces of e-mails that were put by. */
export interface EmailBlocksTable {
  id: string;
  org_id: string;
  name: string;
  restore_block: string;
  created_at: string;
  created_by_id: string | null;
  /** Full name at the time. */
  created_by: string;
}
