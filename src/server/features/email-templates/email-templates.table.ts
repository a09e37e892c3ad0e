import type { Generated } from 'kysely';

export interface EmailTemplatesTable {
  id: string;
  org_id: string;
  name: string;
  /** Rendered by the server from `restore_template`; nobody else's HTML is ever kept. */
  html_content: string;
  restore_template: string;
  /** A picture as a data address. */
  preview: string | null;
  is_active: Generated<boolean>;
  version: Generated<number>;
  created_at: string;
  created_by_id: string | null;
  /** Full name at the time. */
  created_by: string;
  updated_at: string;
  updated_by: string | null;
}

/** What a template held at each version; rows are only ever added. */
export interface EmailTemplateVersionsTable {
  org_id: string;
  template_id: string;
  version: number;
  name: string;
  restore_template: string;
  saved_at: string;
  saved_by: string | null;
  saved_by_name: string;
}
