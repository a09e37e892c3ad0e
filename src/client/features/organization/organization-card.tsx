import { useQuery } from '@tanstack/react-query';
import { useHeld } from '#client/components/form/use-held.ts';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { organizationMessages as text } from '#shared/features/organization/organization.messages.ts';
import { organizationOptions } from './organization.data.ts';
import { OrganizationForm } from './organization-form.tsx';

/** What is settled for the whole organization, once it is here. */
export function OrganizationCard() {
  const { data, error, refetch, isFetching } = useQuery(organizationOptions());
  const { held, onDirty } = useHeld(data);
  if (error && !data)
    return <ErrorBanner message={text.not_loaded} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data || !held) return <Skeleton height={480} />;
  return <OrganizationForm key={held.version} organization={held} onDirty={onDirty} />;
}
