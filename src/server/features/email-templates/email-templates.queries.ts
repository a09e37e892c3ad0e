import type { Context } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { encodeTemplate } from '#shared/features/email-templates/codec.ts';
import { emailTemplatesMessages as text } from '#shared/features/email-templates/email-templates.messages.ts';
import {
  MAX_TEMPLATES,
  TemplateFindInput,
  TemplateListInput,
  TemplateOfInput,
} from '#shared/features/email-templates/email-templates.schemas.ts';
import { STARTERS } from '#shared/features/email-templates/starters/starters.ts';
import { ensure } from '#shared/platform/errors.ts';
import { renderStored, SENDER_COLUMNS, type Sender, shownHtml, withFooter } from './email-templates.rules.ts';
import {
  type EmailTemplateView,
  selectTemplate,
  selectTemplateVersion,
  type TemplateVersionView,
} from './email-templates.view.ts';

const STORED = STARTERS.map(({ template, ...starter }) => ({ ...starter, ...renderStored(encodeTemplate(template)) }));

/** The templates that every organization finds, with its own name in their footer. */
const startersFor = (ctx: Context, sender: Sender): EmailTemplateView[] =>
  STORED.map((starter) => ({
    ...starter,
    html_content: withFooter(ctx, sender, starter.html_content),
    org_id: ctx.actor.org_id,
    preview: null,
    is_active: true,
    version: 1,
  }));

const ownOrganization = (db: Db, ctx: Context) =>
  db.selectFrom('organizations').select(SENDER_COLUMNS).where('id', '=', ctx.actor.org_id);

/** Own templates with the footer of today. */
const shownOf = (ctx: Context, sender: Sender, rows: readonly EmailTemplateView[]): EmailTemplateView[] =>
  rows.map((row) => ({ ...row, html_content: shownHtml(ctx, sender, row) }));

async function readAll(ctx: Context, archived: boolean): Promise<EmailTemplateView[]> {
  const [rows, [sender]] = await read(
    ctx,
    (db) => [
      selectTemplate(db)
        .where(inOrganization(ctx, 'email_templates'))
        .where('is_active', '=', !archived)
        .orderBy('email_templates.created_at', 'desc')
        .orderBy('email_templates.id', 'desc')
        .limit(MAX_TEMPLATES),
      ownOrganization(db, ctx),
    ],
    { entity: 'email_template' },
  );
  const own = shownOf(ctx, sender!, rows);
  return archived ? own : [...startersFor(ctx, sender!), ...own];
}

async function readOne(ctx: Context, template_id: string): Promise<EmailTemplateView> {
  const starter = STORED.some(({ id }) => id === template_id);
  const [rows, [sender]] = await read(
    ctx,
    (db) => [
      selectTemplate(db)
        .where(inOrganization(ctx, 'email_templates'))
        .where('email_templates.id', '=', starter ? null : template_id),
      ownOrganization(db, ctx),
    ],
    { entity: 'email_template', ids: starter ? [] : [template_id] },
  );
  const found = starter
    ? startersFor(ctx, sender!).find(({ id }) => id === template_id)
    : shownOf(ctx, sender!, rows)[0];
  ensure(found, 'not_found', text.template_not_found);
  return found;
}

/** The starters, then the organization's own templates, the newest first; or its archived ones. */
export const listTemplates = verb(
  { name: 'email_templates.list', kind: 'read', permission: 'marketing:read', input: TemplateListInput },
  (ctx, { archived }): Promise<EmailTemplateView[]> => readAll(ctx, archived),
);

/** One template, own or starter. */
export const getTemplate = verb(
  { name: 'email_templates.get', kind: 'read', permission: 'marketing:read', input: TemplateOfInput },
  (ctx, { template_id }): Promise<EmailTemplateView> => readOne(ctx, template_id),
);

/** The documented path's answer: one template where it is named, else all. */
export const findTemplates = verb(
  { name: 'email_templates.find', kind: 'read', permission: 'marketing:read', input: TemplateFindInput },
  async (ctx, { template_id }): Promise<{ template: EmailTemplateView } | { templates: EmailTemplateView[] }> =>
    template_id === undefined
      ? { templates: await readAll(ctx, false) }
      : { template: await readOne(ctx, template_id) },
);

/** What a template held at each of its versions, the newest first. */
export const listTemplateVersions = verb(
  { name: 'email_templates.versions', kind: 'read', permission: 'marketing:read', input: TemplateOfInput },
  async (ctx, { template_id }): Promise<TemplateVersionView[]> => {
    const [rows, found] = await read(
      ctx,
      (db) => [
        selectTemplateVersion(db)
          .where(inOrganization(ctx, 'email_template_versions'))
          .where('email_template_versions.template_id', '=', template_id)
          .orderBy('email_template_versions.version', 'desc')
          .limit(50),
        db
          .selectFrom('email_templates')
          .select('email_templates.id')
          .where(inOrganization(ctx, 'email_templates'))
          .where('email_templates.id', '=', template_id),
      ],
      { entity: 'email_template', ids: [template_id] },
    );
    ensure(found[0], 'not_found', text.template_not_found);
    return rows;
  },
);
