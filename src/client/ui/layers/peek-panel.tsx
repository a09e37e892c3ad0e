import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react';
import { createPortal } from 'react-dom';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { IconButton } from '../icon-button.tsx';
import { PANEL_WIDTH } from './panel-width.ts';
import classes from './slide-panel.module.css';
import { useEscape } from './use-escape.ts';
import { LAYER_PROPS, useFocusBack } from './use-focus-back.ts';

interface PeekPanelProps {
  opened: boolean;
  title: string;
  onClose: () => void;
  /** The up and down arrows look at the record before and after this one. */
  onStep?: (step: 1 | -1) => void;
  /** Gives the focus back when the panel closes; false, or absent, leaves it where it was before. */
  onReturn?: () => boolean;
  children: ReactNode;
}

/** A look at a record while the list beside it stays usable: the focus goes in, Escape out, and back to where it was. */
export function PeekPanel({ opened, ...rest }: PeekPanelProps) {
  return opened ? createPortal(<OpenPeek {...rest} />, document.body) : null;
}

function OpenPeek({ title, onClose, onStep, onReturn, children }: Omit<PeekPanelProps, 'opened'>) {
  const titleId = useId();
  // The address is what closes it, a moment later: the focus does not wait for that.
  const close = () => {
    onReturn?.();
    onClose();
  };
  const layer = useEscape<HTMLDivElement>(true, close);
  const { ref: frame } = layer;
  useFocusBack(true, frame);
  useEffect(() => {
    // Not its close button: the first Escape would only take that one's tooltip away.
    frame.current?.focus();
  }, [frame]);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (!onStep || step === null) return layer.onKeyDown(event);
    event.preventDefault();
    onStep(step);
  };
  return (
    <div
      ref={frame}
      {...LAYER_PROPS}
      onKeyDown={onKeyDown}
      tabIndex={-1}
      role="dialog"
      aria-labelledby={titleId}
      className={`${classes.frame} ${classes.peek}`}
      style={{ width: PANEL_WIDTH.big }}
    >
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title} aria-live="polite">
          {title}
        </h2>
        <IconButton label={text.close} onClick={close}>
          <IconX size={20} stroke={1.75} />
        </IconButton>
      </div>
      <div className={classes.body}>{children}</div>
    </div>
  );
}
