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

/** Keys that are no single letters, or that the browser gives their meaning; where they wait for rows, for which shortcut. */
const FURTHER: (Shortcut & { where?: ShortcutId | 'row_peek' })[] = [
  { keys: ['Ctrl K'], label: text.keys_palette, group: 'everywhere' },
  { keys: ['Esc'], label: text.keys_close, group: 'everywhere' },
  { keys: ['Enter'], label: text.keys_row_open, group: 'lists', where: 'row_next' },
  { keys: ['Space'], label: text.keys_row_peek, group: 'lists', where: 'row_peek' },
];

/** The keys that do something on this screen, for this person, and the switch of single keys. */
export function KeyboardHelp({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { singleKeys, setSingleKeys, isSet } = useKeyboard();
  const ids = Object.keys(SHORTCUTS) as ShortcutId[];
  const all: Shortcut[] = [
    ...FURTHER.filter(({ where }) => where === undefined || isSet(where)),
    ...ids.filter(isSet).map((id) => SHORTCUTS[id]),
  ];
  return (
    <Modal opened={opened} title={text.keys_title} onClose={onClose}>
      <Checkbox
        label={text.keys_switch}
        description={text.keys_switch_hint}
        checked={singleKeys}
        onChange={(event) => setSingleKeys(event.currentTarget.checked)}
      />
      {GROUPS.filter(([group]) => all.some((shortcut) => shortcut.group === group)).map(([group, title]) => (
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
