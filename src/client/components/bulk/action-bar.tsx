import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { useEscape } from '#client/ui/layers/use-escape.ts';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from './action-bar.module.css';
import type { Selection } from './use-selection.ts';

type Chosen = Pick<Selection<never>, 'ids' | 'page' | 'clear'>;

interface ActionBarProps {
  selection: Chosen;
  /** How many rows the list holds in all. */
  total: number;
  /** Chooses all of them; absent where they are too many to be changed at once. */
  onChooseMatching?: () => void;
  /** What can be done with the chosen rows. */
  children: ReactNode;
}

/** Floats over a list while rows are chosen: how many, and what can be done with them. */
export function ActionBar(props: ActionBarProps) {
  return (
    <>
      <span role="status" className="lf-sr-only">
        {props.selection.ids.size > 0 && format(text.selection_count, { n: props.selection.ids.size })}
      </span>
      {props.selection.ids.size > 0 && <Bar {...props} />}
    </>
  );
}

function Bar({ selection, total, onChooseMatching, children }: ActionBarProps) {
  const { ids, page, clear } = selection;
  const layer = useEscape<HTMLElement>(true, clear);
  return (
    <section {...layer} className={classes.bar} aria-label={text.selection_label} data-keep-clear>
      <span className={classes.count} aria-hidden>
        {format(text.selection_count, { n: ids.size })}
      </span>
      {onChooseMatching && page === 'all' && ids.size < total && (
        <Button kind="quiet" onClick={onChooseMatching}>
          {format(text.selection_matching, { n: total })}
        </Button>
      )}
      {children}
      <IconButton label={text.selection_clear} onClick={clear}>
        <IconX size={18} stroke={1.75} />
      </IconButton>
    </section>
  );
}
