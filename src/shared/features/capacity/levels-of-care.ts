/** Levels of care after the ASAM Criteria, 4th edition, with those beside them (C-35). */
export const LEVELS_OF_CARE = [
  '4.0 Medically Managed Inpatient',
  '3.7 Medically Managed Residential',
  '3.5 High-Intensity Residential',
  '3.1 Low-Intensity Residential',
  '2.7 Medically Managed Intensive Outpatient',
  '2.5 High-Intensity Outpatient / PHP',
  '2.1 Intensive Outpatient (IOP)',
  '1.7 Medically Managed Outpatient / OTP-OBOT',
  '1.5 Outpatient Therapy',
  '1.0 Long-Term Remission Monitoring',
  'Recovery Residence / Sober living',
  'Withdrawal Management (detox)',
  'Acute psychiatric inpatient',
  'Psychiatric residential',
  'Crisis stabilization',
] as const;
