import { Day } from '#client/components/when.tsx';
import { useTimeZone } from '#client/platform/organization.ts';
import { dayInZone, type EpochSeconds } from '#shared/platform/dates.ts';

/** A calendar date that is received as its noon in the organization's zone; '-' where there is none. */
export function NoonDay({ at }: { at: EpochSeconds | null | undefined }) {
  const timeZone = useTimeZone();
  return <Day day={at == null ? null : dayInZone(new Date(at * 1000), timeZone)} />;
}
