import { defineMessages } from '#shared/platform/define-messages.ts';

export const dateRangeMessages = defineMessages({
  label: 'Date range',
  last_180_days: 'Last 180 days',
  last_90_days: 'Last 90 days',
  last_30_days: 'Last 30 days',
  custom: 'Custom dates…',
  title: 'Select custom dates',
  start: 'Start date',
  end: 'End date',
  select_dates: 'Select dates',
  too_short: 'Please select a range of at least 7 days',
  out_of_order: 'The start date must not be after the end date',
  in_future: 'The end date must not be in the future',
  span: '{start} to {end}',
});
