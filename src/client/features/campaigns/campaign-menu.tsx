import { IconDots } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '#client/platform/organization.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import { ActionMenu } from '#client/ui/layers/action-menu.tsx';
import { ConfirmDialog } from '#client/ui/layers/confirm-dialog.tsx';
import type { MenuAction } from '#client/ui/layers/menu-action.ts';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import { type CampaignStatus, hasReport } from '#shared/features/campaigns/campaigns.rules.ts';
import type { Steering } from '#shared/features/campaigns/campaigns.schemas.ts';
import { format } from '#shared/platform/define-messages.ts';
import { type Campaign, useCampaignActions } from './campaigns.data.ts';

const STEPS: Partial<Record<CampaignStatus, readonly { to: Steering; label: string }[]>> = {
  scheduled: [{ to: 'cancel', label: text.call_back }],
  sending: [
    { to: 'pause', label: text.pause },
    { to: 'cancel', label: text.cancel_sending },
  ],
  paused: [
    { to: 'resume', label: text.resume },
    { to: 'cancel', label: text.cancel_sending },
  ],
  failed: [
    { to: 'retry', label: text.retry },
    { to: 'cancel', label: text.cancel_sending },
  ],
};

/** Opens a campaign's report over the list that is shown. */
export function useOpenReport(): (id: string) => void {
  const navigate = useNavigate();
  return (id) => void navigate({ to: '.', search: (shown: object) => ({ ...shown, report: id }) });
}

interface CampaignMenuProps {
  campaign: Campaign;
  /** On a list, whose cards on a phone have no other way to the report. */
  leadsToReport?: boolean;
}

/** What can be done with a campaign as it stands. */
export function CampaignMenu({ campaign: { id, name, status }, leadsToReport = false }: CampaignMenuProps) {
  const mayWrite = useMay('marketing:write');
  const openReport = useOpenReport();
  const { steer, duplicate, remove } = useCampaignActions();
  const [asking, setAsking] = useState(false);
  const report: MenuAction[] =
    leadsToReport && hasReport(status) ? [{ key: 'report', label: text.report, onSelect: () => openReport(id) }] : [];
  const changes: MenuAction[] = [
    ...(STEPS[status] ?? []).map(({ to, label }) => ({
      key: to,
      label,
      onSelect: () => steer.mutate({ campaign_id: id, to }),
    })),
    { key: 'duplicate', label: text.duplicate, onSelect: () => duplicate.mutate({ campaign_id: id }) },
    ...(status === 'draft'
      ? [{ key: 'delete', label: text.delete, danger: true, onSelect: () => setAsking(true) }]
      : []),
  ];
  const actions = [...report, ...(mayWrite ? changes : [])];
  if (actions.length === 0) return null;
  return (
    <>
      <ActionMenu
        actions={actions}
        trigger={
          <IconButton label={format(text.actions_for, { name })}>
            <IconDots size={18} stroke={1.75} aria-hidden />
          </IconButton>
        }
      />
      <ConfirmDialog
        opened={asking}
        title={text.delete}
        danger
        loading={remove.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => remove.mutate({ campaign_id: id }, { onSettled: () => setAsking(false) })}
      >
        {format(text.delete_question, { x: name })}
      </ConfirmDialog>
    </>
  );
}
