import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { FormSelect } from '#client/components/form/fields.tsx';
import { FormDialog, FormModal } from '#client/components/form/form-dialog.tsx';
import { FormText } from '#client/components/form/text-fields.tsx';
import { ClashTable } from '#client/components/record-section/clash-table.tsx';
import type { RecordField } from '#client/components/record-section/record-field.ts';
import { useRecordForm } from '#client/components/record-section/use-record-form.ts';
import { audiencesMessages as text } from '#shared/features/audiences/audiences.messages.ts';
import { AudienceCreateInput, AudienceEdit, AudienceRules } from '#shared/features/audiences/audiences.schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import { type DraftRule, newRule } from './audience-rule-row.tsx';
import { AudienceRulesField } from './audience-rules-field.tsx';
import { useRulesInWords } from './audience-rules-in-words.ts';
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
const NAMES = ['name', 'description', 'joined', 'rules', 'excluded'] as const;
const JOINED = [
  { value: 'all', label: text.joined_all },
  { value: 'any', label: text.joined_any },
];

/** Describes an audience by rules, and says all the while how many contacts they reach. */
export const AudienceDialog = ({ audience, onClose }: AudienceDialogProps) =>
  audience ? <EditDialog audience={audience} onClose={onClose} /> : <NewDialog onClose={onClose} />;

function NewDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshAudiences();
  const initial: Drafted = { name: '', description: '', joined: 'all', rules: [newRule()], excluded: [] };
  return (
    <FormDialog
      title={text.create_audience}
      size="big"
      schema={AudienceCreateInput}
      initial={initial}
      send={createAudience}
      saved={text.created}
      failed={text.failed_to_create}
      onSaved={() => {
        void refresh();
        onClose();
      }}
      onClose={onClose}
    >
      {({ values }) => <Fields {...values} />}
    </FormDialog>
  );
}

function EditDialog({ audience, onClose }: Required<AudienceDialogProps>) {
  const refresh = useRefreshAudiences();
  const { form, met, decide } = useRecordForm(NAMES, {
    schema: AudienceEdit,
    record: { ...audience },
    save: (changes, version) =>
      updateAudience({ ...changes, audience_id: audience.id, version }).finally(() => void refresh()),
    failed: text.failed_to_save,
    saved: text.saved,
    onClose,
  });
  const { joined, rules, excluded } = form.values;
  const inWords = useRulesInWords(met?.clashes ?? []);
  const fields: RecordField[] = [
    { name: 'name', label: text.name, kind: 'text' },
    { name: 'description', label: text.description, kind: 'long' },
    { name: 'joined', label: text.joined, kind: 'select', options: JOINED },
    { name: 'rules', label: text.rules, kind: 'long', words: inWords },
    { name: 'excluded', label: text.excluded, kind: 'long', words: inWords },
  ];
  return (
    <FormModal form={form} title={text.edit_audience} size="big" onClose={onClose}>
      <ClashTable met={met} fields={fields} decide={decide} />
      <Fields joined={joined} rules={rules} excluded={excluded} />
    </FormModal>
  );
}

/** The rules as they are written: what is not complete yet is none. */
interface Written {
  joined: unknown;
  rules: unknown;
  excluded: unknown;
}

const Fields = (written: Written) => (
  <>
    <FormText name="name" label={text.name} data-autofocus />
    <FormText name="description" label={text.description} />
    <FormSelect name="joined" label={text.joined} options={JOINED} />
    <AudienceRulesField name="rules" />
    <AudienceRulesField name="excluded" />
    <Reached {...written} />
  </>
);

/** How many the rules reach as they are now. */
function Reached({ joined, rules, excluded }: Written) {
  const [asked] = useDebouncedValue({ joined, rules, excluded }, COUNT_AFTER_MS);
  const complete = AudienceRules.safeParse(asked);
  const { data, isFetching, error } = useQuery({
    ...tryOptions(complete.data ?? { joined: 'all', rules: [], excluded: [] }),
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
