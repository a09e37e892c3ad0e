interface Overdue {
  /** The four characters behind the client's name; null for a call. */
  suffix: string | null;
  minutes: number;
  link: string;
}

/** What a person reads who is asked next: which inquiry, by its suffix, and the way to it, and no word of a client. */
export const overdueMail = ({ suffix, minutes, link }: Overdue) => {
  const what = suffix === null ? 'A call' : `The inquiry ${suffix}`;
  return {
    subject: suffix === null ? 'A call waits for its first contact' : `First contact due: inquiry ${suffix}`,
    text: `${what} has waited for its first contact for more than ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. It is handed over to you.

Open it here:

${link}`,
  };
};
