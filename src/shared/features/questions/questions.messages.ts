import { defineMessages } from '../../platform/define-messages.ts';

export const questionsMessages = defineMessages({
  not_found: 'I could not find this in the uploaded records.',
  error_asking: 'Error asking the question',
  error_loading: 'Error to load questions history',
  inquiry_not_found: 'This inquiry does not exist.',
  title: 'Questions',
  ask_label: 'Ask the records',
  ask_hint: 'Answers come from the uploaded records alone, with the page they stand on.',
  ask: 'Ask',
  searching: 'Looking through the records…',
  no_questions: 'No questions yet',
  no_questions_hint: 'Ask for anything that could stand in the records: medications, history, coverage, dates.',
  searched: 'Searched: {files}',
  searched_nothing: 'No record has been read yet.',
  citation: '{file}, page {page}',
  document_deleted: 'document deleted',
  confidence_high: 'High confidence',
  confidence_medium: 'Medium confidence',
  confidence_low: 'Low confidence',
  asked_by: '{name} · {when}',
  external_title: 'Answering model',
  external_text:
    'Questions are answered on this server. {name} can answer them instead; the pages it needs are then sent to it.',
  external_allow: 'Let {name} read pages of our records',
  external_saved: 'Answering model saved',
});
