import { Menu } from '@mantine/core';
import { IconCheck, IconDots } from '@tabler/icons-react';
import { type ReactElement, type ReactNode, useCallback, useState } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { Link } from '../display/link.tsx';
import { IconButton } from '../icon-button.tsx';
import { useEscape } from './use-escape.ts';
import { LAYER_PROPS, useFocusBack } from './use-focus-back.ts';

export interface MenuAction {
  key: string;
  label: string;
  icon?: ReactNode;
  /** A place to go, as a real link; else `onSelect`. */
  href?: string;
  onSelect?: () => void;
  danger?: boolean;
  /** Whether what the action turns on is on; absent for an action that turns nothing on. */
  checked?: boolean;
  disabled?: boolean;
}

/** One of several, chosen in the menu above its actions. */
interface MenuChoice {
  chosen: string;
  options: readonly string[];
  onChoose: (option: string) => void;
}

interface ActionMenuProps {
  actions: MenuAction[];
  choice?: MenuChoice;
  /** The button that opens the menu; three dots named "More actions" when absent. */
  trigger?: ReactElement;
  position?: 'bottom-end' | 'bottom-start' | 'right-end' | 'top-end';
}

/** A menu of actions on a button: arrow keys, Home, End, Escape, typed letters; closes on an outside click. */
export function ActionMenu({ actions, choice, trigger, position = 'bottom-end' }: ActionMenuProps) {
  const [opened, setOpened] = useState(false);
  const close = useCallback(() => setOpened(false), []);
  // The library hears Escape only inside: pressed before the focus has come in, it closes the menu all the same.
  const layer = useEscape<HTMLDivElement>(opened, close);
  useFocusBack(opened, layer.ref);
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      returnFocus={false}
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
      position={position}
      shadow="md"
      radius={10}
      transitionProps={{ duration: 180 }}
    >
      <Menu.Target>
        {trigger ?? (
          <IconButton label={text.menu_more}>
            <IconDots size={20} stroke={1.75} />
          </IconButton>
        )}
      </Menu.Target>
      <Menu.Dropdown ref={layer.ref} onKeyDown={layer.onKeyDown} {...LAYER_PROPS} miw={200}>
        {choice && <Choice {...choice} />}
        {choice && actions.length > 0 && <Menu.Divider />}
        {actions.map((action) => {
          const shared = {
            leftSection: action.icon,
            disabled: action.disabled,
            color: action.danger ? 'danger' : undefined,
          };
          if (action.checked !== undefined)
            return (
              <Menu.CheckboxItem
                key={action.key}
                {...shared}
                checked={action.checked}
                onChange={action.onSelect}
                checkIcon={<IconCheck size={16} stroke={1.75} />}
                closeMenuOnClick
              >
                {action.label}
              </Menu.CheckboxItem>
            );
          return action.href ? (
            <Menu.Item key={action.key} {...shared} component={Link} href={action.href}>
              {action.label}
            </Menu.Item>
          ) : (
            <Menu.Item key={action.key} {...shared} onClick={action.onSelect}>
              {action.label}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

const Choice = ({ chosen, options, onChoose }: MenuChoice) => (
  <Menu.RadioGroup value={chosen} onChange={onChoose}>
    {options.map((option) => (
      <Menu.RadioItem key={option} value={option} closeMenuOnClick checkIcon={<IconCheck size={16} stroke={1.75} />}>
        {option}
      </Menu.RadioItem>
    ))}
  </Menu.RadioGroup>
);
