import { StatusPill, type StatusToken } from '#client/ui/display/status-pill.tsx';
import { campaignsMessages as text } from '#shared/features/campaigns/campaigns.messages.ts';
import type { CampaignStatus } from '#shared/features/campaigns/campaigns.rules.ts';
import { format } from '#shared/platform/define-messages.ts';
import type { Campaign } from './campaigns.data.ts';

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
  interrupted: text.fault_interrupted,
  not_sendable: text.fault_not_sendable,
};

/** What is said of these once the last try has failed: nothing is tried by itself then. */
const GIVEN_UP: Record<string, string> = {
  throttled: text.given_up_throttled,
  unavailable: text.given_up_unavailable,
};

/** Why a campaign is not being sent; null of one that nothing has stopped. */
export function faultText({ fault, status }: Pick<Campaign, 'fault' | 'status'>): string | null {
  if (!fault) return null;
  const why = (status === 'failed' ? GIVEN_UP[fault] : undefined) ?? FAULTS[fault] ?? fault;
  return format(text.fault_note, { why });
}

/** How far sending has come where it has not come to its end; null elsewhere. */
export function progressText({ status, progress }: Pick<Campaign, 'status' | 'progress'>): string | null {
  if (!progress) return null;
  const { total, waiting, sent } = progress;
  if (status === 'canceled') return format(text.mailed_before, { n: sent });
  return waiting > 0 ? format(text.sending_progress, { done: total - waiting, total }) : null;
}
