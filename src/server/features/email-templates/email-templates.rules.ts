import type { PublicContext } from '#server/platform/context.ts';
import { decodeTemplate, encodeTemplate } from '#shared/features/email-templates/codec.ts';
import type { MergeValues } from '#shared/features/email-templates/render/merge-tags.ts';
import { renderHtml } from '#shared/features/email-templates/render/render-html.ts';
import { footerAddresses, type Website } from '#shared/features/organization/footer-links.ts';

/** What is known of an organization for the footer of its mails. */
export interface Sender extends Website {
  name: string;
}

/** The footer's tags that are known before anybody is written to. What a campaign knows it fills itself. */
export function senderTags(ctx: PublicContext, { name, ...website }: Sender): MergeValues {
  return {
    org_name: name,
    ...footerAddresses(website, ctx.services.publicUrl),
    year: String(ctx.services.clock.now().getUTCFullYear()),
  };
}

/**
 * A template as it is kept: read, brought within its bounds, and rendered here, whatever HTML came with it.
 * @throws AppError `bad_request` for what is no template
 */
export function renderStored(ctx: PublicContext, sender: Sender, stored: string) {
  const template = decodeTemplate(stored);
  return {
    restore_template: encodeTemplate(template),
    html_content: renderHtml(template, { merge: senderTags(ctx, sender) }),
  };
}
