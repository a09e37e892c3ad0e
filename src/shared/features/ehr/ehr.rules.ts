import type { InquiryStatus } from '../inquiries/inquiries.rules.ts';

/** The three EHRs of the catalog (C-54). */
export const NAMED_EHRS = ['Kipu', 'Sunwave', 'Alleva'] as const;

/** What an organization's EHR can be: one of these, or any FHIR R4 server (C-55). */
export const EHR_PLATFORMS = [...NAMED_EHRS, 'FHIR'] as const;
export type EhrPlatform = (typeof EHR_PLATFORMS)[number];

/** Where a packet goes; with no platform active it is written for a person to import. */
export type EhrAdapter = EhrPlatform | 'outbox';

/**
 * Whether a person has to import the packet. The named platforms take no admission by two keys alone: each asks for
 * further identifiers that it gives out by contract, and none publishes an address that creates a chart from a bundle.
 */
export const importedByHand = (adapter: EhrAdapter): boolean => adapter !== 'FHIR';

export const TRANSMISSION_STATES = ['queued', 'sending', 'sent', 'failed'] as const;
export type TransmissionState = (typeof TRANSMISSION_STATES)[number];

/** Whether a transmission is still on its way. */
export const isUnderWay = (state: TransmissionState): boolean => state === 'queued' || state === 'sending';

/** How often a transmission is tried before it is given up (C-55). */
export const EHR_ATTEMPTS = 5;

const SENDABLE: readonly InquiryStatus[] = ['SCHEDULED-ADMIT', 'ADMITTED'];

/** Whether an inquiry of this status may be sent (C-55). */
export const isSendable = (status: InquiryStatus): boolean => SENDABLE.includes(status);

/** The documents of one transmission, together: what an EHR's front door still takes. */
export const MAX_PACKET_BYTES = 200 * 1024 * 1024;

/** Milliseconds between two looks at a transmission that is under way. */
export const TRANSMISSION_POLL_MS = 2_000;
