interface Due {
  today: number;
  overdue: number;
  link: string;
}

const tasks = (n: number): string => (n === 1 ? '1 task' : `${n} tasks`);

/** How many tasks a person has before them, and the way to them: a title may name a client, so none is said. */
export const morningMail = ({ today, overdue, link }: Due) => ({
  subject: `Your tasks: ${today} due today, ${overdue} overdue`,
  text: `You have ${tasks(today)} due today and ${tasks(overdue)} overdue.

Open them here:

${link}

You get this mail because you asked for it. Settings, Account is where to stop it.`,
});
