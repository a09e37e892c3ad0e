import type { PublicContext } from '#server/platform/context.ts';
import { decodeTemplate, encodeTemplate } from '#shared/features/email-templates/codec.ts';
import { type MergeValues, mergeHtml, tagText } from '#shared/features/email-templates/render/merge-tags.ts';
import { renderHtml } from '#shared/features/email-templates/render/render-html.ts';
import { footerAddresses, type Website } from '#shared/features/organization/footer-links.ts';

/** What is known of an organization for the footer of its mails. */
export interface Sender extends Website {
  name: string;
  postal_address: string | null;
}

/** The columns of an organization that say it. */
export const SENDER_COLUMNS = ['name', 'website_url', 'about_url', 'contact_url', 'postal_address'] as const;

/** The footer's tags that are known before anybody is written to. What a campaign knows it fills itself. */
function senderTags(ctx: PublicContext, { name, postal_address, ...website }: Sender): MergeValues {
  return {
    org_name: name,
    ...footerAddresses(website, ctx.services.publicUrl),
    ...(postal_address?.trim() && { postal_address }),
    year: String(ctx.services.clock.now().getUTCFullYear()),
  };
}

/** Whether the footer's tags are still in it: it has not been filled for good. */
export const isOpen = (html: string): boolean => html.includes(tagText('org_name'));

/** Stored HTML as it is shown: its footer says what the settings say now, not what they said when it was saved. */
export const withFooter = (ctx: PublicContext, sender: Sender, html: string): string =>
  mergeHtml(html, senderTags(ctx, sender));

/** A template as it is shown. One whose footer was filled when it was saved, as was done before, is rendered again. */
export function shownHtml(
  ctx: PublicContext,
  sender: Sender,
  { html_content, restore_template }: { html_content: string; restore_template: string },
  subject?: string,
): string {
  const open = isOpen(html_content)
    ? html_content
    : renderHtml(decodeTemplate(restore_template), subject === undefined ? {} : { subject });
  return withFooter(ctx, sender, open);
}

/**
 * A template as it is kept: read, brought within its bounds, and rendered here, whatever HTML came with it. The tags of its
 * footer stay, to be filled whenever it is shown.
 * @throws AppError `bad_request` for what is no template
 */
export function renderStored(stored: string) {
  const template = decodeTemplate(stored);
  return { restore_template: encodeTemplate(template), html_content: renderHtml(template) };
}
