import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { makeInquiry } from '#tests/support/people.ts';

const app = await startTestApp({ limited: false });
const desk = await app.signIn('admissions');
const other = await app.signIn('admissions', 'b');
let first: string;
let second: string;

beforeAll(async () => {
  const made = [0, 1].map((n) =>
    makeInquiry(desk, { firstname: 'Casey', lastname: `Sample${n}`, staff: ['Alex Doe'] }),
  );
  [first, second] = (await Promise.all(made)).map(({ id }) => id) as [string, string];
});

const held = async (opportunity_id: string) => {
  const { staff, priority, level_of_care, version } = await desk.trpc.inquiries.get.query({ opportunity_id });
  return { staff, priority, level_of_care, version };
};
const changeMany = desk.trpc.inquiries.changeMany.mutate;

describe('many inquiries changed at once', () => {
  test('each has the change, and what the answer says to undo brings back what each had', async () => {
    await changeMany({ rows: [{ id: second, change: { priority: 4 } }] });
    const before = [await held(first), await held(second)];
    const { changed, refused, undo } = await changeMany({
      rows: [first, second].map((id) => ({
        id,
        change: { priority: 1, add_staff: 'Robin Doe', level_of_care: '4.0 Medically Managed Inpatient' },
      })),
    });
    expect([changed, refused]).toEqual([[first, second], []]);
    expect(await held(first)).toMatchObject({
      staff: ['Alex Doe', 'Robin Doe'],
      priority: 1,
      level_of_care: '4.0 Medically Managed Inpatient',
    });
    const undone = await changeMany({ rows: undo });
    expect(undone.changed).toEqual([first, second]);
    const after = [await held(first), await held(second)];
    expect(after.map(({ version: _version, ...rest }) => rest)).toEqual(
      before.map(({ version: _version, ...rest }) => rest),
    );
    expect(after[0]!.version).toBe(before[0]!.version! + 2);
  });

  test('the undo leaves a row alone that somebody has changed meanwhile, and says so', async () => {
    const { undo } = await changeMany({ rows: [first, second].map((id) => ({ id, change: { priority: 9 } })) });
    await desk.trpc.inquiries.update.mutate({ opportunity_id: first, opportunity: { priority: 2 } });
    const { changed, refused } = await changeMany({ rows: undo });
    expect(changed).toEqual([second]);
    expect(refused).toEqual([{ id: first, reason: 'Someone changed this inquiry meanwhile.' }]);
    expect((await held(first)).priority).toBe(2);
  });

  test('a name twice added stands once, and an empty list takes everyone away', async () => {
    await changeMany({ rows: [{ id: first, change: { add_staff: 'Alex Doe' } }] });
    expect((await held(first)).staff).toEqual(['Alex Doe']);
    const { undo } = await changeMany({ rows: [{ id: first, change: { staff: [] } }] });
    expect((await held(first)).staff).toEqual([]);
    await changeMany({ rows: undo });
    expect((await held(first)).staff).toEqual(['Alex Doe']);
  });

  test('a name taken off leaves the others, and comes back with the undo', async () => {
    await changeMany({ rows: [{ id: first, change: { add_staff: 'Robin Doe' } }] });
    const { undo } = await changeMany({ rows: [{ id: first, change: { remove_staff: 'Alex Doe' } }] });
    expect((await held(first)).staff).toEqual(['Robin Doe']);
    await changeMany({ rows: undo });
    expect((await held(first)).staff).toEqual(['Alex Doe', 'Robin Doe']);
    await changeMany({ rows: [{ id: first, change: { remove_staff: 'Robin Doe' } }] });
    expect((await held(first)).staff).toEqual(['Alex Doe']);
  });

  test('a full staff is refused for its row alone', async () => {
    const staff = Array.from({ length: 20 }, (_, n) => `Person ${n}`);
    await changeMany({ rows: [{ id: first, change: { staff } }] });
    const { changed, refused } = await changeMany({
      rows: [first, second].map((id) => ({ id, change: { add_staff: 'Robin Doe' } })),
    });
    expect(changed).toEqual([second]);
    expect(refused).toEqual([
      { id: first, reason: 'This inquiry has 20 names on its staff, which is as many as it can hold.' },
    ]);
  });

  test('another organization’s inquiry is not there, and bad input names its field', async () => {
    await expect(
      other.trpc.inquiries.changeMany.mutate({ rows: [{ id: first, change: { priority: 1 } }] }),
    ).rejects.toThrow('This inquiry does not exist.');
    const refusalOf = (input: Parameters<typeof changeMany>[0]) => expect(changeMany(input)).rejects;
    await refusalOf({ rows: [{ id: first, change: { level_of_care: 'Moon base' } }] }).toMatchObject({
      data: { fields: { 'rows.0.change.level_of_care': 'Choose one of the options' } },
    });
    await refusalOf({ rows: [{ id: first, change: {} }] }).toMatchObject({
      data: { fields: { 'rows.0.change': 'Choose what to change.' } },
    });
    const twice = { id: first, change: { priority: 1 } };
    await refusalOf({ rows: [twice, twice] }).toMatchObject({ data: { fields: { rows: 'Name each inquiry once.' } } });
  });

  test('two people change the same rows in opposite orders, and neither waits forever', async () => {
    const call = (ids: string[], priority: number) =>
      changeMany({ rows: ids.map((id) => ({ id, change: { priority } })) });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => call(n % 2 ? [first, second] : [second, first], n + 1)),
    );
    expect(answers.every(({ changed }) => changed.length === 2)).toBe(true);
    expect((await held(first)).priority).toBe((await held(second)).priority);
  });
});
