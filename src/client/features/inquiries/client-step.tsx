import { SegmentedControl } from '@mantine/core';
import { inquiriesMessages as text } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { AsyncSelect } from '../../ui/async-select.tsx';
import { DatePicker } from '../../ui/date-picker.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ActiveInquiryQuestion } from './active-inquiry-question.tsx';
import classes from './create-inquiry.module.css';
import { type Client, type Creation, clientDetail, type FieldErrors, hasActiveInquiry } from './creation.ts';
import { inquiriesOfClient, searchClients } from './inquiries.data.ts';
import { Namesakes } from './namesakes.tsx';

interface ClientStepProps {
  creation: Creation;
  errors: FieldErrors;
  onChange: (part: Partial<Creation>) => void;
}

/** Step 1: an existing client, or a new one. A name typed into the search and not chosen becomes a new client's. */
export function ClientStep({ creation, errors, onChange }: ClientStepProps) {
  const choose = async (client: Client | null) => {
    onChange({ client, hasActive: null, goOn: null });
    if (!client) return;
    try {
      onChange({ hasActive: hasActiveInquiry(await inquiriesOfClient(client.id)) });
    } catch {
      onChange({ client: null });
      toast.error(text.error_checking_duplicates);
    }
  };
  return (
    <div className={classes.stack}>
      <SegmentedControl
        aria-label={text.client_or_new}
        value={creation.mode}
        onChange={(mode) => onChange({ mode: mode as Creation['mode'] })}
        data={[
          { value: 'existing', label: text.existing_client },
          { value: 'new', label: text.new_client },
        ]}
      />
      {creation.mode === 'existing' ? (
        <>
          <AsyncSelect
            label={text.choose_client}
            error={errors.patient_id}
            required
            // With a client chosen the next thing to do is below.
            autoFocus={creation.client === null}
            value={creation.client}
            onChange={(client) => void choose(client)}
            onType={(typed) => onChange({ typed })}
            search={searchClients}
            itemKey={(client) => client.id}
            itemLabel={(client) => `${client.firstname} ${client.lastname}`}
            itemDetail={clientDetail}
          />
          {creation.hasActive && (
            <ActiveInquiryQuestion answer={creation.goOn} onAnswer={(goOn) => onChange({ goOn })} />
          )}
        </>
      ) : (
        <NewClient creation={creation} errors={errors} onChange={onChange} />
      )}
    </div>
  );
}

function NewClient({ creation, errors, onChange }: ClientStepProps) {
  return (
    <>
      <div className={classes.grid}>
        <TextField
          label={text.first_name}
          error={errors.firstname}
          required
          data-autofocus
          maxLength={100}
          autoComplete="off"
          value={creation.firstname}
          onChange={(event) => onChange({ firstname: event.currentTarget.value })}
        />
        <TextField
          label={text.last_name}
          error={errors.lastname}
          required
          maxLength={100}
          autoComplete="off"
          value={creation.lastname}
          onChange={(event) => onChange({ lastname: event.currentTarget.value })}
        />
        <TextField
          label={text.phone}
          error={errors.phone_number}
          type="tel"
          maxLength={40}
          autoComplete="off"
          value={creation.phone_number}
          onChange={(event) => onChange({ phone_number: event.currentTarget.value })}
        />
        <DatePicker
          label={text.birth_date}
          error={errors.dob}
          clearable
          value={creation.dob}
          onChange={(dob) => onChange({ dob })}
        />
      </div>
      <Namesakes creation={creation} />
    </>
  );
}
