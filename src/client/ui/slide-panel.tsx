import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { uiMessages as text } from '../../shared/features/ui/ui.messages.ts';
import classes from './slide-panel.module.css';
import { useDiscardGuard } from './use-discard-guard.tsx';
import { useEscape } from './use-escape.ts';

/** CSS pixels. */
const WIDTH = { medium: 300, big: 420 } as const;

interface SlidePanelProps {
  opened: boolean;
  title: string;
  size?: keyof typeof WIDTH;
  /** A peek: the page beside it stays usable, nothing is dimmed. */
  peek?: boolean;
  dirty?: boolean;
  onClose: () => void;
  footer?: ReactNode;
  children: ReactNode;
}

/** A panel from the right; closes animated on backdrop, close icon and Escape, and gives the focus back. */
export function SlidePanel({
  opened,
  title,
  size = 'medium',
  peek = false,
  dirty = false,
  onClose,
  footer,
  children,
}: SlidePanelProps) {
  const guard = useDiscardGuard(dirty, onClose);
  const onKeyDown = useEscape(opened && !guard.asking, guard.requestClose);
  return (
    <>
      <Drawer.Root
        opened={opened}
        onClose={guard.requestClose}
        position="right"
        size={WIDTH[size]}
        padding={0}
        trapFocus={!peek}
        lockScroll={!peek}
        closeOnClickOutside={!peek}
        closeOnEscape={false}
        transitionProps={{ duration: 240 }}
      >
        {!peek && <Drawer.Overlay color="#14262B" backgroundOpacity={0.45} />}
        <Drawer.Content className={classes.content} aria-modal={!peek} onKeyDown={onKeyDown}>
          <Drawer.Header className={classes.head}>
            <Drawer.Title component="h2" className={classes.title}>
              {title}
            </Drawer.Title>
            <Drawer.CloseButton aria-label={text.close} size={36} data-autofocus={peek || undefined} />
          </Drawer.Header>
          <Drawer.Body className={classes.body}>{children}</Drawer.Body>
          {footer && <div className={classes.foot}>{footer}</div>}
        </Drawer.Content>
      </Drawer.Root>
      {guard.dialog}
    </>
  );
}
