import { auditMessages as text } from './audit.messages.ts';
import type { Break } from './audit.rules.ts';

interface Alarm {
  firstname: string;
  organization: string;
  broken_at: number;
  reason: Break;
  link: string;
}

/** What a break is called where it is shown. */
export const breakText = (reason: Break): string => text[`break_${reason}`];

/** The mail to an administrator when the nightly check has found a row that does not hold. */
export const auditAlarmMail = ({ firstname, organization, broken_at, reason, link }: Alarm) => ({
  subject: 'The audit log does not match its seals',
  text: `${firstname ? `Hello ${firstname},` : 'Hello,'}

the nightly check of the audit log of ${organization} stopped at row ${broken_at}.
${breakText(reason)}

Change nothing, keep the latest backup and the log files, and show this mail to whoever runs this installation.
You can check the log again here:

${link}`,
});
