import { createPrivateKey, createPublicKey } from 'node:crypto';

/** What mails of one domain are signed with (RFC 6376). */
export interface Dkim {
  domain: string;
  /** Where below `_domainkey` of the domain the public half is published. */
  selector: string;
  /** An RSA key as PEM. */
  private_key: string;
}

/**
 * What a signature covers. A mail program trusts the two headers of the one click alone where both are among it (RFC 8058),
 * and the package would leave out the second.
 */
export const SIGNED_HEADERS = [
  ...['From', 'Reply-To', 'To', 'Subject', 'Date', 'Message-ID', 'MIME-Version', 'Content-Type'],
  ...['List-Unsubscribe', 'List-Unsubscribe-Post'],
];

/** Whether a text is a key that can sign: RSA, and no shorter than mail servers accept. */
export function isDkimKey(pem: string): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 1_024;
  } catch {
    return false;
  }
}

/** The public half as it is published: base64 of its SPKI. */
export const publicHalf = ({ private_key }: Dkim): string =>
  createPublicKey(private_key).export({ format: 'der', type: 'spki' }).toString('base64');
