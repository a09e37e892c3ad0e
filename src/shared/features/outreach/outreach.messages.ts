import { defineMessages } from '#shared/platform/define-messages.ts';

/** The frame of the outreach area. */
export const outreachMessages = defineMessages({
  outreach: 'Outreach',
  referral_sources: 'Referral Sources',
  contacts: 'Contacts',
  actions: 'Actions',
  add_contact: 'Add Contact',
  add_referral_source: 'Add Referral Source',
});
