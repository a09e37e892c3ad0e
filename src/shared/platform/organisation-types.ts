/** What an organisation can be: a tenant, or a referral source. */
export const ORGANISATION_TYPES = [
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
