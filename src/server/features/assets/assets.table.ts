export interface AssetsTable {
  id: string;
  org_id: string;
  name: string;
  /** The last part of its public address: 256 bits that nobody guesses. */
  file_name: string;
  storage_key: string;
  size: number;
  width: number;
  height: number;
  created_at: string;
  created_by_id: string | null;
  /** Full name at the time. */
  created_by: string;
}
