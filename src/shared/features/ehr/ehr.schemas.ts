import { z } from 'zod';
import { Id } from '#shared/platform/ids.ts';
import { EHR_PLATFORMS } from './ehr.rules.ts';

export const EhrOfInput = z.strictObject({ opportunity_id: Id });
export const TransmissionOfInput = z.strictObject({ transmission_id: Id });

export const PACKET_PARTS = ['bundle', 'face_sheet'] as const;
export type PacketPart = (typeof PACKET_PARTS)[number];
export const PacketInput = z.strictObject({ transmission_id: Id, part: z.enum(PACKET_PARTS) });

export const ActiveEhrInput = z.strictObject({ name: z.enum(EHR_PLATFORMS).nullable() });
