import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Context } from '#server/platform/context.ts';
import { inOrganization } from '#server/platform/in-organization.ts';
import { anchorKey, anchorPrefix } from '#server/platform/storage/storage-key.ts';
import { read } from '#server/platform/transaction.ts';

/** The head of a chain as it lies outside of the database. */
const Anchor = z.object({ to_seq: z.number(), hash: z.string(), at: z.string() });
type Anchor = z.output<typeof Anchor>;

const MAX_BYTES = 1_000;

/** Every day's anchor, the oldest first. */
async function readAnchors({ services, actor }: Context): Promise<Anchor[]> {
  const keys: string[] = [];
  for await (const { key } of services.storage.list(anchorPrefix(actor.org_id))) keys.push(key);
  const anchors: Anchor[] = [];
  for (const key of keys.sort()) {
    const { stream } = await services.storage.get(key);
    anchors.push(Anchor.parse(JSON.parse(await text(stream))));
  }
  return anchors;
}

/** The first anchor that the chain no longer holds: what it was the head of has been cut away or sealed again. */
export async function lostAnchor(ctx: Context): Promise<Anchor | null> {
  const anchors = await readAnchors(ctx);
  const [seals] = await read(ctx, (db) => [
    db
      .selectFrom('audit_seal')
      .select(['to_seq', 'hash'])
      .where(inOrganization(ctx, 'audit_seal'))
      .where('to_seq', 'in', [0, ...anchors.map(({ to_seq }) => to_seq)]),
  ]);
  const held = new Map(seals.map(({ to_seq, hash }) => [to_seq, hash.toString('hex')]));
  return anchors.find(({ to_seq, hash }) => held.get(to_seq) !== hash) ?? null;
}

/**
 * Writes the chain's head into the object store, one object a day, and into the log. While an anchor is lost none is
 * written over: it is what shows that rows were cut away. @returns whether it was written
 */
export async function anchorHead(ctx: Context, { to_seq, hash }: { to_seq: number; hash: Buffer }): Promise<boolean> {
  const { storage, clock, logger } = ctx.services;
  const { org_id } = ctx.actor;
  if (await lostAnchor(ctx)) {
    logger.error('audit_anchor_lost', { org_id, seq: to_seq });
    return false;
  }
  const at = clock.now().toISOString();
  const anchor: Anchor = { to_seq, hash: hash.toString('hex'), at };
  const body = Readable.from([Buffer.from(JSON.stringify(anchor))]);
  await storage.put(anchorKey(org_id, at.slice(0, 10)), body, { maxBytes: MAX_BYTES });
  logger.info('audit_anchor', { org_id, seq: to_seq, digest: anchor.hash });
  return true;
}
