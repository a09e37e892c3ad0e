import { IconDots } from '@tabler/icons-react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import { ActionMenu } from '#client/ui/layers/action-menu.tsx';
import type { MenuAction } from '#client/ui/layers/menu-action.ts';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import classes from './header-actions.module.css';
import { hearRecordActions, recordActions } from './record-actions.ts';

/** One menu, where a phone has no room for a row of buttons; what it holds is asked for when it is opened. */
function PhoneMenu({ actions }: { actions: () => MenuAction[] }) {
  const [shown, setShown] = useState<MenuAction[]>([]);
  return (
    <div className={classes.phone}>
      <ActionMenu
        actions={shown}
        trigger={
          <IconButton label={text.menu_more} kind="outline" onClick={() => setShown(actions())}>
            <IconDots size={20} stroke={1.75} />
          </IconButton>
        }
      />
    </div>
  );
}

/** Actions of a page beside its first one: a button each on a desk, on a phone one menu. */
export const HeaderActions = ({ actions }: { actions: MenuAction[] }) => (
  <>
    <div className={classes.desk}>
      {actions.map(({ key, label, onSelect }) => (
        <Button key={key} onClick={onSelect}>
          {label}
        </Button>
      ))}
    </div>
    <PhoneMenu actions={() => actions} />
  </>
);

interface RecordHeaderProps {
  /** The first thing done there, a button on every screen. */
  primary: ReactNode;
  /** The key under which that is offered as an action of the record. */
  primaryKey: string;
  /** What else is done there. On a phone one menu stands for all of it: what the record's parts offer the palette. */
  children: ReactNode;
}

/** A record's actions beside its name: buttons on a desk, on a phone the first one and one menu. */
export function RecordHeaderActions({ primary, primaryKey, children }: RecordHeaderProps) {
  const [any, setAny] = useState(false);
  const others = () => recordActions().filter(({ key }) => key !== primaryKey);
  // Painted with the header: where nothing is done first, the menu is a row of its own.
  useLayoutEffect(() => {
    const look = () => setAny(recordActions().some(({ key }) => key !== primaryKey));
    look();
    return hearRecordActions(look);
  }, [primaryKey]);
  return (
    <>
      {primary}
      <div className={classes.desk}>{children}</div>
      {any && <PhoneMenu actions={others} />}
    </>
  );
}
