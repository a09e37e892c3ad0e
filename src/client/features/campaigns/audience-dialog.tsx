import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { FormSelect } from '#client/components/form/fields.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { FormText } from '#client/components/form/text-fields.tsx';
import { audiencesMessages as text } from '#shared/features/audiences/audiences.messages.ts';
import { AudienceCreateInput, AudienceRules } from '#shared/features/audiences/audiences.schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import { type DraftRule, newRule } from './audience-rule-row.tsx';
import { AudienceRulesField } from './audience-rules-field.tsx';
import { type Audience, createAudience, tryOptions, updateAudience, useRefreshAudiences } from './audiences.data.ts';
import classes from './audiences.module.css';

interface Drafted {
  name: string;
  description: string;
  joined: 'all' | 'any';
  rules: DraftRule[];
  excluded: DraftRule[];
}

interface AudienceDialogProps {
  /** The audience to change; a new one where left out. */
  audience?: Audience;
  onClose: () => void;
}

const COUNT_AFTER_MS = 300;

/** Describes an audience by rules, and says all the while how many contacts they reach. */
export function AudienceDialog({ audience, onClose }: AudienceDialogProps) {
  const refresh = useRefreshAudiences();
  const initial: Drafted = audience
    ? {
        name: audience.name,
        description: audience.description,
        joined: audience.joined,
        rules: audience.rules,
        excluded: audience.excluded,
      }
    : { name: '', description: '', joined: 'all', rules: [newRule()], excluded: [] };
  return (
    <FormDialog
      title={audience ? text.edit_audience : text.create_audience}
      size="big"
      schema={AudienceCreateInput}
      initial={initial}
      send={(input, key) =>
        audience
          ? updateAudience({ ...input, audience_id: audience.id, version: audience.version })
          : createAudience(input, key)
      }
      saved={audience ? text.saved : text.created}
      failed={audience ? text.failed_to_save : text.failed_to_create}
      onSaved={() => {
        void refresh();
        onClose();
      }}
      onClose={onClose}
    >
      {({ values }) => (
        <>
          <FormText name="name" label={text.name} data-autofocus />
          <FormText name="description" label={text.description} />
          <FormSelect
            name="joined"
            label={text.joined}
            options={[
              { value: 'all', label: text.joined_all },
              { value: 'any', label: text.joined_any },
            ]}
          />
          <AudienceRulesField name="rules" />
          <AudienceRulesField name="excluded" />
          <Reached {...values} />
        </>
      )}
    </FormDialog>
  );
}

/** How many the rules reach as they are now. */
function Reached({ joined, rules, excluded }: Drafted) {
  const [asked] = useDebouncedValue({ joined, rules, excluded }, COUNT_AFTER_MS);
  const complete = AudienceRules.safeParse(asked);
  const { data, isFetching, error } = useQuery({
    ...tryOptions(complete.data ?? { joined, rules: [], excluded: [] }),
    enabled: complete.success,
  });
  if (!complete.success) return <p className={classes.reached}>{text.count_after}</p>;
  const names = data?.contacts.map(({ firstname, lastname }) => `${firstname} ${lastname}`.trim()).join(', ');
  return (
    <div className={classes.reached} aria-live="polite">
      {error && <p>{text.failed_to_count}</p>}
      {!data && isFetching && <p>{text.counting}</p>}
      {data && (
        <p>
          <strong>{format(text.reaches, { mailable: data.mailable, total: data.total })}</strong>
        </p>
      )}
      {names && <p>{format(text.sample, { names })}</p>}
    </div>
  );
}
