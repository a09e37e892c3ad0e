import { expect, test } from 'vitest';
import { pastedPeople } from '#shared/features/users/pasted-people.ts';

test('addresses are parted by lines, commas and semicolons, and say who they are', () => {
  const { people, wrong } = pastedPeople(
    'maria.lopez@gull.example, "Dana Vale" <d.vale@gull.example>;\n\nReed Van Dune <reed@gull.example>\nsam@gull.example',
  );
  expect(wrong).toEqual([]);
  expect(people).toEqual([
    { email_id: 'maria.lopez@gull.example', firstname: 'Maria', lastname: 'Lopez' },
    { email_id: 'd.vale@gull.example', firstname: 'Dana', lastname: 'Vale' },
    { email_id: 'reed@gull.example', firstname: 'Reed', lastname: 'Van Dune' },
    { email_id: 'sam@gull.example', firstname: 'Sam', lastname: '' },
  ]);
});

test('what is no address is said, and one that stands there twice counts once', () => {
  expect(pastedPeople('Sam, sam@gull.example, SAM@gull.example, sam@gull')).toEqual({
    people: [{ email_id: 'sam@gull.example', firstname: 'Sam', lastname: '' }],
    wrong: ['Sam', 'sam@gull'],
  });
  expect(pastedPeople(' \n ')).toEqual({ people: [], wrong: [] });
});
