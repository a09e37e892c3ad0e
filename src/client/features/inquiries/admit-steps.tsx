import { CLINICIAN_FIELDS, CLINICIAN_LABELS } from '../../../shared/features/capacity/capacity.rules.ts';
import { statusMessages as text } from '../../../shared/features/inquiry-status/inquiry-status.messages.ts';
import { DURATIONS } from '../../../shared/features/inquiry-status/stay.ts';
import { format } from '../../../shared/platform/define-messages.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { type AdmitPlan, CLINICIAN_NAMES } from './admit-plan.ts';
import classes from './create-inquiry.module.css';
import type { Clinician, Facility } from './inquiry-types.ts';

export interface AdmitStepProps {
  plan: AdmitPlan;
  /** What the server said of single fields. */
  errors: Readonly<Record<string, string | undefined>>;
  onChange: (part: Partial<AdmitPlan>) => void;
}

const DURATION_OPTIONS = DURATIONS.map((duration) => ({
  value: String(duration),
  label: duration === 'N/A' ? text.duration_open : format(text.duration_days, { n: duration }),
}));

/** Step 1: where, and for how long. */
export function AdmitBasicStep({
  plan,
  errors,
  facilities,
  onChange,
}: AdmitStepProps & { facilities: readonly Facility[] }) {
  if (facilities.length === 0) return <EmptyState title={text.no_facilities} />;
  return (
    <div className={classes.grid}>
      <SelectField
        label={text.facility}
        required
        error={errors.facility}
        options={facilities.map(({ name }) => ({ value: name, label: name }))}
        value={plan.facility}
        onChange={(facility) => onChange({ facility })}
      />
      <SelectField
        label={text.duration}
        required
        error={errors.duration}
        options={DURATION_OPTIONS}
        value={String(plan.duration)}
        onChange={(chosen) => {
          const duration = DURATIONS.find((each) => String(each) === chosen);
          if (duration !== undefined) onChange({ duration });
        }}
      />
    </div>
  );
}

/** Step 3: with whom; each kind of clinician is chosen from those of that kind. */
export function AdmitCliniciansStep({
  plan,
  errors,
  clinicians,
  onChange,
}: AdmitStepProps & { clinicians: readonly Clinician[] }) {
  return (
    <div className={classes.grid}>
      {CLINICIAN_NAMES.map((field) => (
        <SelectField
          key={field}
          label={CLINICIAN_LABELS[CLINICIAN_FIELDS[field]]}
          clearable
          searchable
          error={errors[field]}
          options={clinicianOptions(clinicians, field, plan[field])}
          value={plan[field]}
          onChange={(name) => onChange({ [field]: name })}
        />
      ))}
    </div>
  );
}

/** The clinicians of one kind by name, and the one chosen already, who may have left. */
export function clinicianOptions(
  clinicians: readonly Clinician[],
  field: keyof typeof CLINICIAN_FIELDS,
  chosen: string | null,
) {
  const names = clinicians
    .filter(({ type }) => type === CLINICIAN_FIELDS[field])
    .map(({ firstname, lastname }) => `${firstname} ${lastname}`);
  return [...new Set(chosen ? [...names, chosen] : names)].map((name) => ({ value: name, label: name }));
}
