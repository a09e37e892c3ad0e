import type { PublicContext } from '#server/platform/context.ts';
import { yearInZone } from '#server/platform/zoned.ts';
import { decodeTemplate, encodeTemplate } from '#shared/features/email-templates/codec.ts';
import { withLogo } from '#shared/features/email-templates/render/footer.ts';
import { type MergeValues, mergeHtml, tagText } from '#shared/features/email-templates/render/merge-tags.ts';
import { renderHtml } from '#shared/features/email-templates/render/render-html.ts';
import { footerAddresses, type Website } from '#shared/features/organization/footer-links.ts';
import { assetLocation } from '../assets/assets.rules.ts';

/** What is known of an organization for the footer of its mails. */
export interface Sender extends Website {
  id: string;
  name: string;
  postal_address: string | null;
  time_zone: string;
  /** Its logo, among the pictures it keeps. */
  logo_file: string | null;
}

/** The columns of an organization that say it. */
export const SENDER_COLUMNS = [
  'id',
  'name',
  'website_url',
  'about_url',
  'contact_url',
  'postal_address',
  'time_zone',
  'logo_file',
] as const;

/** The footer's tags that are known before anybody is written to. What a campaign knows it fills itself. */
function senderTags(
  ctx: PublicContext,
  { id, name, postal_address, time_zone, logo_file, ...website }: Sender,
): MergeValues {
  return {
    org_name: name,
    ...footerAddresses(website, ctx.services.publicUrl),
    ...(postal_address?.trim() && { postal_address }),
    ...(logo_file && { logo_url: assetLocation(ctx, id, logo_file) }),
    year: String(yearInZone(ctx.services.clock.now(), time_zone)),
  };
}

/** Whether the footer's tags are still in it: it has not been filled for good. */
export const isOpen = (html: string): boolean => html.includes(tagText('org_name'));

/** Stored HTML as it is shown: its footer says what the settings say now, not what they said when it was saved. */
export const withFooter = (ctx: PublicContext, sender: Sender, html: string): string =>
  mergeHtml(sender.logo_file ? withLogo(html) : html, senderTags(ctx, sender));

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
