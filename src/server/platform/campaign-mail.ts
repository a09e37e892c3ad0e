import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './auth/derive-key.ts';
import { type Dkim, publicHalf } from './mailer/dkim.ts';

/** One recipient of a campaign, in one organization. */
export interface RecipientRef {
  org_id: string;
  recipient_id: string;
}

export interface CampaignMail {
  /** The domain campaigns are sent from. */
  domain: string;
  /** The public key of SendGrid's events, base64 SPKI; null where none is set. */
  eventKey: string | null;
  /** What our own mails by SMTP are signed with; null where we sign none. */
  signing: { selector: string; public_key: string } | null;
  /** What the links in a recipient's mail carry: unguessable, and the same each time. */
  tokenOf(ref: RecipientRef): string;
  /** Whose token it is; null for any other text. */
  readToken(token: string): RecipientRef | null;
}

const ID_BYTES = 16;
const MARK_BYTES = 16;
const TOKEN = /^[A-Za-z0-9_-]{64}$/;

const bytesOf = ({ org_id, recipient_id }: RecipientRef): Buffer =>
  Buffer.from(`${org_id}${recipient_id}`.replaceAll('-', ''), 'hex');

function idOf(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

interface CampaignMailOptions {
  /** The installation's `LINK_KEY`: base64, at least 32 bytes. */
  linkKey: string;
  domain: string;
  eventKey: string | null;
  /** The key that mails by SMTP are signed with. */
  dkim?: Dkim | undefined;
}

/** A token holds both ids and 128 bits of an HMAC over them, so that a link needs no search across organizations. */
export function createCampaignMail({ linkKey, domain, eventKey, dkim }: CampaignMailOptions): CampaignMail {
  const key = createSecretKey(deriveKey(linkKey, 'campaign-recipient'));
  const markOf = (ids: Buffer) => createHmac('sha256', key).update(ids).digest().subarray(0, MARK_BYTES);
  return {
    domain,
    eventKey,
    signing: dkim ? { selector: dkim.selector, public_key: publicHalf(dkim) } : null,
    tokenOf: (recipient) => {
      const ids = bytesOf(recipient);
      return Buffer.concat([ids, markOf(ids)]).toString('base64url');
    },
    readToken: (token) => {
      if (!TOKEN.test(token)) return null;
      const bytes = Buffer.from(token, 'base64url');
      const ids = bytes.subarray(0, 2 * ID_BYTES);
      if (!timingSafeEqual(bytes.subarray(2 * ID_BYTES), markOf(ids))) return null;
      return { org_id: idOf(ids.subarray(0, ID_BYTES)), recipient_id: idOf(ids.subarray(ID_BYTES)) };
    },
  };
}
