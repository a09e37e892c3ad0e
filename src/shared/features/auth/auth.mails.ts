/** The mails of an account: words only, so that both the worker and the tests have them. */
interface MailText {
  subject: string;
  text: string;
}

const greeting = (firstname: string): string => (firstname ? `Hello ${firstname},` : 'Hello,');

export const passwordChangedMail = (firstname: string): MailText => ({
  subject: 'Your Landfall password was changed',
  text: `${greeting(firstname)}

the password of your account has just been changed, and every other session of yours has been signed out.
If this was not you, ask your administrator to lock the account now.`,
});

export const twoFactorMail = (firstname: string, on: boolean): MailText => ({
  subject: on ? 'Two-factor sign-in is on' : 'Two-factor sign-in is off',
  text: `${greeting(firstname)}

two-factor sign-in of your Landfall account has just been turned ${on ? 'on' : 'off'}.
If this was not you or your administrator, ask your administrator to lock the account now.`,
});

export const resetLinkMail = (firstname: string, link: string): MailText => ({
  subject: 'Set a new Landfall password',
  text: `${greeting(firstname)}

follow this link to set a new password. It works once, within 30 minutes:

${link}

If you did not ask for it, nothing has changed and you need do nothing.`,
});

export const invitationMail = (firstname: string, organization: string, link: string): MailText => ({
  subject: 'Your Landfall account',
  text: `${greeting(firstname)}

${organization} has opened an account for you. Follow this link to set its password. It works once, within 7 days:

${link}`,
});
