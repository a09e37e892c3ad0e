import { FormDialog } from '#client/components/form/form-dialog.tsx';
import { FormText, FormTextarea } from '#client/components/form/text-fields.tsx';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { CampaignCreateInput } from '#shared/features/campaigns/campaigns.schemas.ts';
import { createCampaign, useRefreshCampaigns } from './campaigns.data.ts';

interface CreateCampaignDialogProps {
  onClose: () => void;
  onCreated: (id: string) => void;
}

/** A new draft, which its wizard then fills. */
export function CreateCampaignDialog({ onClose, onCreated }: CreateCampaignDialogProps) {
  const refresh = useRefreshCampaigns();
  return (
    <FormDialog
      title={text.create_campaign}
      schema={CampaignCreateInput}
      initial={{ name: '', subject: '', description: '' }}
      saysMissing
      send={createCampaign}
      saved={text.created}
      failed={text.failed_to_create}
      onSaved={({ id }) => {
        void refresh();
        onCreated(id);
      }}
      onClose={onClose}
    >
      <FormText name="name" label={text.name} data-autofocus />
      <FormText name="subject" label={text.email_subject} />
      <FormTextarea name="description" label={text.description} />
    </FormDialog>
  );
}
