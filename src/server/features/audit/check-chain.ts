import { sql } from 'kysely';
import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { read } from '#server/platform/transaction.ts';
import type { AuditCheck, Break } from '#shared/features/audit/audit.rules.ts';
import { lostAnchor } from './audit-anchors.ts';
import { countOf, firstDifference, linkOf, SEALED_COLUMNS, type SealedRow } from './audit-chain.ts';
import { LINK_ROWS } from './seal-audit.ts';

/** Links that are read at once: their marks, not their rows. */
const LINKS_AT_ONCE = 200;
/** Seconds that a row may be older than the row before it: two may take their numbers crosswise. */
const CROSSING = 60;

interface Link {
  from_seq: number;
  to_seq: number;
  marks: Buffer;
  hash: Buffer;
  key_print: string;
}

/** Where the walk stands: the last link that holds, and the latest time that a row of it carries. */
interface Walk {
  checked_to: number;
  previous: Buffer | null;
  latest: number;
}

type Fault = { broken_at: number; reason: Break };

/** The last row sealed, and the link that ends at a number. */
async function readHead(ctx: Context, from: number) {
  const [heads, links] = await read(ctx, (db) => [
    db
      .selectFrom('audit_seal')
      .select((eb) => eb.fn.max('to_seq').as('to_seq'))
      .where(inOrganization(ctx, 'audit_seal')),
    db.selectFrom('audit_seal').select('hash').where(inOrganization(ctx, 'audit_seal')).where('to_seq', '=', from),
  ]);
  return { sealed_to: heads[0]?.to_seq ?? 0, previous: links[0]?.hash ?? null };
}

const readLinks = async (ctx: Context, { checked_to }: Walk): Promise<Link[]> => {
  const [links] = await read(ctx, (db) => [
    db
      .selectFrom('audit_seal')
      .select(['from_seq', 'to_seq', 'marks', 'hash', 'key_print'])
      .where(inOrganization(ctx, 'audit_seal'))
      .where('to_seq', '>', checked_to)
      .orderBy('to_seq')
      .limit(LINKS_AT_ONCE),
  ]);
  return links;
};

type CheckedRow = SealedRow & { seconds: number };

/** The rows of neighboring links; one more than they hold where somebody has put rows between. */
const readRows = async (ctx: Context, links: readonly Link[]): Promise<CheckedRow[]> => {
  const [rows] = await read(ctx, (db) => [
    db
      .selectFrom('audit_log')
      .select(SEALED_COLUMNS)
      .select(sql<number>`epoch(at)`.as('seconds'))
      .where(inOrganization(ctx, 'audit_log'))
      .where('seq', '>=', links[0]!.from_seq)
      .where('seq', '<=', links.at(-1)!.to_seq)
      .orderBy('seq')
      .limit(rowsOf(links) + 1),
  ]);
  return rows;
};

const rowsOf = (links: readonly Link[]): number => links.reduce((sum, { marks }) => sum + countOf(marks), 0);

/** Links whose rows are read together: small ones share a query, a large one has its own. */
function* together(links: readonly Link[]): Generator<Link[], void> {
  let group: Link[] = [];
  for (const link of links) {
    if (group.length > 0 && rowsOf([...group, link]) > LINK_ROWS) {
      yield group;
      group = [];
    }
    group.push(link);
  }
  if (group.length > 0) yield group;
}

/** What is wrong with one link; where nothing is, the walk has passed it. */
function checkLink(ctx: Context, link: Link, rows: readonly CheckedRow[], walk: Walk): Fault | null {
  const key = ctx.services.auditKeys.find(({ print }) => print === link.key_print);
  if (!key) return { broken_at: link.from_seq, reason: 'unknown_key' };
  if (link.from_seq !== walk.checked_to + 1) return { broken_at: walk.checked_to + 1, reason: 'chain' };
  const different = firstDifference(key, link.marks, rows);
  if (different !== null) return { broken_at: different, reason: 'changed' };
  if (!linkOf(key, ctx.actor.org_id, walk.previous, link.marks).equals(link.hash))
    return { broken_at: link.from_seq, reason: 'chain' };
  for (const { seq, seconds } of rows) {
    if (seconds < walk.latest - CROSSING) return { broken_at: seq, reason: 'backdated' };
    walk.latest = Math.max(walk.latest, seconds);
  }
  walk.checked_to = link.to_seq;
  walk.previous = link.hash;
  return null;
}

/** What is wrong with the links from where the walk stands, as far as it goes; null where nothing is. */
async function checkLinks(ctx: Context, walk: Walk, rows: number): Promise<Fault | null> {
  let left = rows;
  for (let links = await readLinks(ctx, walk); links.length > 0; links = await readLinks(ctx, walk)) {
    for (const group of together(links)) {
      if (left <= 0) return null;
      const found = await readRows(ctx, group);
      for (const link of group) {
        const own = found.filter(({ seq }) => seq >= link.from_seq && seq <= link.to_seq);
        const fault = checkLink(ctx, link, own, walk);
        if (fault) return fault;
      }
      left -= rowsOf(group);
    }
  }
  return null;
}

/** What of the chain's end is missing, as the heads that lie outside of the database know it. */
async function checkEnd(ctx: Context, { checked_to }: Walk): Promise<Fault | null> {
  const lost = await lostAnchor(ctx);
  return lost && { broken_at: Math.min(lost.to_seq, checked_to + 1), reason: 'cut' };
}

/**
 * Walks the organization's chain from a link's end on, some `rows` at most, and compares each row with what was sealed.
 * What it holds in memory does not grow with the log. Past the last link it looks at the chain's end.
 */
export async function checkChain(ctx: Context, from: number, rows: number): Promise<AuditCheck> {
  const { sealed_to, previous } = await readHead(ctx, from);
  // What no link ends at is no place to go on from.
  const walk: Walk = { checked_to: previous ? from : 0, previous, latest: 0 };
  const broken = await checkLinks(ctx, walk, rows);
  const over = walk.checked_to >= sealed_to;
  const fault = broken ?? (over ? await checkEnd(ctx, walk) : null);
  return {
    intact: fault === null,
    checked_to: walk.checked_to,
    broken_at: fault?.broken_at ?? null,
    reason: fault?.reason ?? null,
    sealed_to,
    next: fault || over ? null : walk.checked_to,
  };
}
