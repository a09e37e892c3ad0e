import type { RecordValue } from './record-field.ts';

/** A host as people write it without its scheme: of the endings that are seldom anything but a website's. */
const BARE_HOST =
  /^(www\.([a-z0-9-]+\.)+[a-z]{2,6}|([a-z0-9-]+\.)+(com|edu|gov|health|info|io|net|org|us))(\/[^\s"<>]*)?$/i;

/** Where a value that looks like a web address leads (P1 §5); undefined where it does not look so. */
export const addressIn = (value: RecordValue): string | undefined => {
  if (typeof value !== 'string') return undefined;
  if (/^https?:\/\/[^\s"<>]+$/i.test(value)) return value;
  return BARE_HOST.test(value) ? `https://${value}` : undefined;
};
