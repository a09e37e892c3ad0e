import { StatusPill, type StatusToken } from '#client/ui/display/status-pill.tsx';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import type { CampaignStatus } from '#shared/features/campaigns/campaigns.rules.ts';

const LOOKS: Record<CampaignStatus, { status: StatusToken; label: string }> = {
  draft: { status: 'DRAFT', label: text.status_draft },
  scheduled: { status: 'SCHEDULED-ADMIT', label: text.status_scheduled },
  sending: { status: 'PROCESSING', label: text.status_sending },
  paused: { status: 'TASK_PENDING', label: text.status_paused },
  SENT: { status: 'SENT', label: text.status_sent },
  failed: { status: 'FAILED', label: text.status_failed },
  canceled: { status: 'DISCHARGED', label: text.status_canceled },
};

export const CampaignStatusPill = ({ status }: { status: CampaignStatus }) => <StatusPill {...LOOKS[status]} />;

const FAULTS: Record<string, string> = {
  misconfigured: text.fault_misconfigured,
  throttled: text.fault_throttled,
  unavailable: text.fault_unavailable,
  not_sendable: text.fault_not_sendable,
};

/** Why a campaign is not being sent, in words. */
export const faultText = (fault: string): string => FAULTS[fault] ?? fault;
