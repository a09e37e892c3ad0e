import { z } from 'zod';
import { Id } from '../../platform/ids.ts';
import { ehrMessages } from './ehr.messages.ts';
import { EHR_PLATFORMS } from './ehr.rules.ts';

export const EhrOfInput = z.strictObject({ opportunity_id: Id });
export const TransmissionOfInput = z.strictObject({ transmission_id: Id });

export const PACKET_PARTS = ['bundle', 'face_sheet'] as const;
export type PacketPart = (typeof PACKET_PARTS)[number];
export const PacketInput = z.strictObject({ transmission_id: Id, part: z.enum(PACKET_PARTS) });

/** An address that personal data may travel to: encrypted on the way, and nothing hidden in it. */
function isServerAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  if (url.username || url.password || url.search || url.hash) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === '127.0.0.1');
}

/** Empty keys keep what was saved; the platform must end up with both. */
export const ApiKeysInput = z.strictObject({
  name: z.enum(EHR_PLATFORMS),
  public_key: z.string().trim().max(4_000).optional().default(''),
  private_key: z.string().trim().max(16_000).optional().default(''),
  base_url: z
    .string()
    .trim()
    .max(500)
    .refine((value) => value === '' || isServerAddress(value), ehrMessages.base_url_invalid)
    .optional()
    .default(''),
});

export const ActiveEhrInput = z.strictObject({ name: z.enum(EHR_PLATFORMS).nullable() });
