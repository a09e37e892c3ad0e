/** What single fields of a client may hold (C-45). */
export const SEXES_AT_BIRTH = ['Female', 'Male', 'Intersex', 'Unknown'] as const;

export const GENDERS = [
  'Woman',
  'Man',
  'Non-binary',
  'Transgender woman',
  'Transgender man',
  'Another',
  'Prefer not to say',
] as const;

export const MARITAL_STATUSES = ['Single', 'Married', 'Domestic partner', 'Separated', 'Divorced', 'Widowed'] as const;

export const LIVING_STATUSES = [
  'Own home',
  'With family',
  'With friends',
  'Rental',
  'Sober living',
  'Shelter',
  'Unhoused',
  'Institution/incarcerated',
  'Other',
] as const;

export const EMPLOYMENT_STATUSES = [
  'Full-time',
  'Part-time',
  'Self-employed',
  'Unemployed',
  'Student',
  'Retired',
  'Disability',
  'Military',
] as const;

export const GUARDIANSHIP_STATUSES = [
  'None (own guardian)',
  'Parent/legal guardian',
  'Court-appointed guardian',
  'Conservatorship',
  'Power of attorney',
  'Ward of state',
] as const;

/** The six payment types (P2 §9). */
export const PAYMENT_METHODS = ['Private pay', 'Insurance', 'Medicare', 'Medicaid', 'Tricare', 'SSI/SSDI'] as const;

export const CARRIERS = [
  'Aetna',
  'Anthem/Elevance',
  'BCBS (state plan)',
  'Carelon',
  'Cigna/Evernorth',
  'UnitedHealthcare/Optum',
  'Humana',
  'Kaiser Permanente',
  'Magellan',
  'Ambetter/Centene',
  'Molina',
  'UMR',
  'GEHA',
  'TRICARE East (Humana Military)',
  'TRICARE West (TriWest)',
  'Medicare',
  'Medicaid/MCO',
  'Other',
] as const;
