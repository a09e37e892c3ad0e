import { MultiSelect } from '@mantine/core';
import { useState } from 'react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { Chip } from '../display/chip.tsx';
import { DROPDOWN } from '../layers/dropdown.ts';
import { Field, type FieldProps } from './field.tsx';
import { keepEnter } from './keep-enter.ts';
import type { Option } from './select-field.tsx';
import { useOpenedByTyping } from './use-opened-by-typing.ts';

interface MultiSelectFieldProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  value: readonly Value[];
  onChange: (value: Value[]) => void;
  placeholder?: string;
  disabled?: boolean;
}

/** Several of a list known beforehand; each chosen one is a chip with its own remove button. */
export function MultiSelectField<Value extends string>(props: MultiSelectFieldProps<Value>) {
  const { label, labelHidden, hint, error, required, options, value, onChange, placeholder, disabled } = props;
  const [typed, setTyped] = useState('');
  const opening = useOpenedByTyping();
  const keep = (chosen: string[]) =>
    options.filter((option) => chosen.includes(option.value)).map((option) => option.value);
  return (
    <Field label={label} labelHidden={labelHidden} hint={hint} error={error} required={required}>
      {(tied) => (
        <MultiSelect
          {...tied}
          {...opening}
          data={options as Option<Value>[]}
          value={[...value]}
          onChange={(chosen) => onChange(keep(chosen))}
          placeholder={value.length === 0 ? placeholder : undefined}
          aria-label={label}
          error={Boolean(error)}
          searchable
          onSearchChange={setTyped}
          // What Enter chooses of what is typed; once it is chosen, the next Enter is not about the list.
          selectFirstOptionOnChange={typed !== ''}
          onKeyDown={(event) => keepEnter(event, typed, '')}
          disabled={disabled}
          nothingFoundMessage={options.length === 0 ? text.select_none_yet : text.select_nothing}
          openOnFocus={false}
          comboboxProps={DROPDOWN}
          renderPill={({ option, onRemove }) => (
            <Chip
              removeLabel={format(text.select_remove, { label: option.label })}
              onRemove={onRemove}
              disabled={disabled}
            >
              {option.label}
            </Chip>
          )}
        />
      )}
    </Field>
  );
}
