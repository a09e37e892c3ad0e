import { z } from 'zod';
import { PASSWORD_PROBLEM_TEXTS, passwordProblem } from './auth.rules.ts';

/** An address as it was typed; whether it is one, no answer tells. */
const TypedEmail = z.string().trim().min(1).max(320);

/** A refresh, reset or invitation token: 256 bits in base64url. Anything else is as wrong as an unknown one. */
const SecretToken = z.string().min(1).max(200);

export const LoginInput = z.strictObject({
  email_id: TypedEmail,
  /** Longer than any password may be, so that a wrong one is told as wrong. */
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
