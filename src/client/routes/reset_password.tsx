import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { ResetPasswordPage } from '../features/auth/reset-password-page.tsx';

const Search = z.object({ token: z.string().max(200).catch('') });

export const Route = createFileRoute('/reset_password')({
  validateSearch: Search,
  component: () => {
    const { token } = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <ResetPasswordPage key={token} token={token} onDone={() => void navigate({ to: '/login', replace: true })} />
    );
  },
});
