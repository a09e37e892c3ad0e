import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { accountOptions } from '#client/platform/organization.ts';
import { Link } from '#client/ui/display/link.tsx';
import { Notice } from '#client/ui/feedback/notice.tsx';
import { authMessages as text } from '#shared/features/auth/auth.messages.ts';
import { formatInstantDay } from '#shared/platform/dates.ts';
import { format } from '#shared/platform/define-messages.ts';
import { TwoFactorRoom, useKeptRoom } from './two-factor-room.tsx';

/** Over every page, while the organization waits for the person to set two-factor sign-in up. */
export function TwoFactorDue() {
  const { data: account } = useQuery(accountOptions());
  const notice = useRef<HTMLDivElement>(null);
  useKeptRoom(notice, account);
  if (!account) return <TwoFactorRoom />;
  if (!account.two_factor_due_at) return null;
  const day = formatInstantDay(account.two_factor_due_at, account.time_zone);
  return (
    <div ref={notice}>
      <Notice tone="warning" action={<Link href="/settings">{text.two_factor_set_up}</Link>}>
        {format(text.two_factor_due, { day })}
      </Notice>
    </div>
  );
}
