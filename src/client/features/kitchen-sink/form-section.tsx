import { useState } from 'react';
import type { CalendarDay } from '../../../shared/platform/dates.ts';
import { AsyncSelect } from '../../ui/async-select.tsx';
import { Card } from '../../ui/card.tsx';
import { DatePicker } from '../../ui/date-picker.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { PDF_UP_TO_20_MB } from '../../ui/file-rules.ts';
import { MultiSelectField } from '../../ui/multi-select-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TagsInput } from '../../ui/tags-input.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import classes from './kitchen-sink.module.css';
import { findPeople, type SamplePerson } from './sample-people.ts';

const CONDITIONS = ['Depression', 'Anxiety', 'OCD', 'Trauma', 'Substance'].map((each) => ({
  value: each,
  label: each,
}));

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
        <DatePicker label="Date of birth" value={born} onChange={setBorn} clearable />
        <DatePicker
          label="Admit date"
          value={admit}
          onChange={setAdmit}
          yearsBack={5}
          hint="Type “tmr”, “+28” or “12/5”."
        />
        <TextField label="Created by" value="Rosa Quint" disabled readOnly />
        <div className={classes.wide}>
          <TagsInput label="Topics" value={tags} onChange={setTags} />
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
