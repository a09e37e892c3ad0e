import { IconLayoutKanban } from '@tabler/icons-react';
import { IconButton } from '#client/ui/icon-button.tsx';
import type { ListState } from './use-list-place.ts';

/** Shows the list's rows on its board, and as a table again. */
export const BoardSwitch = ({
  label,
  place: { onBoard, setOnBoard },
}: {
  label: string;
  place: Pick<ListState<never>, 'onBoard' | 'setOnBoard'>;
}) => (
  <IconButton label={label} kind="outline" pressed={onBoard} onClick={() => setOnBoard(!onBoard)}>
    <IconLayoutKanban size={18} stroke={1.75} />
  </IconButton>
);
