import { useQuery } from '@tanstack/react-query';
import { FormMultiSelect } from '#client/components/form/fields.tsx';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { referralFlowMessages as text } from '#shared/features/referral-flow/referral-flow.messages.ts';
import { platformsOptions } from './referral-flow.data.ts';

/** On which platforms the client found the organization. */
export function OnlineStep() {
  const platforms = useQuery(platformsOptions());
  if (platforms.isError && !platforms.data)
    return (
      <ErrorBanner
        message={text.error_fetching}
        onRetry={() => void platforms.refetch()}
        retrying={platforms.isFetching}
      />
    );
  return <FormMultiSelect name="online_sources" label={text.online_sources} required options={platforms.data ?? []} />;
}
