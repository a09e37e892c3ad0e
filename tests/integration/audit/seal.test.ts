import { beforeAll, describe, expect, test } from 'vitest';
import { checkChain } from '#server/features/audit/check-chain.ts';
import { createAuditKeys } from '#server/platform/audit-keys.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import { anchorPrefix } from '#server/platform/storage/storage-key.ts';
import { type Actor, startTestApp } from '#tests/support/app.ts';
import { openChain, type TestChain } from '#tests/support/audit-chain.ts';
import { createCheckAuditTask } from '#worker/features/audit/check-audit.task.ts';
import { createSealAuditTask } from '#worker/features/audit/seal-audit.task.ts';

const app = await startTestApp({ limited: false });
const chain = openChain(app, 'a');
const other = openChain(app, 'b');
const REFUSED = { code: '42501' };
const NOT_NEXT = { code: '40001' };
const WRONG_ROWS = { code: '23514' };
let admin: Actor;

/** Leaves so many rows in the log, among those of the other organization. */
async function leaveRows(count: number): Promise<void> {
  const theirs = await app.signIn('admin', 'b');
  for (let n = 0; n < count; n++) {
    await admin.trpc.clients.list.query({});
    await theirs.trpc.clients.list.query({});
  }
}

beforeAll(async () => {
  admin = await app.signIn('admin');
  await leaveRows(3);
  await Promise.all([chain.seal(), other.seal()]);
  await Promise.all([chain.anchor(), other.anchor()]);
});

describe('a row', () => {
  test('takes its number, its time and its id from the database, whatever an insert says', async () => {
    const last = (await chain.numbers()).at(-1)!;
    await chain.as(
      'landfall_app',
      `insert into audit_log (org_id, action, seq, at, id) values
        (current_org_id(), 'forged', 1, '2001-01-01', '00000000-0000-0000-0000-000000000001')`,
    );
    const { rows } = await chain.as('landfall_app', `select seq, at, id from audit_log where action = 'forged'`);
    expect(Number(rows[0].seq)).toBeGreaterThan(last);
    expect(Date.now() - rows[0].at.getTime()).toBeLessThan(60_000);
    expect(rows[0].id).not.toBe('00000000-0000-0000-0000-000000000001');
  });
});

describe('a seal', () => {
  const insert = (from: string, to: string, rows = '1') =>
    `insert into audit_seal (org_id, from_seq, to_seq, rows_sealed, marks, hash, key_print)
     values (current_org_id(), ${from}, ${to}, ${rows}, decode(repeat('00', 24 * ${rows}), 'hex'), 'x', 'x')`;
  const next = '(select max(to_seq) + 1 from audit_seal)';

  test('far ahead is refused of the application, the owner and the sealer', async () => {
    for (const role of ['landfall_app', 'landfall_owner'] as const)
      await expect(chain.as(role, insert('1000000', '2000000'))).rejects.toMatchObject(REFUSED);
    await expect(chain.as('landfall_sealer', insert('1000000', '2000000'))).rejects.toMatchObject(NOT_NEXT);
    await expect(chain.as('landfall_sealer', insert(next, '2000000'))).rejects.toMatchObject(WRONG_ROWS);
  });

  test('counts the rows that are there', async () => {
    await leaveRows(2);
    const head = '(select max(seq) from audit_log)';
    await expect(chain.as('landfall_sealer', insert(next, head))).rejects.toMatchObject(WRONG_ROWS);
  });

  test.each(['landfall_app', 'landfall_sealer', 'landfall_owner'] as const)(
    'is neither changed nor taken away by %s, and no row either',
    async (role) => {
      for (const table of ['audit_log', 'audit_seal', 'audit_subjects'])
        for (const text of [`update ${table} set org_id = org_id`, `delete from ${table}`, `truncate ${table}`])
          await expect(chain.as(role, text)).rejects.toMatchObject(REFUSED);
    },
  );

  test('is made once by two sealers at once, each row in one link', async () => {
    await leaveRows(4);
    await Promise.all([chain.seal(), chain.seal(), chain.seal()]);
    expect(await chain.check()).toMatchObject({ intact: true, broken_at: null, reason: null, next: null });
    const { rows } = await chain.as('landfall_app', 'select sum(rows_sealed)::int as sealed from audit_seal');
    // The check above has left a row of its own.
    expect(rows[0].sealed).toBe((await chain.numbers()).length - 1);
  });
});

