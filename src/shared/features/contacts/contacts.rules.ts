import { type Orders, sortsOf } from '#shared/platform/list-order.ts';

export const CONTACT_ORDERS = { created_at: 'desc', name: 'asc', organization_name: 'asc' } as const satisfies Orders;
export type ContactSort = keyof typeof CONTACT_ORDERS;
export const CONTACT_SORTS = sortsOf(CONTACT_ORDERS);

/** How a contact is addressed (C-33). */
export const PREFIXES = ['Mr.', 'Ms.', 'Mrs.', 'Mx.', 'Dr.', 'Prof.', 'Rev.', 'Hon.'] as const;

/** Professional roles of referrers: the options of a contact's title. */
export const CONTACT_TITLES = [
  'Masters Level Therapist',
  'Psychologist',
  'Psychiatrist',
  'Neuropsychologist',
  'Medical Doctor',
  'Nurse Practitioner',
  'Treatment Center Administrator',
  'Outreach Representative',
  'Discharge Team Member',
  'Placement Consultant',
  'Community Member',
  'Case Manager',
  'Social Worker',
  'Legal Team Member',
  'Other',
] as const;
export type ContactTitle = (typeof CONTACT_TITLES)[number];

/** Credentials offered; an import may bring others (C-33). */
export const CREDENTIALS = [
  'MD',
  'DO',
  'PsyD',
  'PhD',
  'EdD',
  'PMHNP',
  'NP',
  'PA-C',
  'RN',
  'LCSW',
  'LMSW',
  'LISW',
  'LPC',
  'LPCC',
  'LMHC',
  'LCPC',
  'LMFT',
  'LAC',
  'LADC',
  'LCADC',
  'CADC',
  'CASAC',
  'CAP',
  'MAC',
  'CSAT',
  'CEDS',
  'CIP',
  'CEP',
  'CCM',
  'CPRS/Peer',
  'JD',
  'MEd',
  'MBA',
  'Other',
] as const;
