import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordPage } from '../features/auth/reset-password-page.tsx';

export const Route = createFileRoute('/reset_password')({
  validateSearch: ({ token }: Record<string, unknown>): { token: string } => ({
    token: typeof token === 'string' && token.length <= 200 ? token : '',
  }),
  component: () => {
    const { token } = Route.useSearch();
    const navigate = Route.useNavigate();
    return (
      <ResetPasswordPage key={token} token={token} onDone={() => void navigate({ to: '/login', replace: true })} />
    );
  },
});
