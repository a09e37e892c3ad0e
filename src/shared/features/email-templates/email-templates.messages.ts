import { defineMessages } from '#shared/platform/define-messages.ts';

export const emailTemplatesMessages = defineMessages({
  invalid_data: 'Invalid data format',
  failed_to_parse_settings: 'Failed to parse settings',
  template_not_found: 'Template not found',
  name_too_short: 'Template name must be at least 3 characters long',
  preview_wrong: 'A preview is a small PNG or JPEG as a data address.',
  starter_read_only: 'A starter cannot be changed. Save a copy of it.',
  too_many_templates: 'There are 100 templates. Archive one first.',
  changed_meanwhile: '{name} has saved this template meanwhile.',
  version_not_found: 'This template has no such version.',
  copy_of: 'Copy of {name}',
  sample_address: 'The postal address of your organization',
  footer_visit: 'Visit',
  footer_about: 'About',
  footer_contact: 'Contact us',
  footer_logo: 'Logo of {name}',
  footer_why: 'You receive this because we work together in getting people into treatment.',
  footer_unsubscribe: 'Unsubscribe',
  footer_unsubscribe_text: 'Unsubscribe: {address}',
  preheader_fallback: 'News from the people who look after those you refer to us.',
  untitled: 'A message from {name}',
});
