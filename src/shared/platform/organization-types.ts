/** What an organization can be: a tenant, or a referral source. */
export const ORGANIZATION_TYPES = [
  'Treatment center',
  'Hospital (Medical)',
  'Hospital (Psychiatric)',
  'Community Resource / Crisis Center',
  'Interventionist',
  'Social worker',
  'Private practice',
  'Education consultant',
  'School',
  'Court',
] as const;
