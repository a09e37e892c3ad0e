import { IconCheck, IconCircle } from '@tabler/icons-react';
import { authMessages as text } from '#shared/features/auth/auth.messages.ts';
import { PASSWORD_CRITERIA, PASSWORD_PROBLEM_TEXTS, passwordCriteria } from '#shared/features/auth/auth.rules.ts';
import classes from './auth-frame.module.css';

/** Whether both passwords are there and the same. */
export const passwordsMatch = (password: string, confirmation: string): boolean =>
  password !== '' && password === confirmation;

/** The criteria of a new password, each with whether it is met. */
export function PasswordChecklist({ password, confirmation }: { password: string; confirmation: string }) {
  const met = passwordCriteria(password);
  const lines = [
    ...PASSWORD_CRITERIA.map((criterion) => ({ label: PASSWORD_PROBLEM_TEXTS[criterion], met: met[criterion] })),
    { label: text.criterion_match, met: passwordsMatch(password, confirmation) },
  ];
  return (
    <ul className={classes.criteria} aria-label={text.password_criteria}>
      {lines.map((line) => (
        <li key={line.label} className={line.met ? `${classes.criterion} ${classes.met}` : classes.criterion}>
          {line.met ? (
            <IconCheck size={16} stroke={2.25} aria-hidden />
          ) : (
            <IconCircle size={16} stroke={1.75} aria-hidden />
          )}
          <span>{line.label}</span>
          <span className="lf-sr-only">{line.met ? text.criterion_met : text.criterion_open}</span>
        </li>
      ))}
    </ul>
  );
}
