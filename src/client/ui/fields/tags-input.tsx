import { TagsInput as MantineTagsInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { Chip } from '../display/chip.tsx';
import { DROPDOWN } from '../layers/dropdown.ts';
import { Field, type FieldProps } from './field.tsx';
import classes from './tags-input.module.css';

interface TagsInputProps extends FieldProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** A message where an entry may not stand; it is then not taken. */
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

/** A list of free entries, split on commas, trimmed, none twice. */
export function TagsInput({ value, onChange, validate, suggestions, shown = 6, disabled, ...field }: TagsInputProps) {
  const [refusal, setRefusal] = useState<string>();
  const [unfolded, setUnfolded] = useState(false);
  /** What is being typed is checked once the typing rests. */
  const check = useDebouncedCallback((typed: string) => {
    const entry = typed.trim();
    if (entry === '') return;
    setRefusal(isAmong(entry, value) ? text.tags_duplicate : validate?.(entry));
  }, CHECK_AFTER_MS);
  const folded = unfolded ? 0 : Math.max(0, value.length - shown);

  const take = (next: string[]) => {
    check.cancel();
    const added = next.filter((entry) => !isAmong(entry, value));
    const message = added.map((entry) => validate?.(entry)).find((found) => found !== undefined);
    setRefusal(message);
    const refused = new Set(added.filter((entry) => validate?.(entry) !== undefined));
    onChange(next.filter((entry) => !refused.has(entry)));
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
          onSearchChange={(typed) => {
            if (typed === '') return check.cancel();
            setRefusal(undefined);
            check(typed);
          }}
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
