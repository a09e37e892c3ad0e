import { Checkbox } from '@mantine/core';
import { Fragment } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { Kbd } from '../ui/display/kbd.tsx';
import { Modal } from '../ui/layers/modal.tsx';
import classes from './keyboard-help.module.css';
import { SHORTCUTS, type Shortcut, type ShortcutGroup, type ShortcutId } from './keyboard-map.ts';
import { useKeyboard } from './keyboard-provider.tsx';

const GROUPS: [ShortcutGroup, string][] = [
  ['everywhere', text.keys_group_everywhere],
  ['lists', text.keys_group_lists],
  ['records', text.keys_group_records],
];

/** Keys that are no single letters, or that the browser gives their meaning. */
const FURTHER: Shortcut[] = [
  { keys: ['Ctrl K'], label: text.keys_palette, group: 'everywhere' },
  { keys: ['Esc'], label: text.keys_close, group: 'everywhere' },
  { keys: ['Enter'], label: text.keys_row_open, group: 'lists' },
  { keys: ['Space'], label: text.keys_row_peek, group: 'lists' },
];

/** The keyboard map, without the places and actions that this person has none of, and the switch of single keys. */
export function KeyboardHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { singleKeys, setSingleKeys, isSet } = useKeyboard();
  const ids = Object.keys(SHORTCUTS) as ShortcutId[];
  const known = ids.filter((id) => SHORTCUTS[id].group !== 'everywhere' || isSet(id));
  const all: Shortcut[] = [...FURTHER, ...known.map((id) => SHORTCUTS[id])];
  return (
    <Modal opened={opened} title={text.keys_title} onClose={onClose}>
      <Checkbox
        label={text.keys_switch}
        description={text.keys_switch_hint}
        checked={singleKeys}
        onChange={(event) => setSingleKeys(event.currentTarget.checked)}
      />
      {GROUPS.map(([group, title]) => (
        <section key={group} className={classes.group} aria-label={title}>
          <h3 className={classes.title}>{title}</h3>
          <dl className={classes.list}>
            {all
              .filter((shortcut) => shortcut.group === group)
              .map((shortcut) => (
                <div key={shortcut.label} className={classes.row}>
                  <dt>{shortcut.label}</dt>
                  <dd className={classes.keys}>
                    {shortcut.keys.map((each, index) => (
                      <Fragment key={each}>
                        {index > 0 && <span className={classes.then}>{text.keys_then}</span>}
                        <Kbd>{each}</Kbd>
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </Modal>
  );
}
