import { z } from 'zod';
import { Id } from '#shared/platform/ids.ts';
import { authMessages } from './auth.messages.ts';
import { PASSWORD_PROBLEM_TEXTS, passwordProblem } from './auth.rules.ts';

/** An address as it was typed; whether it is one, no answer says. */
const TypedEmail = z.string().trim().min(1).max(320);

/** A refresh, reset or invitation token: 256 bits in base64url. Anything else is as wrong as an unknown one. */
const SecretToken = z.string().min(1).max(200);

export const LoginInput = z.strictObject({
  email_id: TypedEmail,
  /** Longer than any password may be, so that a wrong one is answered as wrong. */
  password: z.string().min(1).max(1_024),
});

export const RefreshInput = z.strictObject({ refresh_token: SecretToken });

export const RequestPasswordResetInput = z.strictObject({ email_id: TypedEmail });

export const CheckResetTokenInput = z.strictObject({ token: SecretToken });

const NewPassword = z.string().superRefine((password, refinement) => {
  const problem = passwordProblem(password);
  if (problem) refinement.addIssue({ code: 'custom', message: PASSWORD_PROBLEM_TEXTS[problem] });
});

export const ChangePasswordInput = z.strictObject({ token: SecretToken, new_password: NewPassword });

/** A signed-in person's own change of password. */
export const ChangeOwnPasswordInput = z.strictObject({
  current_password: z.string().min(1).max(1_024),
  new_password: NewPassword,
});

export const EndSessionInput = z.strictObject({ session_id: Id });

/** What an authenticator shows, or a recovery code. */
const Code = z.string().trim().min(6, authMessages.code_required).max(40);

export const TwoFactorCodeInput = z.strictObject({ code: Code });

const ChallengeToken = z.string().min(1).max(2_048);

export const ChallengeInput = z.strictObject({ challenge: ChallengeToken });

export const SecondStepInput = z.strictObject({ challenge: ChallengeToken, code: Code });
