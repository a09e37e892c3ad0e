import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { uiMessages as text } from '../../shared/features/ui/ui.messages.ts';
import { IconButton } from './icon-button.tsx';
import classes from './slide-panel.module.css';
import { PANEL_WIDTH } from './slide-panel.tsx';
import { useEscape } from './use-escape.ts';

interface PeekPanelProps {
  opened: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A look at a record while the list beside it stays usable: the focus goes in, Escape out, and back to where it was. */
export function PeekPanel({ opened, ...rest }: PeekPanelProps) {
  return opened ? createPortal(<OpenPeek {...rest} />, document.body) : null;
}

function OpenPeek({ title, onClose, children }: Omit<PeekPanelProps, 'opened'>) {
  const titleId = useId();
  const close = useRef<HTMLButtonElement>(null);
  const layer = useEscape<HTMLDivElement>(true, onClose);
  useEffect(() => {
    const before = document.activeElement;
    close.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <div
      {...layer}
      role="dialog"
      aria-labelledby={titleId}
      className={`${classes.frame} ${classes.peek}`}
      style={{ width: PANEL_WIDTH.big }}
    >
      <div className={classes.head}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        <IconButton ref={close} label={text.close} onClick={onClose}>
          <IconX size={20} stroke={1.75} />
        </IconButton>
      </div>
      <div className={classes.body}>{children}</div>
    </div>
  );
}
