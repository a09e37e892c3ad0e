import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { z } from 'zod';
import { asOrganization, type PublicContext } from '#server/platform/context.ts';
import { receiveBody } from '#server/platform/receive-body.ts';
import { UploadError } from '#server/platform/receive-file.ts';
import type { WebhookRequest, WebhookRoute } from '#server/platform/rest.ts';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { AppError, ensure } from '#shared/platform/errors.ts';
import { type RecipientEvent, recordEvents } from './recipient-events.ts';

/** Bytes of ten thousand events. */
const MAX_BODY = 16 * 1024 * 1024;
/** Seconds a signature may be old, or ahead of our clock. */
const WINDOW = 300;

/** Seconds that a date can hold. */
const Moment = z.int().min(0).max(253_402_300_799);

/** One event, as far as it is read; of what other mails and other versions say nothing is asked. */
const Event = z.object({
  event: z.string(),
  timestamp: Moment,
  sg_event_id: z.string().max(200).optional(),
  recipient: z.string().optional(),
  type: z.string().optional(),
  sg_machine_open: z.boolean().optional(),
});
type Event = z.output<typeof Event>;

/** What SendGrid's events mean for a recipient. */
const MEANINGS: Record<string, (event: Event) => Omit<RecipientEvent, 'recipient_id' | 'at'> | null> = {
  processed: () => ({ moments: ['sent_at'] }),
  delivered: () => ({ moments: ['sent_at', 'delivered_at'] }),
  open: ({ sg_machine_open }) => ({ moments: [sg_machine_open ? 'machine_opened_at' : 'opened_at'] }),
  click: () => ({ moments: ['opened_at', 'clicked_at'] }),
  dropped: () => ({ moments: ['dropped_at'], reason: 'rejected' }),
  bounce: ({ type }) =>
    type === 'blocked'
      ? { moments: ['dropped_at'], reason: 'blocked' }
      : { moments: ['dropped_at'], reason: 'bounced', suppress: 'bounced' },
  spamreport: () => ({ moments: ['unsubscribed_at'], suppress: 'complained' }),
  unsubscribe: () => ({ moments: ['unsubscribed_at'], suppress: 'unsubscribed' }),
};

function publicKeyOf(eventKey: string | null): KeyObject {
  try {
    return createPublicKey({ key: Buffer.from(eventKey ?? '', 'base64'), format: 'der', type: 'spki' });
  } catch {
    throw new AppError('unauthorized', text.signature_refused);
  }
}

/** The body, if SendGrid signed it within five minutes of now. */
async function signedBody(ctx: PublicContext, req: WebhookRequest): Promise<Buffer> {
  const { campaignMail, clock } = ctx.services;
  const { 'x-twilio-email-event-webhook-signature': signature, 'x-twilio-email-event-webhook-timestamp': timestamp } =
    req.headers;
  const isNow =
    typeof timestamp === 'string' &&
    /^\d{1,12}$/.test(timestamp) &&
    Math.abs(Math.floor(clock.now().getTime() / 1000) - Number(timestamp)) <= WINDOW;
  ensure(isNow && typeof signature === 'string', 'unauthorized', text.signature_refused);
  const key = publicKeyOf(campaignMail.eventKey);
  const body = await receiveBody(req, MAX_BODY);
  const isSigned = verify(
    'sha256',
    Buffer.concat([Buffer.from(timestamp), body]),
    key,
    Buffer.from(signature, 'base64'),
  );
  ensure(isSigned, 'unauthorized', text.signature_refused);
  return body;
}

function parseEvents(body: Buffer): Event[] {
  try {
    return z.array(Event).parse(JSON.parse(body.toString()));
  } catch {
    throw new AppError('bad_request', text.body_not_events);
  }
}

async function handle(ctx: PublicContext, req: WebhookRequest): Promise<{ events: number }> {
  const { limits, campaignMail } = ctx.services;
  await limits.consume('webhook_ip', ctx.request.ip ?? '');
  const events = parseEvents(await signedBody(ctx, req));
  await limits.giveBack('webhook_ip', ctx.request.ip ?? '');
  const byOrganization = new Map<string, RecipientEvent[]>();
  for (const event of events) {
    const ref = event.recipient === undefined ? null : campaignMail.readToken(event.recipient);
    const meaning = MEANINGS[event.event]?.(event);
    if (!ref || !meaning) continue;
    const known = byOrganization.get(ref.org_id) ?? [];
    known.push({
      recipient_id: ref.recipient_id,
      at: new Date(event.timestamp * 1000),
      event_id: event.sg_event_id,
      ...meaning,
    });
    byOrganization.set(ref.org_id, known);
  }
  for (const [org_id, known] of byOrganization) await recordEvents(asOrganization(ctx, org_id), known);
  return { events: events.length };
}

/** Takes in what SendGrid says became of mails. Nothing is read before the signature over every byte is right. */
export const sendgridWebhook: WebhookRoute = {
  path: '/webhooks/sendgrid',
  summary: 'SendGrid’s Event Webhook: a JSON array of events, signed by ECDSA over timestamp and body',
  handle: async (ctx, req) => {
    try {
      return await handle(ctx, req);
    } catch (error) {
      if (error instanceof UploadError) throw new AppError('payload_too_large', text.events_too_large);
      throw error;
    }
  },
};
