import { defineMessages } from '#shared/platform/define-messages.ts';

export const assetsMessages = defineMessages({
  failed_to_load: 'Failed to load images',
  uploaded: 'File uploaded successfully',
  upload_failed: 'Failed to upload file',
  wrong_type: 'Invalid file type. Please select a JPEG or PNG file.',
  too_large: 'File size should not exceed 5MB.',
  too_many_pixels: 'The image has more than 25 million pixels.',
  damaged: 'This image cannot be read.',
  file_missing: 'Choose an image.',
  name_missing: 'Give the image a name.',
  asset_not_found: 'This image is not there any more.',
  in_use: 'E-mails use this image: {names}. Take it out of them first.',
});
