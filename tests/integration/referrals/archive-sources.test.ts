import { describe, expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { auditOf, openDatabase } from '#tests/support/matrix/rows.ts';
import { createSource } from '#tests/support/referrals.ts';

const app = await startTestApp({ limited: false });
const query = await openDatabase(app.databaseUrl);
const outreach = await app.signIn('outreach');
const manager = await app.signIn('manager');
const elsewhere = await app.signIn('outreach', 'b');

const NOBODY = '00000000-0000-4000-8000-000000000000';
const stateOf = async (referral_id: string) => {
  const { is_active, version } = await outreach.trpc.referralSources.get.query({ referral_id });
  return { is_active, version };
};
const listed = async (name: string, archived = false) =>
  (await outreach.trpc.referralSources.list.query({ query: name, archived, limit: 100 })).list.map(({ id }) => id);

describe('archiving', () => {
  test('takes a source out of lists and pickers, and leaves it its page', async () => {
    const id = await createSource(manager, { referral_name: 'Gull House' });
    expect(await outreach.trpc.referralSources.archive.mutate({ ids: [id] })).toEqual({ changed: [id], refused: [] });
    expect(await listed('gull house')).toEqual([]);
    expect(await listed('gull house', true)).toEqual([id]);
    expect(await stateOf(id)).toEqual({ is_active: false, version: 2 });
    expect(await outreach.trpc.referralSources.unarchive.mutate({ ids: [id] })).toEqual({ changed: [id], refused: [] });
    expect(await listed('gull house')).toEqual([id]);
    expect(await stateOf(id)).toEqual({ is_active: true, version: 3 });
  });

  test('says of each row what became of it, and logs those changed alone', async () => {
    const [one, archived] = [await createSource(manager), await createSource(manager)];
    const foreign = await createSource(elsewhere);
    await manager.trpc.referralSources.archive.mutate({ ids: [archived] });
    const response = await fetch(`${app.url}/trpc/referralSources.archive`, {
      method: 'POST',
      headers: { authorization: `Bearer ${outreach.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ids: [foreign, one, archived, NOBODY, 'no id', one] }),
    });
    expect(((await response.json()) as { result: { data: unknown } }).result.data).toEqual({
      changed: [one],
      refused: [
        { id: foreign, reason: 'This referral source does not exist.' },
        { id: archived, reason: 'This referral source is archived already.' },
        { id: NOBODY, reason: 'This referral source does not exist.' },
        { id: 'no id', reason: 'This referral source does not exist.' },
      ],
    });
    const rows = await auditOf(query, response.headers.get('x-request-id'));
    expect(rows.map(({ action, entity_ids }) => [action, entity_ids])).toEqual([['referral_sources.archive', [one]]]);
    expect((await elsewhere.trpc.referralSources.get.query({ referral_id: foreign })).is_active).toBe(true);
    expect(await outreach.trpc.referralSources.unarchive.mutate({ ids: [one, archived, NOBODY] })).toEqual({
      changed: [one, archived],
      refused: [{ id: NOBODY, reason: 'This referral source does not exist.' }],
    });
    expect(await outreach.trpc.referralSources.unarchive.mutate({ ids: [one] })).toEqual({
      changed: [],
      refused: [{ id: one, reason: 'This referral source is not archived.' }],
    });
  });

  test('takes a hundred at once, and not one more', async () => {
    const make = (count: number) =>
      manager.trpc.referralSources.create.mutate(
        Array.from({ length: count }, () => ({ referral_name: 'Hundred House', type: 'School' as const })),
      );
    const made = await make(100);
    const ids = 'ids' in made ? made.ids : [];
    expect((await outreach.trpc.referralSources.archive.mutate({ ids })).changed).toHaveLength(100);
    await expect(outreach.trpc.referralSources.unarchive.mutate({ ids: [...ids, NOBODY] })).rejects.toThrow('ids');
    await expect(outreach.trpc.referralSources.unarchive.mutate({ ids: [] })).rejects.toThrow('ids');
  });

  test('is not for the admissions desk', async () => {
    const desk = await app.signIn('admissions');
    const id = await createSource(desk);
    await expect(desk.trpc.referralSources.archive.mutate({ ids: [id] })).rejects.toThrow(
      'Your role does not allow this.',
    );
    expect((await stateOf(id)).is_active).toBe(true);
  });
});

describe('at the same moment', () => {
  test('two who archive the same sources change each once between them', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => createSource(manager)));
    const results = await Promise.all(
      [outreach, manager, outreach, manager].map((actor, turn) =>
        actor.trpc.referralSources.archive.mutate({ ids: turn % 2 === 0 ? ids : [...ids].reverse() }),
      ),
    );
    expect(results.flatMap(({ changed }) => changed).sort()).toEqual([...ids].sort());
    for (const { changed, refused } of results) expect(changed.length + refused.length).toBe(ids.length);
    for (const id of ids) expect(await stateOf(id)).toEqual({ is_active: false, version: 2 });
  });

  test('archiving and an edit of other fields both stand, and an edit of an older row is said so', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => createSource(manager)));
    const edit = (referral_id: string, referral: object) =>
      manager.rest('PUT', '/api/referral_details', { referral_id, referral });
    const answers = await Promise.all(
      ids.flatMap((id) => [
        outreach.trpc.referralSources.archive.mutate({ ids: [id] }),
        edit(id, { rule_out: 'Under 18' }),
      ]),
    );
    expect(answers.flatMap((answer) => ('changed' in answer ? answer.changed : []))).toEqual(ids);
    for (const referral_id of ids) {
      expect(await stateOf(referral_id)).toEqual({ is_active: false, version: 3 });
      expect((await outreach.trpc.referralSources.get.query({ referral_id })).rule_out).toBe('Under 18');
      expect((await edit(referral_id, { rule_out: 'Over 65', version: 1 })).status).toBe(409);
    }
  });

  test('archiving and an activity of the same source both stand', async () => {
    const id = await createSource(manager);
    const { id: patient_id } = await manager.trpc.clients.create.mutate({ firstname: 'Dana', lastname: 'Sample' });
    const { id: opportunity_id } = await manager.trpc.inquiries.create.mutate({
      patient_id,
      created_at_date: '2026-05-01',
    });
    await Promise.all([
      outreach.trpc.referralSources.archive.mutate({ ids: [id] }),
      manager.trpc.referralFlow.add.mutate({
        opportunity_id,
        referral_direction: 'referral_received',
        priority_level: 'primary',
        source_type: 'professional_referral',
        referral_id: id,
        referred_at: '2026-05-02',
        send_notification: false,
      }),
    ]);
    const { is_active, status } = await outreach.trpc.referralSources.get.query({ referral_id: id });
    expect({ is_active, status }).toEqual({ is_active: false, status: 'REFERRING' });
  });
});