describe('the check', () => {
  /** Plays a deed, looks, and undoes it. */
  async function found(deed: string, undo: string, by: TestChain = chain) {
    await by.unguarded(deed);
    const check = await by.check();
    await by.unguarded(undo);
    expect(await by.check()).toMatchObject({ intact: true });
    return check;
  }
  const keep = (table: string) => `create table kept as select * from ${table}`;
  const put = (table: string, where: string) =>
    `insert into ${table} select * from kept where ${where}; drop table kept`;

  beforeAll(async () => {
    await leaveRows(3);
    await chain.seal();
    await chain.anchor();
  });

  test('names the row that was changed', async () => {
    const row = (await chain.numbers())[2]!;
    const set = (outcome: string) => `update audit_log set outcome = '${outcome}' where seq = ${row}`;
    expect(await found(set('refused'), set('done'))).toMatchObject({
      intact: false,
      broken_at: row,
      reason: 'changed',
      next: null,
    });
  });

  test('names the row that was taken away', async () => {
    const row = (await chain.numbers())[3]!;
    const check = await found(
      `${keep('audit_log')}; delete from audit_log where seq = ${row}`,
      put('audit_log', `seq = ${row}`),
    );
    expect(check).toMatchObject({ intact: false, broken_at: row, reason: 'changed' });
  });

  test('names the row that was put in between', async () => {
    const [first] = (await other.numbers()).filter((seq) => seq > 0);
    const free = first!;
    const check = await found(
      `insert into audit_log (id, seq, org_id, at, action) values (uuidv7(), ${free}, current_org_id(), now(), 'forged')`,
      `delete from audit_log where seq = ${free}`,
    );
    expect(check).toMatchObject({ intact: false, broken_at: free, reason: 'changed' });
  });

  test('names the row that was sealed with an earlier time', async () => {
    const last = (await chain.numbers()).at(-1)!;
    await chain.unguarded(
      `insert into audit_log (id, seq, org_id, at, action)
       values (uuidv7(), nextval('audit_log_number'), current_org_id(), now() - interval '1 day', 'forged')`,
    );
    const forged = (await chain.numbers()).at(-1)!;
    await chain.seal();
    expect(forged).toBeGreaterThan(last);
    expect(await chain.check()).toMatchObject({ intact: false, broken_at: forged, reason: 'backdated' });
    await chain.unguarded(`${keep('audit_seal')}; delete from audit_seal where to_seq >= ${forged};
      delete from audit_log where seq >= ${forged}; drop table kept`);
    expect(await chain.check()).toMatchObject({ intact: true });
  });

  test('names the link that was made without the key', async () => {
    const set = (hash: string) => `update audit_seal set hash = ${hash} where from_seq = 1`;
    const check = await found(
      `${keep('audit_seal')}; ${set("sha256('forged')")}`,
      `${set('(select hash from kept where from_seq = 1)')}; drop table kept`,
    );
    expect(check).toMatchObject({ intact: false, broken_at: 1, reason: 'chain' });
  });

  test('misses an end that was cut off, also when the log has grown since', async () => {
    await chain.seal();
    await chain.anchor();
    const { rows } = await chain.as('landfall_app', 'select max(from_seq) as cut from audit_seal');
    const cut = Number(rows[0].cut);
    await chain.unguarded(`delete from audit_seal where from_seq >= ${cut}; delete from audit_log where seq >= ${cut}`);
    expect(await chain.check()).toMatchObject({ intact: false, broken_at: cut, reason: 'cut' });
    await leaveRows(1);
    await chain.seal();
    expect(await chain.check()).toMatchObject({ intact: false, reason: 'cut' });
    expect(await chain.anchor()).toBe(false);
  });

  test('leaves the other organization alone', async () => {
    expect(await other.check()).toMatchObject({ intact: true });
  });

  test('knows that a link was made with a key it does not have, and reads on with an older one', async () => {
    const [mine] = other.ctx.services.auditKeys;
    const [newer] = createAuditKeys([Buffer.alloc(32, 'another key').toString('base64')]);
    const with_ = (auditKeys: typeof other.ctx.services.auditKeys) => ({
      ...other.ctx,
      services: { ...other.ctx.services, auditKeys },
    });
    expect(await checkChain(with_([newer]), 0, 1_000)).toMatchObject({ broken_at: 1, reason: 'unknown_key' });
    expect(await checkChain(with_([newer, mine]), 0, 1_000)).toMatchObject({ intact: true });
  });
});

