import { fill } from '#shared/platform/define-messages.ts';
import { emailTemplatesMessages as text } from '../email-templates.messages.ts';
import { escapeHtml } from '../model/escape.ts';
import { darkClass, type Frame, groundOf } from './frame.ts';
import { cell, css, tag, voidTag } from './markup.ts';
import { tagText } from './merge-tags.ts';

export const FOOTER_ACCENT = '#2B7F4F';
const LETTERS = {
  'font-family': 'Arial,Helvetica,sans-serif',
  'font-size': '14px',
  'line-height': '21px',
  'mso-line-height-rule': 'exactly',
} as const;
const COLOR = '#4a5560';

/** What the footer leads to; the sender's settings say where that is. */
export const FOOTER_LINKS = [
  { label: text.footer_visit, address: tagText('website_url') },
  { label: text.footer_about, address: tagText('about_url') },
  { label: text.footer_contact, address: tagText('contact_url') },
] as const;

const anchor = (frame: Frame, href: string, label: string, color: string): string => {
  const dark = darkClass(frame, color, 'dl');
  const style = css({ color, 'text-decoration': 'underline' });
  return tag(
    'a',
    { href, target: '_blank', rel: 'noopener', class: dark, style },
    tag('span', { class: dark, style }, label),
  );
};

const NAME = `<b>${tagText('org_name')}</b>`;

/** The sender's logo; a ground where a reader's program may turn dark what lies under it. */
const logoImage = (ground?: string): string =>
  voidTag('img', {
    src: tagText('logo_url'),
    alt: fill(text.footer_logo, { name: tagText('org_name') }),
    width: 120,
    height: 36,
    style: css({
      display: 'block',
      border: '0',
      outline: 'none',
      height: 'auto',
      'max-width': '100%',
      margin: '0 auto',
      'background-color': ground,
    }),
  });

/** An e-mail that was rendered before its sender had a logo, to be looked at with it: its end is the footer. */
export function withLogo(html: string): string {
  const at = html.lastIndexOf(NAME);
  return at === -1 ? html : html.slice(0, at) + logoImage() + html.slice(at + NAME.length);
}

/** The end of every e-mail: who sent it, where they are, and how to get no more. No template can leave it out. */
export function footer(frame: Frame, hasLogo: boolean): string {
  const line = cell(
    {
      height: 4,
      bgcolor: FOOTER_ACCENT.toLowerCase(),
      style: css({
        'background-color': FOOTER_ACCENT.toLowerCase(),
        height: '4px',
        'line-height': '4px',
        'font-size': '1px',
      }),
      'aria-hidden': 'true',
    },
    '&#8202;',
  );
  const links = FOOTER_LINKS.map(({ label, address }) => anchor(frame, address, label, FOOTER_ACCENT.toLowerCase()));
  const name = tagText('org_name');
  const rows = [
    hasLogo ? logoImage(groundOf(frame)) : NAME,
    links.join(' &nbsp;&#183;&nbsp; '),
    `&#169; ${tagText('year')} ${name}`,
    tagText('postal_address'),
    `${escapeHtml(text.footer_why)} ${anchor(frame, tagText('unsubscribe_url'), text.footer_unsubscribe, COLOR)}`,
  ];
  const dark = darkClass(frame, COLOR, 'dt');
  const style = css({ padding: '6px 16px', ...LETTERS, color: COLOR, 'text-align': 'center' });
  return `${line}${rows.map((content) => cell({ align: 'center', class: dark, style }, content)).join('')}`;
}
