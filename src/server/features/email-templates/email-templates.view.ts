import { type Selectable, sql } from 'kysely';
import type { NeverLeaves } from '#server/database-schema.ts';
import type { Db } from '#server/platform/database.ts';
import type { EmailTemplatesTable, EmailTemplateVersionsTable } from './email-templates.table.ts';

const COLUMNS = [
  'email_templates.id',
  'email_templates.org_id',
  'email_templates.name',
  'email_templates.html_content',
  'email_templates.restore_template',
  'email_templates.preview',
  'email_templates.is_active',
  'email_templates.version',
  'email_templates.created_by',
] as const;

/** Columns that stay inside: keys of people, who are named. */
export const NEVER_LEAVES = {
  email_templates: ['created_by_id', 'updated_by'],
  email_template_versions: ['org_id', 'template_id', 'restore_template', 'saved_by'],
} as const satisfies NeverLeaves;

type Column = (typeof COLUMNS)[number] extends `email_templates.${infer Name}`
  ? Name & keyof EmailTemplatesTable
  : never;
export type EmailTemplateView = Pick<Selectable<EmailTemplatesTable>, Column> & {
  created_at: number;
  updated_at: number;
};

/** A template as its card and the editor show it. */
export const selectTemplate = (db: Db) =>
  db
    .selectFrom('email_templates')
    .select(COLUMNS)
    .select([
      sql<number>`epoch(email_templates.created_at)`.as('created_at'),
      sql<number>`epoch(email_templates.updated_at)`.as('updated_at'),
    ])
    .$castTo<EmailTemplateView>();

export type TemplateVersionView = Pick<Selectable<EmailTemplateVersionsTable>, 'version' | 'name' | 'saved_by_name'> & {
  saved_at: number;
};

/** One of a template's versions, as its history lists it. */
export const selectTemplateVersion = (db: Db) =>
  db
    .selectFrom('email_template_versions')
    .select([
      'email_template_versions.version',
      'email_template_versions.name',
      'email_template_versions.saved_by_name',
      sql<number>`epoch(email_template_versions.saved_at)`.as('saved_at'),
    ])
    .$castTo<TemplateVersionView>();
