import { useState } from 'react';
import { Card } from '#client/ui/display/card.tsx';
import { AsyncSelect } from '#client/ui/fields/async-select.tsx';
import { DatePicker } from '#client/ui/fields/date-picker.tsx';
import { FileDrop } from '#client/ui/fields/file-drop.tsx';
import { PDF_UP_TO_20_MB } from '#client/ui/fields/file-rules.ts';
import { MultiSelectField } from '#client/ui/fields/multi-select-field.tsx';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { TagsInput } from '#client/ui/fields/tags-input.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { TextareaField } from '#client/ui/fields/textarea-field.tsx';
import { type CalendarDay, dayInZone } from '#shared/platform/dates.ts';
import classes from './kitchen-sink.module.css';
import { findPeople, type SamplePerson } from './sample-people.ts';

const CONDITIONS = ['Depression', 'Anxiety', 'OCD', 'Trauma', 'Substance'].map((each) => ({
  value: each,
  label: each,
}));

/** What is shown here belongs to no organization. */
const TODAY = dayInZone(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Every form control, plain, filled and refused. */
export function FormSection() {
  const [facility, setFacility] = useState<string | null>(null);
  const [conditions, setConditions] = useState<string[]>(['Depression', 'Trauma']);
  const [tags, setTags] = useState(['sleep', 'family', 'work', 'pain', 'school', 'faith', 'travel', 'housing']);
  const [born, setBorn] = useState<CalendarDay | null>('1988-05-14');
  const [admit, setAdmit] = useState<CalendarDay | null>(null);
  const [person, setPerson] = useState<SamplePerson | null>(null);
  return (
    <Card title="Form controls">
      <div className={classes.grid}>
        <TextField label="First name" required placeholder="As on the insurance card" />
        <TextField label="Email" type="email" defaultValue="maria@" error="Please enter a valid email address" />
        <PasswordField label="Password" autoComplete="new-password" hint="At least 12 characters" />
        <SelectField
          label="Facility"
          options={[
            { value: 'north', label: 'North House' },
            { value: 'south', label: 'South House' },
          ]}
          value={facility}
          onChange={setFacility}
          placeholder="Choose a facility"
          clearable
        />
        <MultiSelectField label="Condition" options={CONDITIONS} value={conditions} onChange={setConditions} />
        <AsyncSelect
          label="Client"
          required
          value={person}
          onChange={setPerson}
          search={findPeople}
          itemKey={(each) => each.id}
          itemLabel={(each) => each.name}
          itemDetail={(each) => `${each.born} · ${each.city}`}
        />
        <DatePicker label="Date of birth" today={TODAY} value={born} onChange={setBorn} clearable />
        <DatePicker
          label="Admit date"
          today={TODAY}
          value={admit}
          onChange={setAdmit}
          yearsBack={5}
          hint="Type “tmr”, “+28” or “12/5”."
        />
        <TextField label="Created by" value="Rosa Quint" disabled readOnly />
        <div className={classes.wide}>
          <TagsInput
            label="Topics"
            value={tags}
            onChange={setTags}
            validate={(topic) => (topic.length > 20 ? 'Use 20 characters or fewer.' : undefined)}
          />
        </div>
        <div className={classes.wide}>
          <TextareaField label="Additional instructions" rows={3} />
        </div>
        <div className={classes.wide}>
          <FileDrop
            label="Records"
            rules={PDF_UP_TO_20_MB}
            onFile={() => undefined}
            hint="PDFs must have 1000 pages or fewer."
          />
        </div>
      </div>
    </Card>
  );
}
