import { defineMessages } from '#shared/platform/define-messages.ts';

/** Words of a list that is put in order by hand. */
export const sortingMessages = defineMessages({
  sort_order: 'Order',
  sort_move: 'Move {x}',
  sort_hint:
    'Press Space to lift it, the arrow keys to move it, Space to put it down, Escape to leave it where it was.',
  sort_lifted: '{x} is lifted.',
  sort_place: '{x} is now {n} of {total}.',
  sort_canceled: '{x} is back where it was.',
});
