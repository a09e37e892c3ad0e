import { CLINICIAN_FIELDS } from '#shared/features/capacity/capacity.rules.ts';
import type { Clinician } from '../inquiry-types.ts';

/** The clinicians of one kind by name, and the one chosen already, who may have left. */
export function clinicianOptions(
  clinicians: readonly Clinician[],
  field: keyof typeof CLINICIAN_FIELDS,
  chosen: string | null,
) {
  const names = clinicians
    .filter(({ type }) => type === CLINICIAN_FIELDS[field])
    .map(({ firstname, lastname }) => `${firstname} ${lastname}`);
  return [...new Set(chosen ? [...names, chosen] : names)].map((name) => ({ value: name, label: name }));
}
