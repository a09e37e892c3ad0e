/** Which sections an organization's inquiries show (C-6). */
export const CASE_DETAILS_MODES = ['auto', 'fixed', 'custom'] as const;
export type CaseDetailsMode = (typeof CASE_DETAILS_MODES)[number];
