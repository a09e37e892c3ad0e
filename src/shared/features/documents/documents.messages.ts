import { defineMessages } from '../../platform/define-messages.ts';
import type { FailureReason } from './documents.rules.ts';

export const documentsMessages = defineMessages({
  wrong_type: 'Invalid file type. Please select a PDF file.',
  too_large: 'File size should not exceed 20MB.',
  upload_failed: 'Failed to upload document.',
  file_upload_failed: 'Failed to upload file',
  uploaded: 'Document successfully uploaded.',
  error_deleting: 'Error deleting document',
  document_not_found: 'Document not found',
  file_missing: 'Choose a PDF file.',
  one_file: 'Upload one file at a time.',
  upload_incomplete: 'The upload ended before the whole file was here.',
  upload_too_slow: 'The upload was too slow. Try again.',
  not_a_form: 'Send the file as multipart/form-data.',
  not_failed: 'Only a document that failed can be tried again.',
  failed_not_a_pdf: 'This file is not a PDF.',
  failed_empty: 'This PDF has no pages.',
  failed_encrypted: 'This PDF is protected by a password. Remove the password and upload it again.',
  failed_damaged: 'This PDF is damaged and could not be opened.',
  failed_too_many_pages: 'This PDF has more than 1000 pages. Split it and upload the parts.',
  failed_too_complex: 'This PDF takes too much time or memory to read.',
  failed_file_missing: 'The stored file could not be found. Upload it again.',
  failed_interrupted: 'Reading was interrupted too often. Try again.',
  failed_stalled: 'Reading stopped without an end. Try again.',
});

/** Why a record could not be read, in plain words. */
export const failureText = (reason: FailureReason): string => documentsMessages[`failed_${reason}`];
