import { TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import classes from './search-box.module.css';

/** Room for '10,000+ tasks' and the button that clears, in CSS pixels. */
const COUNT_WIDTH = 132;

interface SearchBoxProps {
  /** Names the box: 'Search inquiries'. */
  label: string;
  value: string;
  /** Called 400 ms after the last key, at once on Enter, clearing and leaving the box. */
  onSearch: (value: string) => void;
  delay?: number;
  placeholder?: string;
  width?: number | string;
  /** How much is searched: '12 tasks'. */
  count?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/**
 * The list search. What is typed lives here until it is handed on, so a late answer or a re-render never
 * drops a key; a value that changes from outside (Back, Clear all) is taken over unless it is our own echo.
 */
export function SearchBox({
  label,
  value,
  onSearch,
  delay = 400,
  placeholder = text.search_placeholder,
  width = 320,
  count,
  ref,
}: SearchBoxProps) {
  const countId = useId();
  const [typed, setTyped] = useState(value);
  const handedOn = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (value === handedOn.current) return;
    handedOn.current = value;
    clearTimeout(timer.current);
    setTyped(value);
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const handOn = (next: string) => {
    clearTimeout(timer.current);
    if (next === handedOn.current) return;
    handedOn.current = next;
    onSearch(next);
  };
  const type = (next: string) => {
    setTyped(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => handOn(next), delay);
  };
  const clear = () => {
    setTyped('');
    handOn('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') handOn(typed);
    if (event.key === 'Escape' && typed !== '') {
      event.stopPropagation();
      clear();
    }
  };

  return (
    <TextInput
      ref={ref}
      type="search"
      aria-label={label}
      className={classes.box}
      w={width}
      placeholder={placeholder}
      value={typed}
      leftSection={<IconSearch size={18} stroke={1.75} aria-hidden />}
      rightSection={
        <>
          {count && (
            <span id={countId} className={classes.count}>
              {count}
            </span>
          )}
          {typed !== '' && (
            <button type="button" className={classes.clear} aria-label={text.search_clear} onClick={clear}>
              <IconX size={16} stroke={1.75} aria-hidden />
            </button>
          )}
        </>
      }
      {...(count ? { rightSectionWidth: COUNT_WIDTH, 'aria-describedby': countId } : {})}
      rightSectionPointerEvents="all"
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={() => handOn(typed)}
      onKeyDown={onKeyDown}
    />
  );
}
