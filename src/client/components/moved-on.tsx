import { movedOnMessages as text } from '#shared/features/moved-on/moved-on.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';

interface MovedOnProps {
  /** The number that was clicked; undefined while it is not known. */
  before: number | undefined;
  /** How many rows stand behind it. */
  now: number;
  onCountAgain: () => void;
}

/** Said over the rows behind a number where they are not as many as it says (C-109). */
export const MovedOn = ({ before, now, onCountAgain }: MovedOnProps) =>
  before === undefined || before === now ? null : (
    <Notice action={<Button onClick={onCountAgain}>{text.count_again}</Button>}>
      {format(text.moved_on, { before, now })}
    </Notice>
  );
