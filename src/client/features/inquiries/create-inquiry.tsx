import { useQuery } from '@tanstack/react-query';
import { inquiriesMessages as text } from '../../../shared/features/inquiries/inquiries.messages.ts';
import { useUnsavedGuard } from '../../components/unsaved-guard.tsx';
import { useTimeZone } from '../../platform/organisation.ts';
import { Modal } from '../../ui/modal.tsx';
import { Wizard } from '../../ui/wizard.tsx';
import { ClientStep } from './client-step.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import {
  type ChosenClient,
  clientComplete,
  hasActiveInquiry,
  namesIn,
  stepOfErrors,
  takesTypedName,
} from './creation.ts';
import { DetailsStep } from './details-step.tsx';
import { clientOptions, inquiriesOfClientOptions, staffOptions } from './inquiries.data.ts';
import { useCreation } from './use-creation.ts';

interface CreateInquiryProps {
  onClose: () => void;
  onCreated: (id: string) => void;
  /** A new client's number, where it is known already. */
  phone?: string | undefined;
}

/** The three steps from a first call to an inquiry: who, what, and a last look. */
export function CreateInquiry({ patientId, ...dialog }: CreateInquiryProps & { patientId?: string | undefined }) {
  return patientId ? <ForClient patientId={patientId} {...dialog} /> : <CreationDialog {...dialog} />;
}

/** The dialog with its client chosen; where that client can't be read, with the choice open. */
function ForClient({ patientId, ...dialog }: CreateInquiryProps & { patientId: string }) {
  const client = useQuery(clientOptions(patientId));
  const inquiries = useQuery(inquiriesOfClientOptions(patientId));
  if (client.isError || inquiries.isError) return <CreationDialog {...dialog} />;
  if (!client.data || !inquiries.data) return null;
  const chosen = { client: client.data, hasActive: hasActiveInquiry(inquiries.data) };
  return <CreationDialog {...dialog} chosen={chosen} />;
}

function CreationDialog({ chosen, phone, onClose, onCreated }: CreateInquiryProps & { chosen?: ChosenClient }) {
  const timeZone = useTimeZone();
  const staff = useQuery(staffOptions());
  const { creation, change, finish, errors, saving, tries, dirty } = useCreation(timeZone, onCreated, {
    chosen,
    phone,
  });
  const guard = useUnsavedGuard(dirty);
  const refusedAt = stepOfErrors(errors);
  return (
    <Modal opened title={text.wizard_title} size="big" dirty={dirty} busy={saving} onClose={onClose}>
      {(requestClose) => (
        <>
          <Wizard
            // What the server refused is shown where it is mended.
            key={refusedAt ? tries : 'wizard'}
            initialStep={refusedAt}
            steps={[
              {
                key: 'client',
                label: text.step_client,
                complete: clientComplete,
                content: () => <ClientStep creation={creation} errors={errors} onChange={change} />,
              },
              {
                key: 'details',
                label: text.step_details,
                complete: (state) => state.created_at_date !== null,
                content: () => (
                  <DetailsStep
                    creation={creation}
                    errors={errors}
                    staff={staff.data ?? []}
                    timeZone={timeZone}
                    onChange={change}
                  />
                ),
              },
              { key: 'confirm', label: text.step_confirm, content: () => <ConfirmStep creation={creation} /> },
            ]}
            state={creation}
            loading={saving}
            finishLabel={text.create_inquiry}
            onFinish={() => void finish()}
            onCancel={requestClose}
            onStep={() => {
              const names = takesTypedName(creation) ? namesIn(creation.typed) : null;
              if (names) change({ mode: 'new', ...names, typed: '' });
            }}
          />
          {guard}
        </>
      )}
    </Modal>
  );
}
