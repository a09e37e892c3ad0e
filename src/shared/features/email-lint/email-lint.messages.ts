import { defineMessages } from '#shared/platform/define-messages.ts';

export const emailLintMessages = defineMessages({
  empty_email: 'There is nothing in this e-mail yet.',
  wide_body: 'Wider than 640 px: many mail programs show only a part of it.',
  too_large: '{size} KB of 102 KB: Gmail would cut the end off, with the way to unsubscribe.',
  nearly_too_large: '{size} KB of 102 KB: leave some room, or Gmail cuts the end off.',
  low_contrast: 'Hard to read: the contrast is {ratio}, and 4.5 is needed (3 for large text).',
  low_on_green:
    'Hard to read: the contrast is {ratio}, and 4.5 is needed. On the darker green {green} the same letters are readable.',
  too_deep: 'Stands in {tables} tables within each other: beyond {max}, some mail programs lay an e-mail out wrongly.',
  no_label: 'A link without words.',
  link_nowhere: 'This link leads nowhere yet.',
  button_nowhere: 'This button leads nowhere yet.',
  local_address: 'This address works on your computer alone.',
  vague_label: 'Say where the link leads, in place of "here" or "more".',
  second_title: 'A second H1: an e-mail has one title.',
  skipped_level: 'This heading skips a level.',
  empty_text: 'An empty text.',
  sample_text: 'The sample text still stands here.',
  small_text: 'Smaller than 14 px: hard to read on a phone.',
  close_lines: 'The lines stand close together: 1.5 is easier to read.',
  capitals: 'Capitals alone are hard to read.',
  names_treatment:
    'Beside a name, this word can be read as what that person is treated for: others see this line on a locked phone.',
  small_button: 'Lower than 44 px: hard to press with a thumb.',
  no_picture: 'No image is chosen yet.',
  no_alt: 'Describe the image, or say that it is decorative.',
  no_alt_of_link: 'Describe where the linked image leads.',
  alt_is_file_name: 'The description is a file name.',
  too_many_audiences: 'Elements of an e-mail may be for {max} different audiences at most.',
  all_conditional: 'Every element is for an audience: show at least one to everybody, or somebody gets nothing.',
  unknown_element: 'This element is unknown here. It is kept, and left out of the e-mail.',
});
