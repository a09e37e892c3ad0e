import { generateSecret, generateURI, verify } from 'otplib';

/** Seconds that a phone's clock may be off, either way. */
const TOLERANCE = 30;
const CODE = /^\d{6}$/;

/** A new secret of 160 bits, in base32. */
export const newTotpSecret = (): string => generateSecret();

/** What an authenticator app reads from a QR code. */
export const totpUri = (secret: string, label: string): string => generateURI({ issuer: 'Landfall', label, secret });

interface TotpCheck {
  secret: string;
  code: string;
  now: Date;
  /** The time step of the last code taken. */
  after: number;
}

/** The time step of a right code that is newer than the last one taken; null for any other text. */
export async function totpStep({ secret, code, now, after }: TotpCheck): Promise<number | null> {
  if (!CODE.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const found = await verify({ secret, token: code, epoch, epochTolerance: TOLERANCE });
  if (!found.valid || !('timeStep' in found)) return null;
  return found.timeStep > after ? found.timeStep : null;
}
