const SCHEMES = /^(?:https?:\/\/|mailto:|tel:)/i;
const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?:\/|$)/i;
export const MAX_ADDRESS = 2_000;

/** The address of a link as it may stand in an e-mail, or an empty text: http, https, mailto and tel alone. */
export function safeLink(address: unknown): string {
  if (typeof address !== 'string' || address.length > MAX_ADDRESS) return '';
  // Browsers read over control characters, so that a scheme could hide behind them.
  const given = address.replace(/\p{Cc}/gu, '').trim();
  if (SCHEMES.test(given)) return given;
  const whole = `https://${given}`;
  return HAS_SCHEME.test(given) || whole.length > MAX_ADDRESS || !looksLikeAddress(given) ? '' : whole;
}

/** The address of a picture that a mail program will load: https, or this machine's own while somebody tries things out. */
export function safeImage(address: unknown): string {
  const link = safeLink(address);
  return /^https:\/\//i.test(link) || isLoopback(link) ? link : '';
}

export const isLoopback = (address: string): boolean => LOOPBACK.test(address);

/** An optional http or https, a domain that ends in 2 to 6 letters, and an optional path. */
const URL_FORM =
  /^(?:https?:\/\/)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,10}[a-z]{2,6}(?::\d{1,5})?(?:[/?#]\S*)?$/i;
const EMAIL_FORM = /^[a-z0-9._%+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,10}[a-z]{2,}$/i;
const PHONE_FORM = /^\+?[1-9]\d{1,14}$/;

export const looksLikeAddress = (text: string): boolean => text.length <= MAX_ADDRESS && URL_FORM.test(text.trim());

/** What a link leads to; the link dialog has a tab for each. */
export const LINK_KINDS = ['url', 'email', 'file', 'phone'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

const PREFIX: Record<LinkKind, string> = { url: '', email: 'mailto:', file: '', phone: 'tel:' };
const FORM: Record<LinkKind, RegExp> = { url: URL_FORM, email: EMAIL_FORM, file: URL_FORM, phone: PHONE_FORM };

/** The address that a dialog's text makes, or null where it is none of its kind. */
export function linkOf(kind: LinkKind, text: string): string | null {
  const given = text.trim();
  return given.length <= MAX_ADDRESS && FORM[kind].test(given) ? safeLink(`${PREFIX[kind]}${given}`) : null;
}

/** A link's kind and its text without the prefix, as the dialog shows it. */
export function readLink(address: string): { kind: LinkKind; text: string } {
  if (/^mailto:/i.test(address)) return { kind: 'email', text: address.slice('mailto:'.length) };
  if (/^tel:/i.test(address)) return { kind: 'phone', text: address.slice('tel:'.length) };
  return { kind: /\.(?:pdf|docx?|xlsx?|pptx?|csv|zip)(?:[?#]|$)/i.test(address) ? 'file' : 'url', text: address };
}
