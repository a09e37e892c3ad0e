import { defineMessages } from '#shared/platform/define-messages.ts';

export const questionsMessages = defineMessages({
  not_found: 'I could not find this in the uploaded records.',
  error_asking: 'Error asking the question',
  error_loading: 'Error to load questions history',
  inquiry_not_found: 'This inquiry does not exist.',
  title: 'Questions',
  ask_label: 'Ask the records',
  ask_hint: 'Answers come from the uploaded records alone, with the page they stand on.',
  ask: 'Ask',
  ask_whole: 'Ask a whole question',
  history: 'Questions and answers',
  show_where: 'Show where it stands',
  show_all: 'Show all {n} questions',
  searching: 'Looking through the records…',
  no_questions: 'No questions yet',
  searched: 'Searched: {files}',
  searched_nothing: 'No record has been read yet.',
  closest: 'Closest passages',
  closest_hint: 'These are not answers. They are the places nearest to your question.',
  citation: '{file}, page {page}',
  document_deleted: 'document deleted',
  confidence_high: 'High confidence',
  confidence_medium: 'Medium confidence',
  confidence_low: 'Low confidence',
  asked_by: '{name} · {when}',
  external_title: 'Answering model',
  external_text:
    'Questions, autofill and e-mails to referral sources are worked out on this server, and no text leaves it. {name} can do this work instead, once your organization accepts. Then it is sent:',
  external_pages:
    'for a question or the autofill of a record: the pages of that client’s documents that bear on it, without Social Security numbers',
  external_emails:
    'for an e-mail to a referral source: what the e-mail should say, the source’s details, its contacts’ names and its last five activities, without clients’ names and numbers',
  external_sources: 'for the autofill of a new referral source: its name',
  external_agreement:
    'Documents hold health information. Accept only where your organization has an agreement with the provider of {name} that covers it, such as a business associate agreement. You can withdraw at any time.',
  external_allow: 'We accept that these texts are sent to {name}',
  external_accepted: 'Accepted by {who} on {day}.',
  external_off: 'Not accepted: nothing is sent.',
  external_none: 'No language model is configured on this server.',
  external_saved: 'Answering model saved',
  external_error: 'Error saving the answering model',
});
