import { defineMessages } from '../../platform/define-messages.ts';

export const capacityMessages = defineMessages({
  error_fetching_facilities: 'Error fetching facility data.',
  failed_to_load_capacity: 'Failed to load capacity data',
  facility_not_found: 'This facility does not exist.',
  clinician_not_found: 'No clinician of this kind has that name.',
  window_backwards: 'The window must not end before it begins.',
  window_too_long: 'The window is at most 62 days long.',
});
