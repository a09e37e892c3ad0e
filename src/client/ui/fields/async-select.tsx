import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { DROPDOWN, DROPDOWN_HEIGHT } from '../layers/dropdown.ts';
import { Field, type FieldProps } from './field.tsx';
import { keepEnter } from './keep-enter.ts';
import classes from './search-box.module.css';
import { type AsyncOptions, type RecentItems, type SearchItems, useAsyncOptions } from './use-async-options.ts';

interface AsyncSelectProps<Item> extends FieldProps {
  value: Item | null;
  onChange: (item: Item | null) => void;
  search: SearchItems<Item>;
  /** Offered once the box has the focus, before anything is typed: what this person opened last. */
  recent?: RecentItems<Item>;
  itemKey: (item: Item) => string;
  /** What stands in the box once chosen. */
  itemLabel: (item: Item) => string;
  /** An option's second line, so that people of the same name can be set apart: birth date, city. */
  itemDetail?: (item: Item) => ReactNode;
  /** Milliseconds after the last key. */
  delay?: number;
  placeholder?: string;
  disabled?: boolean;
  autoFocus?: boolean;
  /** What stands in the list where nothing was found, and where the search failed; the kit's own words when absent. */
  words?: { nothing: string; failed: string };
  /** Hears of every key, for a caller that can use a name nobody has yet. */
  onType?: (typed: string) => void;
  /** Offered beneath what was found, once the search has answered: what was typed made new. */
  create?: { label: (typed: string) => string; onCreate: (typed: string) => void };
}

/** CSS pixels over the end of the list at which what comes after it is fetched. */
const NEAR_END = 80;

/** No item's key. */
const CREATE = '\u0000create';

/** Chooses one of many that the server searches: an APG combobox with a listbox. */
export function AsyncSelect<Item>(props: AsyncSelectProps<Item>) {
  const { value, onChange, search, itemKey, itemLabel, itemDetail, delay = 1000, disabled, create } = props;
  const chosen = value === null ? '' : itemLabel(value);
  const [typed, setTyped] = useState(chosen);
  useEffect(() => setTyped(chosen), [chosen]);
  const query = typed === chosen ? '' : typed;
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const options = useAsyncOptions(query, search, delay, props.recent, combobox.dropdownOpened && value === null);
  const items = options.state === 'found' ? options.items : [];
  const offered = options.state === 'found' && options.recent;

  // Nobody has asked for what is offered: Enter alone chooses none of it.
  const answered = options.state === 'found' && !offered;
  useEffect(() => {
    // What Enter would choose, shown before it is pressed.
    if (answered) combobox.selectFirstOption();
  }, [answered, combobox.selectFirstOption]);

  const choose = (key: string) => {
    if (key === CREATE) {
      create?.onCreate(query.trim());
      return combobox.closeDropdown();
    }
    const item = items.find((each) => itemKey(each) === key);
    if (item) {
      onChange(item);
      setTyped(itemLabel(item));
    }
    combobox.closeDropdown();
  };
  const clear = () => {
    setTyped('');
    onChange(null);
    combobox.focusTarget();
  };

  return (
    <Field
      label={props.label}
      labelHidden={props.labelHidden}
      hint={props.hint}
      error={props.error}
      required={props.required}
    >
      {(tied) => (
        <Combobox {...DROPDOWN} store={combobox} onOptionSubmit={choose}>
          <Combobox.Target withExpandedAttribute autoComplete="off">
            <TextInput
              {...tied}
              aria-autocomplete="list"
              value={typed}
              placeholder={props.placeholder ?? text.select_type}
              disabled={disabled}
              data-autofocus={props.autoFocus || undefined}
              error={Boolean(props.error)}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                props.onType?.(event.currentTarget.value);
                combobox.openDropdown();
                combobox.resetSelectedOption();
              }}
              onKeyDown={(event) => keepEnter(event, typed, chosen)}
              onFocus={() => combobox.openDropdown()}
              onClick={() => combobox.openDropdown()}
              onBlur={() => {
                combobox.closeDropdown();
                setTyped(chosen);
              }}
              rightSectionPointerEvents="all"
              rightSection={
                value !== null &&
                !disabled && (
                  <button type="button" className={classes.clear} aria-label={text.select_clear} onClick={clear}>
                    <IconX size={16} stroke={1.75} aria-hidden />
                  </button>
                )
              }
            />
          </Combobox.Target>
          <Combobox.Dropdown>
            {offered && (
              <div className={classes.heading} aria-hidden>
                {text.select_recent}
              </div>
            )}
            <Combobox.Options
              aria-label={offered ? text.select_recent : props.label}
              mah={DROPDOWN_HEIGHT}
              style={{ overflowY: 'auto' }}
              onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
                const left = scrollHeight - scrollTop - clientHeight;
                if (options.state === 'found' && left < NEAR_END) options.more?.();
              }}
            >
              {items.map((item) => (
                <Combobox.Option key={itemKey(item)} value={itemKey(item)}>
                  <div>{itemLabel(item)}</div>
                  {itemDetail && <div className={classes.detail}>{itemDetail(item)}</div>}
                </Combobox.Option>
              ))}
              {create && answered && <Combobox.Option value={CREATE}>{create.label(query.trim())}</Combobox.Option>}
            </Combobox.Options>
            {items.length === 0 && !(create && answered) && (
              <Combobox.Empty>{stateText(options, props.words)}</Combobox.Empty>
            )}
          </Combobox.Dropdown>
          <span role="status" className="lf-sr-only">
            {combobox.dropdownOpened ? announcement(options, props.words) : ''}
          </span>
        </Combobox>
      )}
    </Field>
  );
}

type Words = NonNullable<AsyncSelectProps<unknown>['words']>;
const KIT_WORDS: Words = { nothing: text.select_nothing, failed: text.select_failed };

function stateText<Item>(options: AsyncOptions<Item>, words: Words = KIT_WORDS): string {
  if (options.state === 'idle') return text.select_type;
  if (options.state === 'searching') return text.select_searching;
  return options.state === 'failed' ? words.failed : words.nothing;
}

function announcement<Item>(options: AsyncOptions<Item>, words?: Words): string {
  if (options.state !== 'found' || options.items.length === 0)
    return options.state === 'idle' ? '' : stateText(options, words);
  return options.items.length === 1 ? text.select_result_one : format(text.select_results, { n: options.items.length });
}
