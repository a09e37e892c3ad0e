import { useQuery } from '@tanstack/react-query';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { inquiriesMessages as text } from '#shared/features/inquiries/inquiries.messages.ts';
import { staffOptions } from './inquiries.data.ts';

/** Says that the staff could not be loaded where one of them is to be chosen; nothing while they are there. */
export function StaffError() {
  const { error, data, refetch, isFetching } = useQuery(staffOptions());
  if (!error || data) return null;
  return <ErrorBanner message={text.failed_to_load_staff} onRetry={() => void refetch()} retrying={isFetching} />;
}
