import { useQuery } from '@tanstack/react-query';
import {
  CLIENT_TABS,
  type ClientField,
  type OptionalClientField,
} from '../../../shared/features/client-details/client-fields.ts';
import { clientsMessages as text } from '../../../shared/features/clients/clients.messages.ts';
import { isSsnField } from '../../../shared/features/clients/ssn.rules.ts';
import { dayInZone } from '../../../shared/platform/dates.ts';
import type { RecordField, RecordValues } from '../../components/record-section/record-field.ts';
import { RecordSection } from '../../components/record-section/record-section.tsx';
import { useMay, useTimeZone } from '../../platform/organisation.ts';
import { clientOptions, useUpdateClient } from './clients.data.ts';
import { shownTab } from './shown-tab.ts';
import { SsnValue } from './ssn-value.tsx';

const recordField = ({ options, ...field }: ClientField): RecordField => ({
  ...field,
  ...(options ? { options: options.map((value) => ({ value, label: value })) } : {}),
});

const SECTIONS = new Map(
  CLIENT_TABS.map(({ path, sections }) => [
    path,
    sections.map(({ title, fields }) => ({ title, fields: fields.map(recordField) })),
  ]),
);

/** What a section hands over: texts, or nothing. */
type Changes = Partial<Record<'firstname' | 'lastname', string> & Record<OptionalClientField, string | null>>;

/** The sections of one tab of a client's record. */
export function ClientTab({ patientId, below }: { patientId: string; below: string }) {
  const mayWrite = useMay('clients:write');
  const today = dayInZone(new Date(), useTimeZone());
  const { data: client } = useQuery(clientOptions(patientId));
  const update = useUpdateClient(patientId);
  if (!client) return null;
  const save = (changes: RecordValues, version: number) =>
    update.mutateAsync({ patient_id: patientId, patient: { ...(changes as Changes), version } });
  const show = ({ name, label }: RecordField) =>
    isSsnField(name) && <SsnValue patientId={patientId} field={name} label={label} masked={client[name]} />;
  return SECTIONS.get(shownTab(below).path)?.map(({ title, fields }) => (
    <RecordSection
      key={title}
      title={title}
      fields={fields}
      record={client}
      mayEdit={mayWrite}
      show={(field) => show(field) || undefined}
      save={save}
      failed={text.error_updating_client}
      saved={text.client_saved}
      today={today}
    />
  ));
}
