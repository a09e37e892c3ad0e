import { isNotFound } from '#client/platform/error-message.ts';
import { ErrorBanner } from '#client/ui/feedback/error-banner.tsx';
import { censusMessages as text } from '#shared/features/census/census.messages.ts';

interface CensusFailedProps {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

/** Why there is no census: what is asked again in vain is said to be so. */
export const CensusFailed = ({ error, onRetry, retrying }: CensusFailedProps) =>
  isNotFound(error) ? (
    <ErrorBanner message={text.facility_gone}>{text.facility_gone_hint}</ErrorBanner>
  ) : (
    <ErrorBanner message={text.error_fetching} onRetry={onRetry} retrying={retrying} />
  );
