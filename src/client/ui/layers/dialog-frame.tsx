import { Modal as MantineModal } from '@mantine/core';
import type { ReactNode } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { closesBeside } from './closes-beside.ts';
import classes from './dialog-frame.module.css';
import { FirstField } from './first-field.tsx';
import { FirstFocus } from './first-focus.tsx';
import { useEscape } from './use-escape.ts';
import { LAYER_PROPS, useFocusBack } from './use-focus-back.ts';
import { useWholeDoubleClick } from './use-whole-double-click.ts';

/** The four widths of the product's dialogs, in CSS pixels; `full` is 90 % of the window both ways. */
const WIDTH = { small: 400, medium: 600, big: 960, full: '90vw' } as const;
export type DialogSize = keyof typeof WIDTH;

interface DialogFrameProps {
  opened: boolean;
  title: string;
  size?: DialogSize;
  /** Escape, the scrim and the close button work. */
  closable?: boolean;
  /** What it shows is shown this once: its buttons close it, Escape and a click beside do not. */
  shownOnce?: boolean | undefined;
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

/** A dialog's box: titled, focus kept inside and given back, body scrolling between head and foot. */
export function DialogFrame(props: DialogFrameProps) {
  const { opened, title, size = 'medium', closable = true, shownOnce = false, onClose, footer, children } = props;
  const bySlip = closable && !shownOnce;
  const layer = useEscape<HTMLDivElement>(opened && bySlip, onClose);
  useFocusBack(opened, layer.ref);
  useWholeDoubleClick(opened);
  return (
    <MantineModal.Root
      opened={opened}
      onClose={onClose}
      size={WIDTH[size]}
      centered
      padding={0}
      closeOnEscape={false}
      returnFocus={false}
      closeOnClickOutside={false}
      transitionProps={{ duration: 180, transition: 'fade-up' }}
      classNames={{ content: classes.content, inner: classes.inner }}
    >
      <MantineModal.Overlay bg="var(--lf-scrim)" onClick={bySlip ? closesBeside(onClose) : undefined} />
      <MantineModal.Content data-closing={!opened || undefined}>
        <div {...layer} {...LAYER_PROPS} className={`${classes.frame} ${size === 'full' ? classes.full : ''}`}>
          <div className={classes.head}>
            <MantineModal.Title component="h2" className={classes.title}>
              {title}
            </MantineModal.Title>
          </div>
          <MantineModal.Body className={classes.body}>{children}</MantineModal.Body>
          {footer && (
            <div className={classes.foot} data-keep-clear>
              {footer}
            </div>
          )}
          {/* After what the dialog is for, so that a dialog opens with its first field focused. */}
          <MantineModal.CloseButton
            aria-label={text.close}
            size={36}
            disabled={!closable}
            className={classes.close}
            data-closes
          />
          <FirstFocus opened={opened} />
          <FirstField />
        </div>
      </MantineModal.Content>
    </MantineModal.Root>
  );
}
