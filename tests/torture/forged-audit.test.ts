import { expect, test } from 'vitest';
import { startTestApp } from '../support/app.ts';
import { openChain } from '../support/audit-chain.ts';
import { chances, rounds, timeFor } from '../support/rounds.ts';

const app = await startTestApp({ limited: false });
const chain = openChain(app, 'a');
const admin = await app.signIn('admin');
const COUNT = rounds(10);
const chance = chances('forged-audit');
const oneOf = <T>(items: readonly T[]): T => items[Math.floor(chance() * items.length)]!;

const ROLES = ['landfall_app', 'landfall_sealer', 'landfall_owner'] as const;
const RESTORE = ['audit_log', 'audit_seal'];
const sealedRows = () =>
  chain
    .as('landfall_app', 'select seq from audit_log where seq <= (select max(to_seq) from audit_seal) order by seq')
    .then(({ rows }) => rows.map(({ seq }: { seq: string }) => Number(seq)));

/** What somebody who owns the database may do to a row that was sealed, by the number that the check has to name. */
const DEEDS: Record<string, (row: number, last: number) => readonly [text: string, named: number]> = {
  changes: (row) => [`update audit_log set action = action || '.' where seq = ${row}`, row],
  backdates: (row) => [`update audit_log set at = at - interval '1 day' where seq = ${row}`, row],
  'hides who': (row) => [`update audit_log set user_id = null, ip = '10.0.0.1' where seq = ${row}`, row],
  removes: (row) => [`delete from audit_log where seq = ${row}`, row],
  'cuts the rows': (row) => [`delete from audit_log where seq >= ${row}`, row],
  'cuts all': (row) => [
    `delete from audit_log where seq >= ${row}; delete from audit_seal where to_seq >= ${row}`,
    Number.NaN,
  ],
  'puts one in between': (_row, last) => [
    `insert into audit_log (id, seq, org_id, at, action)
     select uuidv7(), free, current_org_id(), now(), 'forged'
     from generate_series(1, ${last}) free where not exists (select 1 from audit_log where seq = free) limit 1`,
    Number.NaN,
  ],
};

test(
  'whatever is done to sealed rows, by whichever role, is refused or found',
  async () => {
    for (let round = 0; round < COUNT; round += 1) {
      for (let n = 0; n < 3; n += 1) await admin.trpc.clients.list.query({});
      await Promise.all([chain.seal(), chain.seal()]);
      expect(await chain.anchor()).toBe(true);
      const rows = await sealedRows();
      const [deed, name] = [oneOf(Object.keys(DEEDS)), oneOf(rows)];
      const [text, named] = DEEDS[deed]!(name, rows.at(-1)!);
      // A new row anybody may add; the database numbers it, so that it stands at the end.
      for (const role of text.startsWith('insert') ? [] : ROLES) {
        await expect(chain.as(role, text), `${role} ${deed}`).rejects.toMatchObject({ code: '42501' });
      }
      for (const table of RESTORE) await chain.unguarded(`create table kept_${table} as select * from ${table}`);
      await chain.unguarded(text);
      const check = await chain.check();
      expect(check, `${deed} ${name}`).toMatchObject({ intact: false });
      if (!Number.isNaN(named)) expect(check.broken_at, deed).toBe(named);
      for (const table of RESTORE)
        await chain.unguarded(
          `delete from ${table}; insert into ${table} select * from kept_${table}; drop table kept_${table}`,
        );
      expect(await chain.check()).toMatchObject({ intact: true });
    }
  },
  timeFor(COUNT, 5_000),
);
