import { Combobox, Modal, useCombobox } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { type SearchItems, useAsyncOptions } from '../ui/fields/use-async-options.ts';
import { LAYER_PROPS, useFocusBack } from '../ui/layers/use-focus-back.ts';
import classes from './command-palette.module.css';
import { typedAhead } from './typed-ahead.ts';

export interface PaletteItem {
  id: string;
  /** A person's name, a place, an action. */
  label: string;
  /** What sets people of one name apart: birth date, city. */
  detail?: string;
  /** What it is: 'Client', 'Inquiry'. */
  kind?: string;
  icon?: ReactNode;
  onChoose: () => void;
}

export interface PaletteGroup {
  title: string;
  items: PaletteItem[];
}

interface CommandPaletteProps {
  opened: boolean;
  onClose: () => void;
  /** Places and actions, filtered here by their label. */
  groups: readonly PaletteGroup[];
  /** Records, searched by the server; groups without items are left out. */
  search: SearchItems<PaletteGroup>;
  /** Shown first while nothing is typed. */
  recent?: PaletteGroup | undefined;
}

/** Milliseconds after the last key: short, for the answer should stand within 300. */
const SEARCH_DELAY = 120;

/** Ctrl/Cmd+K: one box that finds people, places and actions. */
export function CommandPalette({ opened, onClose, groups, search, recent }: CommandPaletteProps) {
  const frame = useRef<HTMLDivElement>(null);
  useFocusBack(opened, frame);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      size={600}
      yOffset="12vh"
      padding={0}
      radius={14}
      transitionProps={{ duration: 120 }}
      classNames={{ content: classes.content }}
    >
      <Modal.Overlay bg="var(--lf-scrim)" />
      <Modal.Content aria-label={text.palette_title} data-closing={!opened || undefined}>
        <div ref={frame} {...LAYER_PROPS}>
          <PaletteBody onClose={onClose} groups={groups} search={search} recent={recent} />
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}

function PaletteBody({ onClose, groups, search, recent }: Omit<CommandPaletteProps, 'opened'>) {
  const [query, setQuery] = useState('');
  const found = useAsyncOptions(query, search, SEARCH_DELAY);
  const combobox = useCombobox({ opened: true });
  const shown = [
    ...(recent && query.trim() === '' ? [recent] : []),
    ...matching(groups, query),
    ...(found.state === 'found' ? found.items : []),
  ].filter((group) => group.items.length > 0);
  const items = shown.flatMap((group) => group.items);
  const first = items[0]?.id;
  // Places and actions may bear the word all the same: they are not all that there is.
  const failed = query !== '' && found.state === 'failed';
  const { selectFirstOption, resetSelectedOption } = combobox;
  useEffect(() => {
    if (first === undefined) resetSelectedOption();
    else selectFirstOption();
  }, [first, selectFirstOption, resetSelectedOption]);

  const choose = (id: string) => {
    onClose();
    items.find((item) => item.id === id)?.onChoose();
  };

  // Whoever knows what they typed presses Enter before the answer is there: it is for what is found first.
  const [hurried, setHurried] = useState<string | null>(null);
  const waits = hurried !== null && hurried === query;
  const chooseFirst = useCallbackRef(() => first !== undefined && choose(first));
  useEffect(() => {
    if (!waits || first === undefined) return;
    setHurried(null);
    chooseFirst();
  }, [waits, first, chooseFirst]);

  return (
    <Combobox store={combobox} onOptionSubmit={choose} withinPortal={false}>
      <div className={classes.head}>
        <IconSearch size={20} stroke={1.75} aria-hidden />
        <Combobox.EventsTarget withExpandedAttribute autoComplete="off">
          <input
            className={classes.input}
            aria-label={text.palette_placeholder}
            aria-autocomplete="list"
            placeholder={text.palette_placeholder}
            value={query}
            onChange={(event) => {
              setQuery(event.currentTarget.value);
              setHurried(null);
            }}
            onFocus={() => {
              const { typed, entered } = typedAhead.take();
              if (typed === '') return;
              setQuery(query + typed);
              if (entered) setHurried(query + typed);
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape') {
                setHurried(null);
                onClose();
              }
              if (event.key === 'Enter' && !event.nativeEvent.isComposing && items.length === 0) setHurried(query);
            }}
            data-autofocus
          />
        </Combobox.EventsTarget>
      </div>
      <Combobox.Options className={classes.options} aria-label={text.palette_title}>
        {shown.map((group) => (
          <Combobox.Group key={group.title} label={group.title}>
            {group.items.map((item) => (
              <Combobox.Option key={item.id} value={item.id} className={classes.option}>
                {item.icon && <span className={classes.icon}>{item.icon}</span>}
                <span className={classes.words}>
                  <span className={classes.label}>{item.label}</span>
                  {item.detail && <span className={classes.detail}>{item.detail}</span>}
                </span>
                {item.kind && <span className={classes.kind}>{item.kind}</span>}
              </Combobox.Option>
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      {(items.length === 0 || failed) && <div className={classes.none}>{noneText(query, found.state)}</div>}
      <span role="status" className="lf-sr-only">
        {query === '' || found.state === 'searching' ? '' : failed ? text.select_failed : countText(items.length)}
      </span>
    </Combobox>
  );
}

function matching(groups: readonly PaletteGroup[], query: string): PaletteGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (item: PaletteItem) => words.every((word) => item.label.toLowerCase().includes(word));
  return groups.map((group) => ({ title: group.title, items: group.items.filter(fits) }));
}

function noneText(query: string, state: 'idle' | 'searching' | 'failed' | 'found'): string {
  if (query === '') return text.palette_hint;
  if (state === 'failed') return text.select_failed;
  return state === 'found' ? text.select_nothing : text.select_searching;
}

const countText = (count: number) =>
  count === 0 ? text.select_nothing : count === 1 ? text.select_result_one : format(text.select_results, { n: count });
