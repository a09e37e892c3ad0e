import { ehrMessages as text } from '#shared/features/ehr/ehr.messages.ts';
import type { EhrAdapter } from '#shared/features/ehr/ehr.rules.ts';
import { format } from '#shared/platform/define-messages.ts';

/** An adapter by the name people know. */
export const adapterName = (adapter: EhrAdapter): string =>
  adapter === 'outbox' ? text.adapter_outbox : adapter === 'FHIR' ? text.adapter_fhir : adapter;

/** Where a packet would go, said plainly. */
export function destinationText(adapter: EhrAdapter, host: string | null): string {
  if (adapter === 'outbox') return text.to_outbox;
  if (adapter === 'FHIR') return format(text.to_server, { host: host ?? '' });
  return format(text.to_platform_by_hand, { platform: adapter });
}

const FAULTS: Record<string, string> = {
  ehr_keys: text.fault_keys,
  ehr_rejected: text.fault_rejected,
  ehr_address: text.fault_address,
  ehr_misconfigured: text.fault_misconfigured,
  ehr_unavailable: text.fault_unavailable,
  ehr_conflict: text.fault_conflict,
  ehr_storage: text.fault_storage,
};

/** Why an attempt failed, in plain words. */
export const faultText = (code: string): string => FAULTS[code] ?? text.fault_interrupted;
