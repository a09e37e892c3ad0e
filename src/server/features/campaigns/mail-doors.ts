import type { Request, Response } from 'express';
import { requestContextOf } from '#server/platform/identify-request.ts';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { isMachine } from '#shared/features/campaigns/campaigns.rules.ts';
import { escapeHtml } from '#shared/features/email-templates/model/escape.ts';
import { format } from '#shared/platform/define-messages.ts';
import { findRecipient, followLink, type NamedRecipient, recordEvents } from './recipient-events.ts';

/** One transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;color:#1d2733;background:#f3f5f4;margin:0}main{max-width:30rem;margin:12vh auto;padding:2rem;background:#fff;border-radius:12px}h1{font-size:1.375rem;margin:0 0 .75rem}button{font:inherit;font-weight:600;color:#fff;background:#2b7f4f;border:0;border-radius:8px;padding:.75rem 1.25rem;min-height:44px;cursor:pointer}button:focus-visible{outline:3px solid #1d2733;outline-offset:2px}@media(max-width:34rem){main{margin:0;border-radius:0;min-height:100vh;box-sizing:border-box}}';

const page = (title: string, body: string): string =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

const paragraph = (said: string): string => `<p>${escapeHtml(said)}</p>`;

const recipientOf = (req: Request): Promise<NamedRecipient | undefined> =>
  findRecipient(requestContextOf(req).base, String(req.params.token));

const noSuchLink = (res: Response) =>
  res
    .status(404)
    .type('html')
    .send(page(text.link_unknown_title, paragraph(text.link_unknown_text)));

/** What the page says of whoever is taken off: a mail that was forwarded shows no address of another. */
const namesOf = ({ email, org_name }: NamedRecipient) => ({ email: email.replace(/^(.).*@/, '$1…@'), name: org_name });

/** Asks; a mail program's look-ahead takes nobody off the list. */
async function askToUnsubscribe(req: Request, res: Response): Promise<void> {
  const recipient = await recipientOf(req);
  if (!recipient) return void noSuchLink(res);
  const names = namesOf(recipient);
  const form = `<form method="post"><button type="submit">${escapeHtml(text.unsubscribe_confirm)}</button></form>`;
  const question = paragraph(format(text.unsubscribe_question, names));
  res.type('html').send(page(format(text.unsubscribe_title, { name: names.name }), question + form));
}

/** Takes the recipient off all campaigns of the organization, at once and for good (RFC 8058: no question, no cookie). */
async function unsubscribe(req: Request, res: Response): Promise<void> {
  const recipient = await recipientOf(req);
  if (!recipient) return void noSuchLink(res);
  const at = recipient.own.services.clock.now();
  const own = { ...recipient.own, action: 'campaigns.unsubscribe' };
  await recordEvents(own, [{ recipient_id: recipient.id, moments: ['unsubscribed_at'], at, suppress: 'unsubscribed' }]);
  const said = paragraph(format(text.unsubscribed_text, namesOf(recipient)));
  res.type('html').send(page(text.unsubscribed_title, said));
}

async function countOpening(req: Request, res: Response): Promise<void> {
  const recipient = await recipientOf(req);
  const opened = isMachine(req.get('user-agent') ?? null) ? 'machine_opened_at' : 'opened_at';
  if (recipient && req.method === 'GET')
    await recordEvents(recipient.own, [
      { recipient_id: recipient.id, moments: [opened], at: recipient.own.services.clock.now() },
    ]);
  // Mail programs show the picture in pages of their own.
  res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  res.type('gif').send(PIXEL);
}

async function redirect(req: Request, res: Response): Promise<void> {
  const recipient = await recipientOf(req);
  const link = /^\d{1,4}$/.test(String(req.params.link)) ? Number(req.params.link) : -1;
  const counted = req.method === 'GET' && !isMachine(req.get('user-agent') ?? null);
  const target = recipient && (await followLink(recipient, link, counted));
  if (!target) return void noSuchLink(res);
  res.redirect(302, target);
}

/** What recipients reach without a sign-in, by the token of their own mail. */
export const mailDoors = [
  { method: 'get', path: '/unsubscribe/:token', handle: askToUnsubscribe },
  { method: 'post', path: '/unsubscribe/:token', handle: unsubscribe },
  { method: 'get', path: '/mail/:token/open.gif', handle: countOpening },
  { method: 'get', path: '/mail/:token/link/:link', handle: redirect },
] as const;
