import { INQUIRY_STATUS_LABELS, type InquiryStatus } from '../../../shared/features/inquiries/inquiries.rules.ts';
import { statusMessages as text } from '../../../shared/features/inquiry-status/inquiry-status.messages.ts';
import {
  DISCHARGE_TYPES,
  type DischargeType,
  DROP_REASONS,
  type DropReason,
  isBackward,
} from '../../../shared/features/inquiry-status/inquiry-status.rules.ts';
import type { StatusChange, StatusSubject } from '../../../shared/features/inquiry-status/status-change.ts';
import type { CalendarDay } from '../../../shared/platform/dates.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { DatePicker } from '../../ui/date-picker.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';

/** What the dialog holds, for whatever status is chosen in it. */
export interface StatusDraft {
  status: InquiryStatus;
  description: string;
  drop_reason: DropReason | null;
  admit_date: CalendarDay;
  scheduled_discharge_date: CalendarDay | null;
  finalized_discharge_date: boolean;
  discharge_type: DischargeType | null;
}

/** Whether the dialog asks for the day of the admission: taking back a discharge leaves it as it was. */
const asksAdmitDate = (to: InquiryStatus, from: InquiryStatus) => to === 'ADMITTED' && from !== 'DISCHARGED';

/** The part of a draft that belongs to its status. */
export function changeOf(draft: StatusDraft, { status: from }: StatusSubject): StatusChange {
  const { status, description } = draft;
  const said: StatusChange = { status, description: description.trim() || null };
  if (status === 'DROPPED') said.drop_reason = draft.drop_reason;
  if (asksAdmitDate(status, from)) said.admit_date = draft.admit_date;
  if (status === 'DISCHARGED') {
    said.scheduled_discharge_date = draft.scheduled_discharge_date;
    said.finalized_discharge_date = draft.finalized_discharge_date;
    said.discharge_type = draft.discharge_type;
  }
  return said;
}

const named = <Name extends string>(names: readonly Name[]) => names.map((name) => ({ value: name, label: name }));
/** How far back and ahead a day of a stay is chosen. */
const YEARS = { yearsBack: 5, yearsAhead: 4 };

interface ChangeFieldsProps {
  draft: StatusDraft;
  subject: StatusSubject;
  targets: readonly InquiryStatus[];
  errors: Readonly<Record<string, string | undefined>>;
  today: CalendarDay;
  onChange: (part: Partial<StatusDraft>) => void;
}

/** The fields of a change: those of the status chosen. */
export function ChangeFields({ draft, subject, targets, errors, today, onChange }: ChangeFieldsProps) {
  const { status } = draft;
  return (
    <>
      <SelectField
        label={text.new_status}
        required
        error={errors.status}
        options={targets.map((target) => ({ value: target, label: INQUIRY_STATUS_LABELS[target] }))}
        value={status}
        onChange={(next) => next && onChange({ status: next })}
      />
      {status === 'DROPPED' && (
        <SelectField
          label={text.drop_reason}
          required
          error={errors.drop_reason}
          options={named(DROP_REASONS)}
          value={draft.drop_reason}
          onChange={(drop_reason) => onChange({ drop_reason })}
        />
      )}
      {asksAdmitDate(status, subject.status) && (
        <DatePicker
          label={text.admit_date}
          required
          {...YEARS}
          error={errors.admit_date ?? errors.scheduled_discharge_date}
          today={today}
          max={today}
          value={draft.admit_date}
          onChange={(day) => day && onChange({ admit_date: day })}
        />
      )}
      {status === 'DISCHARGED' && (
        <>
          <DatePicker
            label={text.discharge_date}
            required
            {...YEARS}
            error={errors.scheduled_discharge_date}
            today={today}
            base={subject.admit_date ?? undefined}
            min={subject.admit_date ?? undefined}
            value={draft.scheduled_discharge_date}
            onChange={(day) => onChange({ scheduled_discharge_date: day })}
          />
          <Checkbox
            label={text.confirm_discharge}
            hint={text.confirm_discharge_hint}
            checked={draft.finalized_discharge_date}
            onChange={(finalized_discharge_date) => onChange({ finalized_discharge_date })}
          />
          <SelectField
            label={text.discharge_type}
            clearable
            error={errors.discharge_type}
            options={named(DISCHARGE_TYPES)}
            value={draft.discharge_type}
            onChange={(discharge_type) => onChange({ discharge_type })}
          />
        </>
      )}
      <TextareaField
        label={text.description}
        required={isBackward(subject.status, status)}
        error={errors.description}
        rows={3}
        maxLength={10_000}
        value={draft.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
    </>
  );
}
