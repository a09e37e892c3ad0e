import { safeLink } from '../model/addresses.ts';
import { escapeHtml } from '../model/escape.ts';

/** What an author may write into a text; a name of the recipient is never a client's. */
export const AUTHOR_TAGS = ['first_name', 'organization', 'sender_name'] as const;
/** What the footer says of the sender, and the way out of the mails. */
export const FOOTER_TAGS = ['org_name', 'postal_address', 'year'] as const;
export const ADDRESS_TAGS = ['website_url', 'about_url', 'contact_url', 'logo_url', 'unsubscribe_url'] as const;

export type AuthorTag = (typeof AUTHOR_TAGS)[number];
export type MergeTag = AuthorTag | (typeof FOOTER_TAGS)[number] | (typeof ADDRESS_TAGS)[number];
/** What is known yet: a tag that is left out stays in the text, an empty one becomes its fallback. */
export type MergeValues = Readonly<Partial<Record<MergeTag, string>>>;

export const FALLBACK = 'there';
/** Letters of a fallback, at most. */
export const MAX_FALLBACK = 80;
/** A fallback within a tag: where it stands in HTML, each of its letters may be written in six. */
export const FALLBACK_FORM = `[^{}|]{0,${6 * MAX_FALLBACK}}`;
const TAG = new RegExp(`\\{\\{\\s*([a-z_]{1,30})\\s*(?:\\|(${FALLBACK_FORM}))?\\}\\}`, 'g');
const ADDRESSES: readonly string[] = ADDRESS_TAGS;

export const tagText = (tag: MergeTag, fallback = ''): string =>
  fallback === '' ? `{{${tag}}}` : `{{${tag}|${fallback}}}`;

function fill(rendered: string, values: MergeValues, write: (value: string) => string): string {
  return rendered.replace(TAG, (whole, name: string, fallback?: string) => {
    if (!Object.hasOwn(values, name)) return whole;
    const value = (values[name as MergeTag] ?? '').trim();
    if (ADDRESSES.includes(name)) return write(safeLink(value));
    // A fallback was written by the author and is escaped as the text around it is.
    return value === '' ? fallback?.trim() || FALLBACK : write(value);
  });
}

/** Fills the tags of rendered HTML; values are text, whatever stands in them. */
export const mergeHtml = (html: string, values: MergeValues): string => fill(html, values, escapeHtml);

/** Fills the tags of a plain text or a subject; a value stays on its line. */
export const mergeText = (plain: string, values: MergeValues): string =>
  fill(plain, values, (value) => value.replace(/\s*[\r\n]+\s*/g, ', '));
