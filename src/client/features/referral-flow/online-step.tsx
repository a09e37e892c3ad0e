import { useQuery } from '@tanstack/react-query';
import { referralFlowMessages as text } from '../../../shared/features/referral-flow/referral-flow.messages.ts';
import { ErrorBanner } from '../../ui/error-banner.tsx';
import { MultiSelectField } from '../../ui/multi-select-field.tsx';
import type { FieldErrors, ReferralDraft } from './referral-draft.ts';
import { platformsOptions } from './referral-flow.data.ts';

interface OnlineStepProps {
  draft: ReferralDraft;
  errors: FieldErrors;
  onChange: (part: Partial<ReferralDraft>) => void;
}

/** On which platforms the client found the organisation. */
export function OnlineStep({ draft, errors, onChange }: OnlineStepProps) {
  const platforms = useQuery(platformsOptions());
  if (platforms.isError)
    return (
      <ErrorBanner
        message={text.error_fetching}
        onRetry={() => void platforms.refetch()}
        retrying={platforms.isFetching}
      />
    );
  return (
    <MultiSelectField
      label={text.online_sources}
      error={errors.online_sources}
      required
      options={platforms.data ?? []}
      value={draft.online_sources}
      onChange={(online_sources) => onChange({ online_sources })}
    />
  );
}
