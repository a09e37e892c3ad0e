import type { ObjectStorage } from './storage.ts';

const BATCH = 500;

/**
 * Removes the objects of a folder that nothing refers to: an upload that died between file and row, a deletion whose
 * job never ran. `known` answers which of these keys are in use; objects changed since `before` are left alone, as
 * their row may be on its way. @returns how many were removed
 */
export async function sweepUnknown(
  storage: ObjectStorage,
  prefix: string,
  before: Date,
  known: (keys: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  let removed = 0;
  let keys: string[] = [];
  const removeOrphans = async () => {
    const batch = keys;
    keys = [];
    if (batch.length === 0) return;
    const used = await known(batch);
    const orphans = batch.filter((key) => !used.has(key));
    for (const key of orphans) await storage.remove(key);
    removed += orphans.length;
  };
  for await (const { key, modified_at } of storage.list(prefix)) {
    if (modified_at >= before) continue;
    keys.push(key);
    if (keys.length === BATCH) await removeOrphans();
  }
  await removeOrphans();
  return removed;
}
