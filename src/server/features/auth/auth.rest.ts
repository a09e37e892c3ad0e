import type { RestRoute } from '#server/platform/rest.ts';
import { testSession } from './auth.queries.ts';
import { changePassword, checkResetToken } from './change-password.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { refreshSession } from './refresh-session.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { takeSecondStep } from './second-step.ts';

export const authRest: readonly RestRoute[] = [
  { method: 'POST', path: '/auth/login', verb: logIn, from: 'body' },
  { method: 'POST', path: '/auth/two_factor', verb: takeSecondStep, from: 'body' },
  { method: 'POST', path: '/auth/refresh', verb: refreshSession, from: 'body' },
  { method: 'POST', path: '/auth/logout', verb: logOut, from: 'body' },
  { method: 'POST', path: '/auth/request_password_reset', verb: requestPasswordReset, from: 'body' },
  { method: 'GET', path: '/auth/change_password', verb: checkResetToken, from: 'query' },
  { method: 'POST', path: '/auth/change_password', verb: changePassword, from: 'body' },
  { method: 'GET', path: '/api/test', verb: testSession, from: 'query' },
];
