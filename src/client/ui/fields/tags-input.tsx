import { TagsInput as MantineTagsInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { Chip } from '../display/chip.tsx';
import { DROPDOWN } from '../layers/dropdown.ts';
import { Field, type FieldProps } from './field.tsx';
import classes from './tags-input.module.css';

interface TagsInputProps extends FieldProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** A message where an entry may not stand; it then stays as it is typed, and its form does not go on. */
  validate?: (entry: string) => string | undefined;
  /** Offered while typing. */
  suggestions?: string[];
  /** Entries shown before the rest fold into '+N'. */
  shown?: number;
  disabled?: boolean;
}

/** Milliseconds (P2 §9). */
const CHECK_AFTER_MS = 500;

/** The same entry in other letter case is the same. */
const isAmong = (entry: string, entries: readonly string[]): boolean =>
  entries.some((each) => each.toLowerCase() === entry.toLowerCase());

const piecesOf = (typed: string): string[] =>
  typed
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** A list of free entries, split on commas, trimmed, none twice. */
export function TagsInput({ value, onChange, validate, suggestions, shown = 6, disabled, ...field }: TagsInputProps) {
  const [refusal, setRefusal] = useState<string>();
  const [unfolded, setUnfolded] = useState(false);
  const [typed, setTyped] = useState('');
  const left = useRef('');
  /** What is being typed is checked once the typing rests. */
  const check = useDebouncedCallback((last: string) => {
    const entry = last.trim();
    if (entry === '') return;
    setRefusal(isAmong(entry, value) ? text.tags_duplicate : validate?.(entry));
  }, CHECK_AFTER_MS);
  const folded = unfolded ? 0 : Math.max(0, value.length - shown);

  const take = (next: readonly string[]) => {
    check.cancel();
    const entries = next.filter((entry) => !value.includes(entry)).flatMap(piecesOf);
    const taken = next.filter((entry) => value.includes(entry));
    const refused: string[] = [];
    let said: string | undefined;
    for (const entry of entries) {
      if (isAmong(entry, taken)) {
        said ??= text.tags_duplicate;
        continue;
      }
      const fault = validate?.(entry);
      if (!fault) taken.push(entry);
      // Of what is left in the field before what is there already.
      else if (refused.push(entry) === 1) said = fault;
    }
    setRefusal(said);
    if (entries.length > 0) leave(refused.join(', '));
    onChange(taken);
  };
  /** Where it stays to be put right: the input empties itself before it hands on what was typed, or right after. */
  const leave = (refused: string) => {
    left.current = refused;
    setTyped(refused);
    queueMicrotask(() => {
      left.current = '';
    });
  };
  const type = (next: string) => {
    setTyped(next || left.current);
    if (next === '') return check.cancel();
    // The keyboards of some phones name no key: their commas come as letters.
    if (next.endsWith(',')) return take([...value, next]);
    setRefusal(undefined);
    check(next);
  };

  return (
    <Field {...field} hint={field.hint ?? text.tags_hint} error={refusal ?? field.error}>
      {(tied) => (
        <MantineTagsInput
          {...tied}
          data={suggestions}
          value={[...value]}
          onChange={take}
          isDuplicate={isAmong}
          onDuplicate={() => {
            check.cancel();
            setRefusal(text.tags_duplicate);
          }}
          searchValue={typed}
          onSearchChange={type}
          data-refused={(refusal && typed) || undefined}
          splitChars={[',']}
          error={Boolean(refusal ?? field.error)}
          disabled={disabled}
          comboboxProps={DROPDOWN}
          renderPill={({ option, onRemove }) => {
            const at = value.indexOf(String(option.value));
            if (folded > 0 && at === shown) {
              return (
                <button
                  type="button"
                  className={classes.more}
                  aria-label={format(text.tags_more, { n: folded })}
                  onClick={() => setUnfolded(true)}
                >
                  {format(text.tags_overflow, { n: folded })}
                </button>
              );
            }
            if (folded > 0 && at > shown) return null;
            return (
              <Chip
                removeLabel={format(text.select_remove, { label: option.label })}
                onRemove={onRemove}
                disabled={disabled}
              >
                {option.label}
              </Chip>
            );
          }}
        />
      )}
    </Field>
  );
}
