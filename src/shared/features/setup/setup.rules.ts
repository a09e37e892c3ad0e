/** What a new organization sets up, in the order in which it helps. */
export const SETUP_STEPS = ['programs', 'clinicians', 'staff', 'people', 'sender', 'source', 'inquiry'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];
