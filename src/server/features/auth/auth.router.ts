import { publicMutation, publicQuery, query, router } from '../../platform/trpc.ts';
import { testSession } from './auth.queries.ts';
import { changePassword, checkResetToken } from './change-password.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { refreshSession } from './refresh-session.ts';
import { requestPasswordReset } from './request-password-reset.ts';

export const authRouter = router({
  logIn: publicMutation(logIn),
  refresh: publicMutation(refreshSession),
  logOut: publicMutation(logOut),
  requestPasswordReset: publicMutation(requestPasswordReset),
  checkResetToken: publicQuery(checkResetToken),
  changePassword: publicMutation(changePassword),
  test: query(testSession),
});
