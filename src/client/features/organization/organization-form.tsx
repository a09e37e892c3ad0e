import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isSame } from '#client/components/form/field-rules.ts';
import { FormMultiSelect, FormSelect } from '#client/components/form/fields.tsx';
import { Form } from '#client/components/form/form.tsx';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { FormNumber, FormText } from '#client/components/form/text-fields.tsx';
import { useForm } from '#client/components/form/use-form.ts';
import { ROLE_OPTIONS } from '#client/components/roles.ts';
import { trpcClient } from '#client/platform/trpc.ts';
import { Card } from '#client/ui/display/card.tsx';
import { drawnLater } from '#client/ui/drawn-later.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import { organizationMessages as text } from '#shared/features/organization/organization.messages.ts';
import { IDLE_MINUTES, OrganizationUpdateInput } from '#shared/features/organization/organization.schemas.ts';
import { formatInstantTime } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { ORGANIZATION_TYPES } from '#shared/platform/organization-types.ts';
import { type Organization, refreshOrganization } from './organization.data.ts';
import classes from './organization.module.css';
import { useAsked } from './use-asked.ts';

const FooterCard = drawnLater(async () => (await import('./footer-card.tsx')).FooterCard, <Skeleton height={320} />);

const TYPES = ORGANIZATION_TYPES.map((type) => ({ value: type, label: type }));
const ZONES = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));

const minutesOptions = (kept: number) =>
  [...new Set<number>([...IDLE_MINUTES, kept])]
    .sort((one, other) => one - other)
    .map((minutes) => ({ value: String(minutes), label: format(text.minutes, { n: minutes }) }));

const valuesOf = (organization: Organization) => {
  const { usual_retention_years: _usual, version: _version, idle_minutes, ...rest } = organization;
  return { ...rest, idle_minutes: String(idle_minutes) };
};
type Values = ReturnType<typeof valuesOf>;

/** What a change of zone moves, said with the hour of now in both. */
function zoneQuestion(before: string, after: string) {
  const now = Math.floor(Date.now() / 1000);
  const hours = { before: formatInstantTime(now, before), after: formatInstantTime(now, after) };
  const lines = [format(text.zone_now, hours), text.zone_moves, text.zone_stays];
  return { title: text.zone_title, confirm: text.zone_confirm, lines };
}

const retentionQuestion = (years: number) => ({
  title: text.retention_title,
  confirm: text.retention_confirm,
  lines: [format(text.retention_text, { n: years })],
});

interface OrganizationFormProps {
  organization: Organization;
  onDirty: (dirty: boolean) => void;
}

/** Name, zone, footer, sign-in rules and how long calls are kept: all of it one form, saved together. */
export function OrganizationForm({ organization, onDirty }: OrganizationFormProps) {
  const client = useQueryClient();
  const { asked, askAll } = useAsked();
  const [version, setVersion] = useState(organization.version);
  const usual = organization.usual_retention_years;
  const yearsOf = (years: number | string | null) => (typeof years === 'number' ? years : usual);
  const questions = ({ time_zone, call_retention_years }: Values) => [
    ...(time_zone === organization.time_zone ? [] : [zoneQuestion(organization.time_zone, time_zone)]),
    ...(yearsOf(call_retention_years) < yearsOf(organization.call_retention_years)
      ? [retentionQuestion(yearsOf(call_retention_years))]
      : []),
  ];
  const form = useForm({
    schema: OrganizationUpdateInput,
    initial: valuesOf(organization),
    input: (values) => ({ ...values, idle_minutes: Number(values.idle_minutes), version }),
    confirm: (values) => askAll(questions(values)),
    send: (sent) => trpcClient.organization.update.mutate(sent),
    saved: text.saved,
    failed: text.not_saved,
    // What nobody typed over shows what was saved meanwhile, and the next save is made on that.
    onRefused: ({ code, current }) => {
      if (code !== 'conflict' || !current) return false;
      const [before, now] = [valuesOf(organization), valuesOf({ ...organization, ...(current as Organization) })];
      for (const name of Object.keys(now) as (keyof Values)[])
        if (isSame(form.values[name], before[name])) form.set(name, now[name]);
      form.beginAt(now);
      setVersion((current as Organization).version);
      return false;
    },
    needsChange: true,
    stays: true,
    onDirty,
    onSaved: (saved) => {
      setVersion(saved.version);
      refreshOrganization(client);
    },
  });
  return (
    <>
      <Form form={form} label={text.details} className={classes.page}>
        <Card title={text.details}>
          <div className={classes.grid}>
            <FormText name="name" label={text.name} autoComplete="organization" />
            <FormSelect name="org_type" label={text.org_type} options={TYPES} />
            <FormSelect name="time_zone" label={text.time_zone} options={ZONES} searchable />
          </div>
        </Card>
        <FooterCard values={form.values} />
        <Card title={text.security}>
          <div className={classes.grid}>
            <FormSelect
              name="idle_minutes"
              label={text.idle_minutes}
              options={minutesOptions(organization.idle_minutes)}
              clearable={false}
            />
            <FormMultiSelect
              name="two_factor_roles"
              label={text.two_factor_roles}
              hint={text.two_factor_hint}
              placeholder={text.two_factor_nobody}
              options={ROLE_OPTIONS}
            />
          </div>
        </Card>
        <Card title={text.records}>
          <div className={classes.grid}>
            <FormNumber
              name="call_retention_years"
              label={text.call_retention_years}
              hint={format(text.retention_hint, { n: usual })}
            />
          </div>
        </Card>
        <div>
          <SubmitButton />
        </div>
      </Form>
      <ConfirmDialog
        opened={asked !== null}
        title={asked?.title ?? ''}
        confirmLabel={asked?.confirm}
        onConfirm={() => asked?.answer(true)}
        onCancel={() => asked?.answer(false)}
      >
        {asked?.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </ConfirmDialog>
    </>
  );
}
