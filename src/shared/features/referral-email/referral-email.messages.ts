import { defineMessages } from '#shared/platform/define-messages.ts';

/** What the offline assistant writes e-mails to referral sources from (C-53), in markdown. */
export const referralEmailMessages = defineMessages({
  dear_contact: 'Dear {name},',
  dear_team: 'Dear {source} team,',
  last_touch: 'We were last in touch on {day} ({event}).',
  kind_regards: 'Kind regards,',
  // Introduction
  introduction_subject: 'Introducing {organization}',
  introduction:
    'My name is {sender}, and I work with **{organization}**. I am writing because {source} supports {people}, and I believe our teams could serve them well together.',
  people: 'people',
  people_with_needs: 'people with a focus on {list}',
  people_such_as: 'people such as {list}',
  offers: 'I would be glad to:',
  offer_programs: 'tell you about our programs and how admissions work',
  offer_ways: 'learn how you prefer to refer and to be kept informed',
  offer_visit: 'show you around our facilities',
  ask_for_meeting: 'Would a short call or a visit suit you in the coming weeks?',
  // Thank you
  thanks_subject: 'Thank you from {organization}',
  thanks:
    'Thank you for your trust in **{organization}**. Working with {source} makes a difference, and we do not take it for granted.',
  ask_for_advice:
    'If there is anything that we could do better, from the first call to the return of the person in care to you, please tell me.',
  // Bed availability
  beds_subject: 'Bed availability at {organization}',
  beds: 'I would like to keep {source} up to date on beds at **{organization}**. Our admissions team can tell you today’s availability, and what fits the people you support.',
  beds_focus: 'As your focus is on {list}, tell us about it when you call.',
  beds_coverage: 'We also look at coverage with you, be it {list}.',
  ask_for_call:
    'When you have someone in mind, please call us before sending anything: we tell you plainly when we are not the right place.',
});
