import { SegmentedControl } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { FormDate, FormField } from '#client/components/form/fields.tsx';
import { FormPhone, FormText } from '#client/components/form/text-fields.tsx';
import { openedLast } from '#client/platform/opened-last.ts';
import { toast } from '#client/ui/feedback/toast-store.ts';
import { AsyncSelect } from '#client/ui/fields/async-select.tsx';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { inquiriesOfClient, searchClients } from '../inquiries.data.ts';
import { ActiveInquiryQuestion } from './active-inquiry-question.tsx';
import classes from './create-inquiry.module.css';
import { type Client, type Creation, clientDetail, hasActiveInquiry, namesIn } from './creation.ts';
import { Namesakes } from './namesakes.tsx';
import type { CreationForm } from './use-creation.ts';

interface ClientStepProps {
  form: CreationForm;
}

/** Step 1: an existing client, or a new one; a name that was searched for becomes a new client's by choice alone. */
export function ClientStep({ form }: ClientStepProps) {
  const { mode, patient_id: chosen, hasActive, goOn } = form.values;
  const choose = async (client: Client | null) => {
    form.set('patient_id', client);
    form.set('hasActive', null);
    form.set('goOn', null);
    if (!client) return;
    // Another one may be chosen before the answer comes: it says nothing of that one.
    const isChosen = () => form.hook.getValues('patient_id')?.id === client.id;
    try {
      const hasActive = hasActiveInquiry(await inquiriesOfClient(client.id));
      if (isChosen()) form.set('hasActive', hasActive);
    } catch {
      if (!isChosen()) return;
      form.set('patient_id', null);
      toast.error(text.error_checking_duplicates);
    }
  };
  const step = useRef<HTMLDivElement>(null);
  const shown = useRef(mode);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    // What was pressed went with the other way to name a client, and the focus with it. With a client chosen, the list
    // that a search opens would cover what is asked about this client.
    const next = mode === 'existing' && chosen ? 'input:checked' : 'input:not([type=radio])';
    if (document.activeElement === document.body) step.current?.querySelector<HTMLElement>(next)?.focus();
  }, [mode, chosen]);
  return (
    <div ref={step} className={classes.stack}>
      <SegmentedControl
        aria-label={text.client_or_new}
        value={mode}
        onChange={(next) => form.set('mode', next as Creation['mode'])}
        data={[
          { value: 'existing', label: text.existing_client },
          { value: 'new', label: text.new_client },
        ]}
      />
      {mode === 'existing' ? (
        <>
          <FormField<Client | null> name="patient_id">
            {({ onChange, ...field }) => (
              <AsyncSelect
                {...field}
                label={text.choose_client}
                required
                // With a client chosen the next thing to do is below.
                autoFocus={chosen === null}
                onChange={(client) => {
                  onChange(client);
                  void choose(client);
                }}
                create={{
                  label: (typed) => format(text.create_client, { name: typed }),
                  onCreate: (typed) => {
                    const { firstname, lastname } = namesIn(typed);
                    form.set('firstname', firstname);
                    form.set('lastname', lastname);
                    form.set('mode', 'new');
                  },
                }}
                search={searchClients}
                recent={openedLast('clients')}
                itemKey={(client) => client.id}
                itemLabel={(client) => `${client.firstname} ${client.lastname}`}
                itemDetail={clientDetail}
              />
            )}
          </FormField>
          {/* The question comes with the answer of the server: who does not see it hears it. */}
          <div aria-live="polite" className={`${classes.stack} ${classes.asked}`}>
            {chosen && hasActive && (
              <ActiveInquiryQuestion
                patientId={chosen.id}
                answer={goOn}
                onAnswer={(answer) => form.set('goOn', answer)}
              />
            )}
          </div>
        </>
      ) : (
        <NewClient
          creation={form.values}
          onUse={(client) => {
            form.set('mode', 'existing');
            void choose(client);
          }}
        />
      )}
    </div>
  );
}

function NewClient({ creation, onUse }: { creation: Creation; onUse: (client: Client) => void }) {
  return (
    <>
      <div className={classes.grid}>
        <FormText name="firstname" label={text.first_name} data-autofocus />
        <FormText name="lastname" label={text.last_name} />
        <FormPhone name="phone_number" label={text.phone} />
        <FormDate name="dob" label={text.birth_date} past />
      </div>
      <Namesakes creation={creation} onUse={onUse} />
    </>
  );
}
