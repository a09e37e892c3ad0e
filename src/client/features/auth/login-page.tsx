import { authMessages as text } from '#shared/features/auth/auth.messages.ts';
import { AuthFrame } from './auth-frame.tsx';
import { LoginForm } from './login-form.tsx';

/** What every address shows to somebody who is not signed in. */
export function LoginPage() {
  return (
    <AuthFrame title={text.welcome} tab={text.log_in}>
      <LoginForm />
    </AuthFrame>
  );
}
