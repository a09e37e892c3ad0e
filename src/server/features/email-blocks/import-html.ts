import { audit } from '#server/platform/audit.ts';
import { OverLimit, TaskFault } from '#server/platform/child/task-errors.ts';
import type { Context } from '#server/platform/context.ts';
import { withTransaction } from '#server/platform/transaction.ts';
import { verb } from '#server/platform/verb.ts';
import { emailBlocksMessages as text } from '#shared/features/email-blocks/email-blocks.messages.ts';
import { HtmlImportInput } from '#shared/features/email-blocks/email-blocks.schemas.ts';
import { encodeBlock } from '#shared/features/email-blocks/stored-block.ts';
import type { Sprout } from '#shared/features/email-templates/edit/operations.ts';
import { nodeOf, ROOT } from '#shared/features/email-templates/model/email-template.ts';
import { buildTemplate } from '#shared/features/email-templates/starters/starters.ts';
import { invalidField } from '#shared/platform/errors.ts';

async function readHtml(ctx: Context, html: string): Promise<Sprout> {
  try {
    return await ctx.services.reader.of(ctx.actor.org_id).ask('import_html', html);
  } catch (error) {
    if (error instanceof OverLimit) throw invalidField('html', text.too_many_parts);
    if (!(error instanceof TaskFault)) throw error;
    throw invalidField('html', error.fault === 'nothing_in_it' ? text.nothing_in_it : text.too_many_parts);
  }
}

/** The HTML of an e-mail made elsewhere as one locked element of our own. Nothing is kept: it goes into an e-mail. */
export const importEmailHtml = verb(
  { name: 'email_blocks.import_html', kind: 'write', permission: 'marketing:write', input: HtmlImportInput },
  async (ctx, { html }): Promise<{ restore_block: string }> => {
    const template = buildTemplate([await readHtml(ctx, html)]);
    await withTransaction(ctx, (tx) => audit(tx, { entity: 'email_block', details: { characters: html.length } }));
    return { restore_block: encodeBlock(template, nodeOf(template.nodes, ROOT).nodes[0]!) };
  },
);
