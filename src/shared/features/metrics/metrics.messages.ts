import { defineMessages } from '#shared/platform/define-messages.ts';

/** The title of each metric, and the sentence that says what it counts. */
export const metricsMessages = defineMessages({
  referral_orgs_count: 'Sources that referred',
  referral_orgs_count_means:
    'Referral sources with at least one incoming professional referral dated in the range, primary or secondary. The chart counts a source at every point where it referred, so the points may add up to more than the total.',
  distinct_referral_out_count: 'Sources referred to',
  distinct_referral_out_count_means:
    'Referral sources with at least one outgoing referral dated in the range. The chart counts a source at every point where it was referred to, so the points may add up to more than the total.',
  organizations_created: 'Referral sources added',
  organizations_created_means: 'Referral sources created in the range, archived ones included.',
  contacts_created: 'Contacts added',
  contacts_created_means: 'Contacts created in the range, archived ones included.',
  geographical_referral_details: 'Referrals by state',
  geographical_referral_details_means:
    'Inquiries with an incoming professional referral dated in the range, by the state of its source, and how many of them have an admit date.',
  organizations_by_type: 'Referral sources added by type',
  organizations_by_type_means: 'Referral sources created in the range by their type, archived ones included.',
  organizations_by_connection_strength: 'Connection strength',
  organizations_by_connection_strength_means:
    'Active referral sources by the engagement status they have today, whatever the range.',
  activity_counts: 'Activities by person',
  activity_counts_means: 'Activities dated in the range, by who performed them.',
  top_referral_sources: 'Top referral sources',
  top_referral_sources_means: 'Inquiries with an incoming professional referral dated in the range, by its source.',
  conversion_by_professional_referral_name: 'Conversion by referral source',
  conversion_by_professional_referral_name_means:
    'Of the inquiries created in the range whose primary source is a professional referral, the share ever admitted, by source.',
  conversion_by_professional_source_type: 'Conversion by source type',
  conversion_by_professional_source_type_means:
    'Of the inquiries created in the range whose primary source is a professional referral, the share ever admitted, by type of source.',
  conversion_by_imported_source: 'Conversion by imported source',
  conversion_by_imported_source_means:
    'Of the inquiries without a referral record, by the source they were imported with: those admitted in the range as a share of those created in it. The two are not the same people, so it may be over 100%.',
  distinct_opportunity_count: 'Distinct inquiries',
  distinct_opportunity_count_means: 'Inquiries created in the range, each counted once.',
  opportunities_created: 'Inquiries created',
  opportunities_created_means: 'Inquiries created in the range, by the day they were created.',
  opportunities_admitted: 'Clients admitted',
  opportunities_admitted_means: 'Inquiries whose admit date lies in the range, by that day.',
  dropped_opportunity_counts: 'Inquiries dropped',
  dropped_opportunity_counts_means:
    'Times an inquiry was dropped in the range, by reason. One that was opened again and dropped twice counts twice.',
  opportunities_created_by_professional_referral: 'Referrals received',
  opportunities_created_by_professional_referral_means:
    'Inquiries created in the range whose primary source is a professional referral.',
  opportunities_created_by_online: 'Inquiries from online',
  opportunities_created_by_online_means: 'Inquiries created in the range whose primary source is online.',
  opportunities_created_by_alumni_referral: 'Inquiries from alumni',
  opportunities_created_by_alumni_referral_means:
    'Inquiries created in the range whose primary source is an alumni referral.',
  opportunities_admitted_by_professional_referral: 'Patients admitted',
  opportunities_admitted_by_professional_referral_means:
    'Inquiries whose admit date lies in the range and whose primary source is a professional referral.',
  opportunities_admitted_by_online: 'Admits from online',
  opportunities_admitted_by_online_means:
    'Inquiries whose admit date lies in the range and whose primary source is online.',
  opportunities_admitted_by_alumni_referral: 'Admits from alumni',
  opportunities_admitted_by_alumni_referral_means:
    'Inquiries whose admit date lies in the range and whose primary source is an alumni referral.',
  opportunities_by_status: 'Inquiries by status',
  opportunities_by_status_means: 'Inquiries created in the range, by the status they have now.',
  opportunities_by_source: 'Inquiries by source',
  opportunities_by_source_means: 'Inquiries created in the range, by their primary source.',
  opportunities_by_condition: 'Inquiries by condition',
  opportunities_by_condition_means:
    'Inquiries created in the range by condition; one with several conditions counts in each of them.',
  opportunities_by_staff: 'Inquiries by staff',
  opportunities_by_staff_means:
    'Inquiries created in the range by the staff named on them; one with several names counts under each of them.',
  average_length_of_stay: 'Average length of stay',
  average_length_of_stay_means:
    'Days from admit to confirmed discharge, averaged over the discharges in the range and rounded.',
  median_days_processing_time: 'Median processing time',
  median_days_processing_time_means:
    'The median time from inquiry creation to the stage, only for inquiries created in the period.',
  first_contact_time: 'Speed to lead',
  first_contact_time_means:
    'The median time in business hours from a new inquiry to the first contact by a person, for inquiries that came in in the range and have had one.',
  first_contact_in_target: 'First contact within target',
  first_contact_in_target_means:
    'Of the new inquiries that came in in the range, the share first contacted within the organization’s target. One that nobody has contacted yet counts as not.',
  call_contact_time: 'Speed to answer a call',
  call_contact_time_means:
    'The median time in business hours from a call that the voice agent took to the first contact by a person, for calls that came in in the range and have had one.',
  call_contact_in_target: 'Calls answered within target',
  call_contact_in_target_means:
    'Of the calls that the voice agent took in the range, the share followed by a person within the organization’s target. One that nobody has handled yet counts as not.',
  conversion_rate: 'Conversion rate',
  conversion_rate_means: 'Of the inquiries created in the range, the share ever admitted.',
  conversion_rate_by_source: 'Conversion by source',
  conversion_rate_by_source_means:
    'Of the inquiries created in the range, the share ever admitted, by their primary source.',
  opportunity_amount_admitted: 'Amount admitted',
  opportunity_amount_admitted_means:
    'The expected net amounts of the inquiries whose admit date lies in the range, added up. Those without an amount are left out.',
  average_opportunity_amount: 'Average amount',
  average_opportunity_amount_means:
    'The expected net amount of an inquiry whose admit date lies in the range, on average. Those without an amount are left out.',
  occupancy_today: 'Occupancy today',
  occupancy_today_means: 'Clients in the house at the end of today, as a share of all beds, whatever the range.',
  opportunities_by_payer: 'Payer mix',
  opportunities_by_payer_means: "Inquiries whose admit date lies in the range, by the client's payment method.",
  amount_by_source: 'Amount by source',
  amount_by_source_means:
    'Expected net amounts of the inquiries whose admit date lies in the range, by their primary source.',
  amount_by_facility: 'Amount by facility',
  amount_by_facility_means: 'Expected net amounts of the inquiries whose admit date lies in the range, by facility.',
  amount_by_referral_type: 'Amount by referral type',
  amount_by_referral_type_means:
    'Expected net amounts of the inquiries whose admit date lies in the range and whose primary source is a professional referral, by type of source.',
  referrals_sent_by_source: 'Referrals sent by source',
  referrals_sent_by_source_means:
    'Inquiries with an outgoing referral dated in the range, by the source they were sent to.',
  inquiry_funnel: 'From inquiry to admit',
  inquiry_funnel_means:
    'Of the inquiries created in the range, how many ever came to each step or further. The last step counts those ever admitted.',
  drops_by_step: 'Where inquiries were dropped',
  drops_by_step_means:
    'Inquiries created in the range that are dropped now, by the furthest step they came to and the reason.',
  drops_to_call_back: 'Dropped, to call back',
  drops_to_call_back_means:
    'Inquiries that are dropped now and were last dropped in the range, by reason, with the number to call.',
  open_inquiries_by_staff: 'Staff workload',
  open_inquiries_by_staff_means:
    'Open inquiries, those in Pre Assessment, Assessment or Scheduled Admit today, by the staff named on them, whatever the range; one with several names counts under each of them.',
  amount_by_referral_source: 'Amount by referral source',
  amount_by_referral_source_means:
    'Expected net amounts of the inquiries whose admit date lies in the range and whose primary source is a professional referral, by source.',
  unknown: 'Unknown',
  unassigned: 'Unassigned',
  no_reason: 'No reason given',
  total: 'Total',
  others: 'Others',
  professional_referral: 'Professional Referral',
  alumni_referral: 'Alumni Referral',
  online: 'Online',
  unknown_metric: 'There is no metric named "{metric}".',
  too_short: 'Please select a range of at least 7 days',
  too_many_days: 'A range cut by day has at most {n} days. Choose weeks or months for a longer one.',
  out_of_order: 'The start date must not be after the end date',
  in_future: 'The end date must not be in the future',
});
