/** The dialogs of the outreach area that stand in an address, over whichever tab is shown. */
export const OUTREACH_DIALOGS = ['contact', 'contacts-csv', 'source', 'sources-csv'] as const;
export type OutreachDialog = (typeof OUTREACH_DIALOGS)[number];

export const isOutreachDialog = (value: unknown): value is OutreachDialog =>
  OUTREACH_DIALOGS.some((dialog) => dialog === value);
