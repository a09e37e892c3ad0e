import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/display/chip.tsx';
import classes from './filters.module.css';
import { chipsOf, type FilterDefinition, type FilterValues, withoutValue } from './filters.ts';

interface FilterChipsProps {
  filters: readonly FilterDefinition[];
  values: FilterValues;
  onChange: (values: FilterValues) => void;
}

/** What the list is narrowed by, each removable by keyboard; nothing when it is not. */
export function FilterChips({ filters, values, onChange }: FilterChipsProps) {
  const chips = chipsOf(filters, values);
  if (chips.length === 0) return null;
  return (
    <section className={classes.chips} aria-label={text.filters_applied}>
      <span className={classes.badge}>{chips.length}</span>
      {chips.map((chip) => (
        <Chip
          key={`${chip.key}:${chip.value}`}
          removeLabel={chip.removeLabel}
          onRemove={() => onChange(withoutValue(values, chip.key, chip.value))}
        >
          {chip.label}
        </Chip>
      ))}
      <Button kind="quiet" onClick={() => onChange({})}>
        {text.filters_clear_all}
      </Button>
    </section>
  );
}
