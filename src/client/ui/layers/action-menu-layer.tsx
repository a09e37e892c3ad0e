import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Fragment } from 'react';
import { Link } from '../display/link.tsx';
import type { MenuAction, MenuChoice, MenuPosition } from './menu-action.ts';
import { Standing } from './standing.tsx';
import { useEscape } from './use-escape.ts';
import { LAYER_PROPS, useFocusBack } from './use-focus-back.ts';

interface ActionMenuLayerProps {
  /** The button the menu hangs on, and its id. */
  target: HTMLElement;
  id: string;
  opened: boolean;
  onOpened: (opened: boolean) => void;
  onClose: () => void;
  actions: MenuAction[];
  choice?: MenuChoice | readonly MenuChoice[] | undefined;
  position: MenuPosition;
}

/** What a menu's button opens. */
export function ActionMenuLayer(props: ActionMenuLayerProps) {
  const { target, id, opened, onOpened, onClose, actions, choice, position } = props;
  const choices = choice === undefined ? [] : [choice].flat();
  // The second press of a double one comes while the menu fades away: it chooses nothing more.
  const once = (onSelect: MenuAction['onSelect']) => (opened ? onSelect : undefined);
  // The library hears Escape only inside: pressed before the focus has come in, it closes the menu all the same.
  const layer = useEscape<HTMLDivElement>(opened, onClose);
  useFocusBack(opened, layer.ref);
  return (
    <Menu
      id={id}
      opened={opened}
      onChange={onOpened}
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
        <Standing element={target} />
      </Menu.Target>
      <Menu.Dropdown ref={layer.ref} onKeyDown={layer.onKeyDown} {...LAYER_PROPS} miw={200}>
        {choices.map((each, at) => (
          <Fragment key={each.label ?? ''}>
            {at > 0 && <Menu.Divider />}
            <Choice {...each} />
          </Fragment>
        ))}
        {choices.length > 0 && actions.length > 0 && <Menu.Divider />}
        {actions.map((action) => {
          const shared = {
            leftSection: action.icon,
            disabled: action.disabled,
            'data-danger': action.danger || undefined,
          };
          if (action.checked !== undefined)
            return (
              <Menu.CheckboxItem
                key={action.key}
                {...shared}
                checked={action.checked}
                onChange={once(action.onSelect)}
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
            <Menu.Item key={action.key} {...shared} onClick={once(action.onSelect)}>
              {action.label}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}

const Choice = ({ label, chosen, options, onChoose }: MenuChoice) => (
  <Menu.RadioGroup value={chosen} onChange={onChoose}>
    {label && <Menu.Label>{label}</Menu.Label>}
    {options.map((option) => (
      <Menu.RadioItem key={option} value={option} closeMenuOnClick checkIcon={<IconCheck size={16} stroke={1.75} />}>
        {option}
      </Menu.RadioItem>
    ))}
  </Menu.RadioGroup>
);
