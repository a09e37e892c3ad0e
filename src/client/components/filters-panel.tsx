import { Checkbox, Radio } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTimeZone } from '#client/platform/organization.ts';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { Button } from '../ui/button.tsx';
import { StatusPill } from '../ui/display/status-pill.tsx';
import { ErrorBanner } from '../ui/feedback/error-banner.tsx';
import { AsyncSelect } from '../ui/fields/async-select.tsx';
import { DatePicker } from '../ui/fields/date-picker.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { SlidePanel } from '../ui/layers/slide-panel.tsx';
import classes from './filters.module.css';
import { type FilterDefinition, type FilterOption, type FilterValues, keepsOne } from './filters.ts';

/** What is chosen, in the filters' own order; nothing is nothing, however it is written. */
const inWords = (values: FilterValues): string =>
  JSON.stringify(
    Object.entries(values)
      .filter(([, chosen]) => chosen && chosen.length > 0)
      .sort(([one], [other]) => one.localeCompare(other)),
  );

interface FiltersPanelProps {
  opened: boolean;
  filters: readonly FilterDefinition[];
  values: FilterValues;
  onApply: (values: FilterValues) => void;
  onClose: () => void;
  /** Over the filters: what could not be had for them. */
  children?: ReactNode;
}

/** The list's filters: what is ticked here is a draft until Apply; Cancel forgets it, any other way out asks. */
export function FiltersPanel({ opened, filters, values, onApply, onClose, children }: FiltersPanelProps) {
  const [draft, setDraft] = useState(values);
  const [wasOpened, setWasOpened] = useState(opened);
  // Only as it opens: what is ticked meanwhile outlives every answer the list under it gets.
  if (opened !== wasOpened) {
    setWasOpened(opened);
    if (opened) setDraft(values);
  }
  const choose = (key: string, chosen: readonly string[]) => setDraft({ ...draft, [key]: chosen });
  const apply = () => {
    onApply(draft);
    onClose();
  };
  return (
    <SlidePanel
      opened={opened}
      title={text.filters_title}
      dirty={opened && inWords(draft) !== inWords(values)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button kind="primary" onClick={apply}>
            {text.apply}
          </Button>
        </>
      }
    >
      <div className={classes.stack}>
        {children}
        {filters.map((filter) => (
          <FilterControl
            key={filter.key}
            filter={filter}
            chosen={draft[filter.key] ?? []}
            onChoose={(chosen) => choose(filter.key, chosen)}
          />
        ))}
      </div>
    </SlidePanel>
  );
}

interface FilterControlProps {
  filter: FilterDefinition;
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

function FilterControl({ filter, chosen, onChoose }: FilterControlProps) {
  const today = dayInZone(new Date(), useTimeZone());
  if (filter.type === 'select') {
    return (
      <SelectField
        label={filter.title}
        options={filter.options.map((option) => ({ value: option.value, label: option.title }))}
        value={chosen[0] ?? null}
        clearable
        searchable
        onChange={(value) => onChoose(value === null ? [] : [value])}
      />
    );
  }
  if (filter.type === 'day')
    return (
      <DatePicker
        label={filter.title}
        today={today}
        value={chosen[0] ?? null}
        clearable
        onChange={(day) => onChoose(day === null ? [] : [day])}
      />
    );
  if (filter.type === 'search')
    return (
      <SearchFilter filter={filter} chosen={chosen[0]} onChoose={(value) => onChoose(value === null ? [] : [value])} />
    );
  if (filter.failure)
    return (
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{filter.title}</legend>
        <ErrorBanner {...filter.failure} />
      </fieldset>
    );
  if (filter.options.length === 0) return null;
  const Control = keepsOne(filter) ? Radio : Checkbox;
  const toggle = (value: string) => {
    if (keepsOne(filter)) return onChoose([value]);
    const rest = chosen.filter((each) => each !== value);
    return onChoose(rest.length === chosen.length ? [...chosen, value] : rest);
  };
  return (
    <fieldset className={classes.group}>
      <legend className={filter.type === 'flag' ? 'lf-sr-only' : classes.legend}>{filter.title}</legend>
      {keepsOne(filter) && (
        <Radio
          name={filter.key}
          value=""
          label={text.filters_any}
          checked={chosen.length === 0}
          onChange={() => onChoose([])}
        />
      )}
      {filter.options.map((option) => (
        <Control
          key={option.value}
          name={filter.key}
          value={option.value}
          label={<OptionFace option={option} />}
          checked={chosen.includes(option.value)}
          classNames={{ body: classes.option }}
          onChange={() => toggle(option.value)}
        />
      ))}
    </fieldset>
  );
}

interface SearchFilterProps {
  filter: FilterDefinition;
  chosen: string | undefined;
  onChoose: (value: string | null) => void;
}

const NOTHING_FOUND = async (): Promise<FilterOption[]> => [];

/** One of more options than a list can hold: found by what is typed. */
function SearchFilter({ filter, chosen, onChoose }: SearchFilterProps) {
  const [found, setFound] = useState<FilterOption | null>(null);
  const known = [found, ...filter.options].find((option) => option?.value === chosen);
  return (
    <AsyncSelect<FilterOption>
      label={filter.title}
      value={chosen === undefined ? null : (known ?? { value: chosen, title: chosen })}
      onChange={(option) => {
        setFound(option);
        onChoose(option?.value ?? null);
      }}
      search={filter.search ?? NOTHING_FOUND}
      itemKey={({ value }) => value}
      itemLabel={({ title }) => title}
    />
  );
}

const OptionFace = ({ option }: { option: FilterOption }) =>
  option.status ? <StatusPill status={option.status} label={option.title} /> : option.title;
