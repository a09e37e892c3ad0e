import { IconClockBolt } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMay, useTimeZone } from '#client/platform/organization.ts';
import { useNow } from '#client/platform/use-now.ts';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/feedback/skeleton.tsx';
import { focusWhileItStands } from '#client/ui/layers/focus-near.ts';
import { firstContactMessages as text } from '#shared/features/first-contact/first-contact.messages.ts';
import type { FirstContactOf } from '#shared/features/first-contact/first-contact.schemas.ts';
import { formatInstant } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { clockText, holderText, stateOf } from './clock-words.ts';
import { firstContactOptions, useContacted } from './first-contact.data.ts';
import classes from './first-contact.module.css';

/** Milliseconds between two looks at a clock that runs. */
const TICK_MS = 15_000;

/** How long an inquiry or a call has waited for its first contact, and the button that says there was one. */
export function ContactClock({ of }: { of: FirstContactOf }) {
  const mayAnswer = useMay('inquiries:write');
  const timeZone = useTimeZone();
  const { data: clock, isLoading } = useQuery(firstContactOptions(of));
  const runs = clock?.contacted_at === null;
  const now = useNow(TICK_MS, runs) / 1000;
  const contacted = useContacted();
  if (isLoading) return <Skeleton width={200} height={18} />;
  if (!clock) return null;
  const held = runs ? holderText(clock) : null;
  const by = clock.contacted_by ?? '';
  return (
    <span className={classes.clock} data-clock={stateOf(clock, now)}>
      <IconClockBolt size={16} stroke={1.75} aria-hidden />
      <span title={runs ? undefined : format(text.by, { name: by, when: formatInstant(clock.contacted_at, timeZone) })}>
        {[clockText(clock, now, timeZone), held].filter(Boolean).join(', ')}
      </span>
      {runs && mayAnswer && (
        <Button
          kind="quiet"
          loading={contacted.isPending}
          onClick={({ currentTarget }) => {
            // It goes with the clock's run; what stands beside it follows.
            focusWhileItStands(currentTarget);
            contacted.mutate(of);
          }}
        >
          {text.contacted}
        </Button>
      )}
    </span>
  );
}
