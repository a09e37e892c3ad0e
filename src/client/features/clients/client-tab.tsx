import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RecordField } from '#client/components/record-section/record-field.ts';
import { RecordSection } from '#client/components/record-section/record-section.tsx';
import { choicesOf, useOptions } from '#client/platform/options.ts';
import { useMay, useTimeZone } from '#client/platform/organization.ts';
import { CLIENT_TABS, type ClientField } from '#shared/features/client-details/client-fields.ts';
import { clientsMessages as text } from '#shared/features/clients/clients.messages.ts';
import { ClientUpdateInput } from '#shared/features/clients/clients.schemas.ts';
import { isSsnField } from '#shared/features/clients/ssn.rules.ts';
import { dayInZone } from '#shared/platform/dates.ts';
import { clientOptions, useUpdateClient } from './clients.data.ts';
import { shownTab } from './shown-tab.ts';
import { SsnValue } from './ssn-value.tsx';

const recordField = ({ options, list: _list, ...field }: ClientField): RecordField => ({
  ...field,
  ...(options ? { options: choicesOf(options) } : {}),
});

const SECTIONS = new Map(
  CLIENT_TABS.map(({ path, sections }) => [
    path,
    sections.map(({ title, fields }) => ({ title, fields: fields.map(recordField) })),
  ]),
);

interface ClientTabProps {
  patientId: string;
  below: string;
  /** Under a field's value: where it comes from. */
  under?: (field: string) => ReactNode;
}

/** The sections of one tab of a client's record. */
export function ClientTab({ patientId, below, under }: ClientTabProps) {
  const mayWrite = useMay('clients:write');
  const today = dayInZone(new Date(), useTimeZone());
  const { data: client } = useQuery(clientOptions(patientId));
  const carriers = useOptions('CARRIERS');
  const update = useUpdateClient(patientId);
  if (!client) return null;
  const show = ({ name, label }: RecordField) =>
    isSsnField(name) && <SsnValue patientId={patientId} field={name} label={label} masked={client[name]} />;
  return SECTIONS.get(shownTab(below).path)?.map(({ title, fields }) => (
    <RecordSection
      key={title}
      title={title}
      fields={fields.map((field) =>
        field.name === 'carrier' ? { ...field, options: choicesOf(carriers, client.carrier) } : field,
      )}
      record={client}
      mayEdit={mayWrite}
      show={(field) => show(field) || undefined}
      under={under}
      schema={ClientUpdateInput.shape.patient}
      save={(changes, version) => update.mutateAsync({ patient_id: patientId, patient: { ...changes, version } })}
      failed={text.error_updating_client}
      saved={text.client_saved}
      today={today}
    />
  ));
}
