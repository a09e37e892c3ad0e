import { FormField, FormSelect } from '#client/components/form/fields.tsx';
import { PROGRAMS_HREF } from '#client/platform/links.ts';
import { useMay } from '#client/platform/organization.ts';
import { Link } from '#client/ui/display/link.tsx';
import { EmptyState } from '#client/ui/feedback/empty-state.tsx';
import { SelectField } from '#client/ui/fields/select-field.tsx';
import { CLINICIAN_FIELDS, CLINICIAN_LABELS } from '#shared/features/capacity/capacity.rules.ts';
import { statusMessages as text } from '#shared/features/inquiry-status/inquiry-status.messages.ts';
import { DURATIONS, type Duration } from '#shared/features/inquiry-status/stay.ts';
import { type CalendarDay, formatDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import classes from '../create/create-inquiry.module.css';
import type { Clinician, Facility } from '../inquiry-types.ts';
import { type AdmitPlan, CLINICIAN_NAMES } from './admit-plan.ts';
import { clinicianOptions } from './clinician-options.ts';

const DURATION_OPTIONS = DURATIONS.map((duration) => ({
  value: String(duration),
  label: duration === 'N/A' ? text.duration_open : format(text.duration_days, { n: duration }),
}));

/** Who may add programs does so in another tab, and finds them here on coming back. */
function NoFacilities() {
  const mayAdd = useMay('config_admissions:write');
  const link = (
    <Link href={PROGRAMS_HREF} target="_blank" rel="noopener">
      {text.add_programs}
    </Link>
  );
  return <EmptyState title={text.no_facilities} action={mayAdd && link} />;
}

interface AdmitBasicStepProps {
  facilities: readonly Facility[];
  /** When the stay was to end so far, where no duration leads there. */
  plannedEnd: CalendarDay | null;
}

/** Step 1: where, and for how long. */
export function AdmitBasicStep({ facilities, plannedEnd }: AdmitBasicStepProps) {
  if (facilities.length === 0) return <NoFacilities />;
  return (
    <div className={classes.grid}>
      <FormSelect
        name="facility"
        label={text.facility}
        required
        clearable={false}
        options={facilities.map(({ name }) => ({ value: name, label: name }))}
      />
      <FormField<Duration> name="duration">
        {({ value, onChange, error }) => (
          <SelectField
            label={text.duration}
            hint={plannedEnd && format(text.planned_end, { day: formatDay(plannedEnd) })}
            required
            error={error}
            options={DURATION_OPTIONS}
            value={String(value)}
            onChange={(chosen) => {
              const duration = DURATIONS.find((each) => String(each) === chosen);
              if (duration !== undefined) onChange(duration);
            }}
          />
        )}
      </FormField>
    </div>
  );
}

/** Step 3: with whom; each kind of clinician is chosen from those of that kind. */
export function AdmitCliniciansStep({ plan, clinicians }: { plan: AdmitPlan; clinicians: readonly Clinician[] }) {
  return (
    <div className={classes.grid}>
      {CLINICIAN_NAMES.map((field) => (
        <FormSelect
          key={field}
          name={field}
          label={CLINICIAN_LABELS[CLINICIAN_FIELDS[field]]}
          searchable
          options={clinicianOptions(clinicians, field, plan[field])}
        />
      ))}
    </div>
  );
}
