import type { ReferralPickers } from '../components/referral-pickers.ts';
import { drawnLater } from '../ui/drawn-later.tsx';

const Source = drawnLater(async () => (await import('../features/referral-sources/source-picker.tsx')).SourcePicker);
const Contact = drawnLater(async () => (await import('../features/contacts/contact-picker.tsx')).ContactPicker);

/** The pickers of the features that own them, for the forms of others. */
export const PICKERS: ReferralPickers = {
  Source,
  Contact,
  ahead: () => Promise.all([Source.ahead(), Contact.ahead()]),
};
