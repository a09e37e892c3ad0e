import type { BulkRecipient } from '#server/platform/mailer/mailer.ts';
import { emailLintMessages } from '#shared/features/email-lint/email-lint.messages.ts';
import { lint, MAX_HTML_BYTES } from '#shared/features/email-lint/lint.ts';
import { decodeTemplate } from '#shared/features/email-templates/codec.ts';
import {
  FALLBACK_FORM,
  type MergeValues,
  mergeHtml,
  mergeText,
} from '#shared/features/email-templates/render/merge-tags.ts';
import { renderHtml } from '#shared/features/email-templates/render/render-html.ts';
import { renderText } from '#shared/features/email-templates/render/render-text.ts';
import { shownFor } from '#shared/features/email-templates/render/shown-for.ts';
import { footerAddresses, type Website } from '#shared/features/organization/footer-links.ts';
import { format } from '#shared/platform/define-messages.ts';

/** What every mail of a run says, before it is one person's. */
export interface Letter {
  subject: string;
  html: string;
  plain: string;
  /** Where its links lead, by their number. */
  links: string[];
}

/** What the mail's end says of its sender. */
export interface SenderFacts extends Website {
  org_name: string;
  postal_address: string;
  /** Where its logo lies; without one its name stands there. */
  logo_url: string | null;
  reply_to: string;
  sender_name: string;
  year: number;
}

/** Stands where one person's token goes; no author can write it, because braces never reach an address. */
const TOKEN = '{{recipient}}';
const LINK = /(<a\b[^>]*?\shref=")(https?:\/\/[^"]+)(")/g;
const PERSONAL = new RegExp(`\\{\\{\\s*(?:first_name|organization)\\s*(?:\\|${FALLBACK_FORM})?\\}\\}`, 'g');

/** A template as HTML, as it is previewed and kept: the tags of its recipients still in it. */
export const htmlOf = (restoreTemplate: string, subject: string, merge: MergeValues = {}): string =>
  renderHtml(decodeTemplate(restoreTemplate), { subject, merge });

/** Why a design cannot be sent; null when it can. */
export function whyUnfit(restoreTemplate: string, html: string): string | null {
  const found = lint(decodeTemplate(restoreTemplate), Buffer.byteLength(html));
  return found.find(({ level }) => level === 'error')?.text ?? null;
}

function senderValues(facts: SenderFacts, unsubscribe_url: string): MergeValues {
  return {
    org_name: facts.org_name,
    postal_address: facts.postal_address,
    year: String(facts.year),
    ...footerAddresses(facts, `mailto:${facts.reply_to}`),
    logo_url: facts.logo_url ?? '',
    sender_name: facts.sender_name,
    unsubscribe_url,
  };
}

/** A design as it is sent, as it is kept to be looked at later: what is one recipient's is still open. */
export function sentHtml(restoreTemplate: string, subject: string, facts: SenderFacts): string {
  const { unsubscribe_url: _, ...known } = senderValues(facts, '');
  return htmlOf(restoreTemplate, subject, known);
}

const hrefText = (href: string): string =>
  href.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** One version of a mail; without one, all its elements are in it. */
interface Version {
  /** The audiences its readers are in, of those that elements are for. */
  audiences?: ReadonlySet<string>;
  /** Where links of other versions lead: the same address has one number, and new ones are added. */
  links?: string[];
  /** Whether anybody is counted: a test's links lead straight where they lead. */
  isCounted?: boolean;
}

/**
 * Renders a run's mail once: what is the sender's is filled in, links lead through the product, which counts them, and a
 * picture of one pixel says that the mail was opened.
 */
export function writeLetter(
  { restore_template, subject }: { restore_template: string; subject: string },
  facts: SenderFacts,
  publicUrl: string,
  { audiences, links = [], isCounted = true }: Version = {},
): Letter {
  const whole = decodeTemplate(restore_template);
  const template = audiences ? shownFor(whole, audiences) : whole;
  const unsubscribe = `${publicUrl}/unsubscribe/recipient-token`;
  const merge = senderValues(facts, unsubscribe);
  const counted = (link: string, before: string, href: string, after: string) => {
    const target = hrefText(href);
    if (target === unsubscribe) return `${before}${publicUrl}/unsubscribe/${TOKEN}${after}`;
    if (!isCounted) return link;
    const at = links.indexOf(target);
    const number = at === -1 ? links.push(target) - 1 : at;
    return `${before}${publicUrl}/mail/${TOKEN}/link/${number}${after}`;
  };
  const pixel = `<img src="${publicUrl}/mail/${TOKEN}/open.gif" alt="" width="1" height="1" style="display:block;border:0;outline:none;height:auto;max-width:100%">`;
  const linked = renderHtml(template, { subject, merge }).replace(LINK, counted);
  const html = isCounted ? linked.replace('</body>', `${pixel}</body>`) : linked;
  const plain = renderText(template, { merge }).replaceAll(unsubscribe, `${publicUrl}/unsubscribe/${TOKEN}`);
  return { subject: mergeText(subject, merge), html, plain, links };
}

/** Bytes of a recipient's token. */
const TOKEN_BYTES = 64;

/** Why a letter cannot leave as it is, with its counted links; null when it can. */
export function whyTooLarge({ html }: Pick<Letter, 'html'>): string | null {
  const bytes = Buffer.byteLength(html.replaceAll(TOKEN, '-'.repeat(TOKEN_BYTES)));
  return bytes > MAX_HTML_BYTES ? format(emailLintMessages.too_large, { size: Math.ceil(bytes / 1000) }) : null;
}

/** What is known of one recipient. */
interface Person {
  email: string;
  first_name: string;
  organization: string;
}

/** The places of a letter that differ from person to person: its own tags, and the token in its links. */
export function placesOf(letter: Pick<Letter, 'subject' | 'html' | 'plain'>) {
  const tags = [...new Set([letter.subject, letter.html, letter.plain].flatMap((text) => text.match(PERSONAL) ?? []))];
  // What stands in HTML is escaped, and the same tag in a plain text is not.
  const inHtml = (tag: string) => tag.replace('{{', '{{html:');
  const html = tags.reduce((whole, tag) => whole.replaceAll(tag, inHtml(tag)), letter.html);
  const recipientOf = (person: Person, token: string, publicUrl: string): BulkRecipient => {
    const values = { first_name: person.first_name, organization: person.organization };
    const filled = tags.flatMap((tag) => [
      [tag, mergeText(tag, values)] as const,
      [inHtml(tag), mergeHtml(tag, values)] as const,
    ]);
    const unsubscribe_url = `${publicUrl}/unsubscribe/${token}`;
    return { to: person.email, token, unsubscribe_url, places: Object.fromEntries([...filled, [TOKEN, token]]) };
  };
  return { html, recipientOf };
}