describe('administrators', () => {
  test('check a part at a time and see how far it is', async () => {
    const theirs = await app.signIn('admin', 'b');
    const answer = await theirs.trpc.audit.check.query({});
    expect(answer).toMatchObject({ intact: true, broken_at: null, reason: null, next: null });
    expect(answer.checked_to).toBe(answer.sealed_to);
    expect(await theirs.trpc.audit.check.query({ from: answer.checked_to })).toMatchObject({ intact: true });
    const manager = await app.signIn('manager', 'b');
    await expect(manager.trpc.audit.check.query({})).rejects.toMatchObject({ data: { code: 'forbidden' } });
  });

  test('get a mail each when the nightly check finds a break, and the metrics say so', async () => {
    const metrics = createMetrics();
    const signal = new AbortController().signal;
    const shown = async () => (await metrics.registry.metrics()).match(/^landfall_audit.* \d+$/gm);
    expect(await shown()).toBeNull();
    await app.runJobs();
    const before = (await app.mails()).length;
    await createSealAuditTask(metrics)(app.ctx, signal);
    await createCheckAuditTask(metrics)(app.ctx, signal);
    expect(await shown()).toEqual([`landfall_audit_unsealed_rows ${await unsealed()}`, 'landfall_audit_intact 0']);
    await app.runJobs();
    const mails = await app.mails();
    expect(mails).toHaveLength(before + 1);
    const [mail] = mails;
    expect(mail?.subject).toBe('The audit log does not match its seals');
    expect(mail?.to).toBe(app.organizations.a.users.admin.email_id);
    expect(mail?.text).toContain('The end of the log was cut off, or sealed a second time.');
    expect(mail?.text).toContain('https://landfall.example.test/settings/audit');
    expect(app.logLines.join('\n')).toContain('"event":"audit_broken"');
  });

  const unsealed = async () => {
    const counts = await Promise.all(
      [chain, other].map(async (each) => {
        const { rows } = await each.as(
          'landfall_app',
          'select count(*)::int as rows from audit_log where seq > (select max(to_seq) from audit_seal)',
        );
        // The nightly check has left a row of its own.
        return Number(rows[0].rows) - 1;
      }),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  };
});

test('the head of the chain lies in the object store, a day at a time, and in the log', async () => {
  const keys: string[] = [];
  for await (const { key } of app.services.storage.list(anchorPrefix(app.organizations.b.id))) keys.push(key);
  expect(keys).toEqual([`audit-anchors/${app.organizations.b.id}/2026-05-12.json`]);
  const line = app.logLines.map((each) => JSON.parse(each)).find(({ event }) => event === 'audit_anchor');
  expect(line).toMatchObject({ seq: expect.any(Number), digest: expect.stringMatching(/^[0-9a-f]{64}$/) });
});
