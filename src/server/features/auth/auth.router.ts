import { mutation, publicMutation, publicQuery, query, router } from '#server/platform/trpc.ts';
import { listSessions, testSession } from './auth.queries.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { changePassword, checkResetToken } from './change-password.ts';
import { endOtherSessions, endSession } from './end-session.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import {
  beginTwoFactor,
  confirmTwoFactor,
  disableTwoFactor,
  getTwoFactor,
  renewOwnRecoveryCodes,
} from './own-two-factor.ts';
import { refreshSession } from './refresh-session.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { beginSecondStep, confirmSecondStep, takeSecondStep } from './second-step.ts';

export const authRouter = router({
  logIn: publicMutation(logIn),
  twoFactor: publicMutation(takeSecondStep),
  twoFactorBegin: publicMutation(beginSecondStep),
  twoFactorConfirm: publicMutation(confirmSecondStep),
  refresh: publicMutation(refreshSession),
  logOut: publicMutation(logOut),
  requestPasswordReset: publicMutation(requestPasswordReset),
  checkResetToken: publicQuery(checkResetToken),
  changePassword: publicMutation(changePassword),
  changeOwnPassword: mutation(changeOwnPassword),
  test: query(testSession),
});

/** One's own sessions. */
export const sessionsRouter = router({
  list: query(listSessions),
  end: mutation(endSession),
  endOthers: mutation(endOtherSessions),
});

/** One's own two-factor sign-in. */
export const twoFactorRouter = router({
  get: query(getTwoFactor),
  begin: mutation(beginTwoFactor),
  confirm: mutation(confirmTwoFactor),
  renewCodes: mutation(renewOwnRecoveryCodes),
  disable: mutation(disableTwoFactor),
});
