/** What a clinician does for an inquiry, as it is stored (C-0.7). */
export const CLINICIAN_TYPES = ['MD', 'Therapist', 'CC', 'ClinicalCoordinator'] as const;
export type ClinicianType = (typeof CLINICIAN_TYPES)[number];

/** The inquiry's field for the clinician of each type. */
export const CLINICIAN_FIELDS = {
  md: 'MD',
  therapist: 'Therapist',
  cc: 'CC',
  clinical_coordinator: 'ClinicalCoordinator',
} as const satisfies Record<string, ClinicianType>;
export type ClinicianField = keyof typeof CLINICIAN_FIELDS;

export const CLINICIAN_LABELS: Record<ClinicianType, string> = {
  MD: 'MD',
  Therapist: 'Therapist',
  CC: 'Care Coordinator',
  ClinicalCoordinator: 'Clinical Coordinator',
};

/** A window of free beds is at most two months long. */
export const MAX_BED_DAYS = 62;
