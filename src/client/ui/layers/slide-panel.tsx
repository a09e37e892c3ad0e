import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { closesBeside } from './closes-beside.ts';
import { FirstFocus } from './first-focus.tsx';
import { PANEL_WIDTH } from './panel-width.ts';
import classes from './slide-panel.module.css';
import { useDiscardGuard } from './use-discard-guard.tsx';
import { useEscape } from './use-escape.ts';
import { LAYER_PROPS, useFocusBack } from './use-focus-back.ts';

interface SlidePanelProps {
  opened: boolean;
  title: string;
  size?: keyof typeof PANEL_WIDTH;
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
  dirty = false,
  onClose,
  footer,
  children,
}: SlidePanelProps) {
  const guard = useDiscardGuard(dirty, onClose);
  const layer = useEscape<HTMLDivElement>(opened && !guard.asking, guard.requestClose);
  useFocusBack(opened, layer.ref);
  return (
    <>
      <Drawer.Root
        opened={opened}
        onClose={guard.requestClose}
        position="right"
        size={PANEL_WIDTH[size]}
        padding={0}
        closeOnEscape={false}
        closeOnClickOutside={false}
        returnFocus={false}
        transitionProps={{ duration: 240 }}
        classNames={{ content: classes.content }}
      >
        <Drawer.Overlay bg="var(--lf-scrim)" onClick={closesBeside(guard.requestClose)} />
        <Drawer.Content data-closing={!opened || undefined}>
          <div {...layer} {...LAYER_PROPS} className={classes.frame}>
            <div className={classes.head}>
              <Drawer.Title component="h2" className={classes.title}>
                {title}
              </Drawer.Title>
              <Drawer.CloseButton aria-label={text.close} size={36} />
            </div>
            <Drawer.Body className={classes.body}>{children}</Drawer.Body>
            {footer && (
              <div className={classes.foot} data-keep-clear>
                {footer}
              </div>
            )}
            <FirstFocus opened={opened} />
          </div>
        </Drawer.Content>
      </Drawer.Root>
      {guard.dialog}
    </>
  );
}
