import { z } from 'zod';
import { integrationsMessages as text } from './integrations.messages.ts';
import { PLATFORMS, type Platform } from './integrations.rules.ts';

export const PlatformInput = z.strictObject({ name: z.enum(PLATFORMS) });

/** What a change was made on; left out, whatever is there is gone over. */
const version = z.int().min(0).optional();

export const RemoveKeysInput = PlatformInput.extend({ version });

/** An address that personal data may travel to: encrypted on the way, and nothing hidden in it. */
function isServerAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  if (url.username || url.password || url.search || url.hash) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === '127.0.0.1');
}

const MAX_PUBLIC_KEY = 4_000;
const MAX_PRIVATE_KEY = 16_000;

const serverAddress = z
  .string()
  .trim()
  .max(500)
  .refine((value) => value === '' || isServerAddress(value), text.base_url_invalid);

/** Empty keys keep what was saved; the platform must end up with both. */
export const ApiKeysInput = z.strictObject({
  name: z.enum(PLATFORMS),
  public_key: z.string().trim().max(MAX_PUBLIC_KEY).optional().default(''),
  private_key: z.string().trim().max(MAX_PRIVATE_KEY).optional().default(''),
  base_url: serverAddress.optional().default(''),
  /** Whether it is the active EHR from now on; keys may be left out where only that is said. */
  active: z.boolean().optional(),
  version,
});

const required = z.string().trim().min(1, text.both_keys);

/** A platform's keys as a person types them: a private key that is saved may be left empty, to stay. */
export const apiKeysForm = ({ name, last4 }: { name: Platform; last4: string | null }) =>
  ApiKeysInput.extend({
    public_key: required.max(MAX_PUBLIC_KEY),
    private_key: last4 === null ? required.max(MAX_PRIVATE_KEY) : ApiKeysInput.shape.private_key,
    base_url: name === 'FHIR' ? serverAddress.refine(Boolean, text.base_url_required) : serverAddress.optional(),
  });

/** A key by what its sender names in `X-Key-Id`. */
export const WebhookKeyInput = z.strictObject({ key_id: z.string().trim().min(1).max(100) });
