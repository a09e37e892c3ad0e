import { defineMessages } from '#shared/platform/define-messages.ts';

export const emailBlocksMessages = defineMessages({
  your_blocks: 'Your blocks',
  none: 'Select an element and press “Save as a block” to use it in other e-mails.',
  save: 'Save as a block',
  name: 'Name of the block',
  name_required: 'Name is required',
  saved: 'Block saved',
  failed_to_save: 'Error saving block',
  failed_to_load: 'Error loading your blocks',
  use: 'Insert {name}',
  delete: 'Delete block {name}',
  delete_title: 'Delete block',
  delete_question: 'Are you sure you want to delete {x}? E-mails that hold it keep it.',
  deleted: 'Block deleted',
  not_found: 'This block does not exist.',
  too_many: 'There are 50 blocks. Delete one first.',
  not_a_block: 'This is not one element.',
});
