import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { FormCheckbox } from '#client/components/form/checkbox-field.tsx';
import { FormDate, FormSelect } from '#client/components/form/fields.tsx';
import { FormTextarea } from '#client/components/form/text-fields.tsx';
import type { FormModel } from '#client/components/form/use-form.ts';
import { choicesOf, useOptions } from '#client/platform/options.ts';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { capacityMessages } from '#shared/features/capacity/capacity.messages.ts';
import { INQUIRY_STATUS_LABELS, type InquiryStatus } from '#shared/features/inquiries/inquiries.rules.ts';
import { statusMessages as text } from '#shared/features/inquiry-status/inquiry-status.messages.ts';
import { DROP_REASONS, type DropReason, isBackward } from '#shared/features/inquiry-status/inquiry-status.rules.ts';
import type { StatusChange, StatusSubject } from '#shared/features/inquiry-status/status-change.ts';
import { addDays, type CalendarDay, dayInWords } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { capacityOptions } from './status.data.ts';

/** What the dialog holds, for whatever status is chosen in it. */
export type StatusDraft = {
  status: InquiryStatus;
  description: string;
  drop_reason: DropReason | null;
  admit_date: CalendarDay;
  scheduled_discharge_date: CalendarDay | null;
  finalized_discharge_date: boolean;
  discharge_type: string | null;
  /** Another program, where the inquiry's own is archived. */
  facility: string | null;
  /** The answer to the question about another active inquiry. */
  confirm_active: boolean | null;
};

/** Whether the dialog asks for the day of the admission: taking back a discharge leaves it as it was. */
const asksAdmitDate = (to: InquiryStatus, from: InquiryStatus) => to === 'ADMITTED' && from !== 'DISCHARGED';

/** Whether the client comes after the day they were to leave by, so that the plan needs another. */
const outlastsPlan = ({ status, admit_date }: StatusDraft, subject: StatusSubject) =>
  asksAdmitDate(status, subject.status) &&
  subject.scheduled_discharge_date !== null &&
  admit_date > subject.scheduled_discharge_date;

/** The part of a draft that belongs to its status. */
export function changeOf(draft: StatusDraft, subject: StatusSubject): StatusChange {
  const { status, description } = draft;
  const said: StatusChange = { status, description: description.trim() || null };
  if (status === 'DROPPED') said.drop_reason = draft.drop_reason;
  if (asksAdmitDate(status, subject.status)) said.admit_date = draft.admit_date;
  if (outlastsPlan(draft, subject)) said.scheduled_discharge_date = draft.scheduled_discharge_date;
  if (status === 'ADMITTED' && draft.facility !== null) said.facility = draft.facility;
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
  form: FormModel<StatusDraft, unknown>;
  subject: StatusSubject;
  targets: readonly InquiryStatus[];
  today: CalendarDay;
}

/** The fields of a change: those of the status chosen. */
export function ChangeFields({ form, subject, targets, today }: ChangeFieldsProps) {
  const { status, admit_date, scheduled_discharge_date: planned } = form.values;
  const outlasts = outlastsPlan(form.values, subject);
  const dischargeTypes = useOptions('DISCHARGE_TYPES');
  const asksFacility = form.errors.facility !== undefined || form.values.facility !== null;
  return (
    <>
      <FormSelect
        name="status"
        label={text.new_status}
        clearable={false}
        options={targets.map((target) => ({ value: target, label: INQUIRY_STATUS_LABELS[target] }))}
      />
      {status === 'DROPPED' && (
        <FormSelect
          name="drop_reason"
          label={text.drop_reason}
          required
          clearable={false}
          options={named(DROP_REASONS)}
        />
      )}
      {asksAdmitDate(status, subject.status) && (
        <FormDate
          name="admit_date"
          label={text.admit_date}
          required
          clearable={false}
          {...YEARS}
          fault={outlasts ? undefined : form.errors.scheduled_discharge_date}
          max={today}
        />
      )}
      {outlasts && (
        <FormDate
          name="scheduled_discharge_date"
          label={text.scheduled_discharge}
          {...YEARS}
          base={admit_date}
          min={admit_date}
          fault={planned !== null && planned < admit_date ? text.discharge_before_admit : undefined}
        />
      )}
      {status === 'DISCHARGED' && (
        <>
          <FormDate
            name="scheduled_discharge_date"
            label={text.discharge_date}
            required
            clearable={false}
            {...YEARS}
            base={subject.admit_date ?? undefined}
            min={subject.admit_date ?? undefined}
          />
          <FormCheckbox
            name="finalized_discharge_date"
            label={text.confirm_discharge}
            hint={text.confirm_discharge_hint}
          />
          <DischargeAhead draft={form.values} today={today} />
          <FormSelect name="discharge_type" label={text.discharge_type} options={choicesOf(dischargeTypes)} />
        </>
      )}
      {subject.status === 'DISCHARGED' && status === 'ADMITTED' && <DischargeUndone subject={subject} />}
      {status === 'ADMITTED' && asksFacility && <OtherFacility />}
      <FormTextarea
        name="description"
        label={text.description}
        required={isBackward(subject.status, status)}
        rows={3}
      />
    </>
  );
}

/** Asks for another program once the inquiry's own was refused. */
function OtherFacility() {
  // What was kept of it may still offer the one that was refused.
  const { data, error, isFetching, refetch } = useQuery({ ...capacityOptions(), staleTime: 0 });
  if (error && !data)
    return (
      <ErrorBanner
        message={capacityMessages.failed_to_load_capacity}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  const names = data?.facility.map(({ name }) => name) ?? [];
  if (data && names.length === 0) return <Notice tone="warning">{text.no_facilities}</Notice>;
  return <FacilityField names={names} />;
}

/** Has the focus once it is here: it comes after the refusal that it answers. */
function FacilityField({ names }: { names: readonly string[] }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={place}>
      <FormSelect name="facility" label={text.facility} required clearable={false} options={named(names)} />
    </div>
  );
}

/** What becomes of the census when a discharge is taken back. */
function DischargeUndone({ subject }: { subject: StatusSubject }) {
  const { scheduled_discharge_date: day, finalized_discharge_date: confirmed } = subject;
  return (
    <Notice tone="warning">
      {confirmed && day ? format(text.discharge_goes, { day: dayInWords(day) }) : text.discharge_goes_open}
    </Notice>
  );
}

/** Whoever is discharged today by a date that is still ahead is warned of what the census shows until then. */
function DischargeAhead({ draft, today }: { draft: StatusDraft; today: CalendarDay }) {
  const { scheduled_discharge_date: day, finalized_discharge_date: confirmed } = draft;
  if (day === null || day <= today) return null;
  return (
    <Notice tone="warning" title={text.discharge_ahead}>
      {confirmed
        ? format(text.discharge_ahead_confirmed, { last: dayInWords(addDays(day, -1)), day: dayInWords(day) })
        : text.discharge_ahead_open}
    </Notice>
  );
}
