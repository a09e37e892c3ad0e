import { createFileRoute } from '@tanstack/react-router';
import { SettingsFrame } from '../components/settings-frame.tsx';
import { PasswordCard } from '../features/auth/password-card.tsx';
import { SessionsCard } from '../features/auth/sessions-card.tsx';
import { TwoFactorCard } from '../features/auth/two-factor-card.tsx';
import { AccountCard } from '../features/settings/account-card.tsx';
import { AppearanceCard } from '../features/settings/appearance-card.tsx';
import { MailsCard } from '../features/settings/mails-card.tsx';

export const Route = createFileRoute('/_app/settings/')({ component: Account });

/** One's own account. */
function Account() {
  return (
    <SettingsFrame tab="account">
      <AccountCard />
      <PasswordCard />
      <TwoFactorCard />
      <AppearanceCard />
      <MailsCard />
      <SessionsCard />
    </SettingsFrame>
  );
}
