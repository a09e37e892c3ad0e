import { IconDots } from '@tabler/icons-react';
import { cloneElement, type MouseEvent, type ReactElement, useCallback, useId, useState } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { drawnLater, useFetchedAhead } from '../drawn-later.tsx';
import { IconButton } from '../icon-button.tsx';
import type { MenuAction, MenuChoice, MenuPosition } from './menu-action.ts';

const Layer = drawnLater(async () => (await import('./action-menu-layer.tsx')).ActionMenuLayer);

interface TriggerProps {
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
}

interface ActionMenuProps {
  actions: MenuAction[];
  choice?: MenuChoice | readonly MenuChoice[];
  /** The button that opens the menu; three dots named "More actions" when absent. */
  trigger?: ReactElement<TriggerProps>;
  position?: MenuPosition;
}

/**
 * A menu of actions on a button: arrow keys, Home, End, Escape, typed letters; closes on an outside click. Its button is
 * all there is until somebody turns to it.
 */
export function ActionMenu({ actions, choice, trigger, position = 'bottom-end' }: ActionMenuProps) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setOpened(false), []);
  useFetchedAhead(Layer.ahead);
  const button: ReactElement<TriggerProps> = trigger ?? (
    <IconButton label={text.menu_more}>
      <IconDots size={20} stroke={1.75} />
    </IconButton>
  );
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    button.props.onClick?.(event);
    setTarget(event.currentTarget);
    setOpened(!opened);
  };
  const menuButton = {
    id,
    onClick: press,
    'aria-haspopup': 'menu',
    'aria-expanded': opened,
    'aria-controls': opened ? `${id}-dropdown` : undefined,
  };
  return (
    <>
      {cloneElement(button, menuButton)}
      {target && (
        <Layer
          target={target}
          id={id}
          opened={opened}
          onOpened={setOpened}
          onClose={close}
          actions={actions}
          choice={choice}
          position={position}
        />
      )}
    </>
  );
}
