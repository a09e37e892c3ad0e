import { isTouched, type WorkingField, type WorkingSection } from './working-copy.ts';

type Item = WorkingField | WorkingSection;

/** What others have published meanwhile counts up the versions, and changes nothing of one's own. */
const words = (item: unknown): string => JSON.stringify(item, (key, value) => (key === 'version' ? undefined : value));
const isSame = (one: unknown, other: unknown): boolean => words(one) === words(other);

/** Items of two windows that began with the same: each by itself, in the order of the one that saves now. */
function mergeItems<T extends Item>(
  before: readonly T[],
  mine: readonly T[],
  theirs: readonly T[],
  both: (was: T | undefined, own: T, other: T) => T,
): T[] {
  const byId = (items: readonly T[]) => new Map(items.map((item) => [item.id, item]));
  const [was, own, other] = [byId(before), byId(mine), byId(theirs)];
  const kept = mine.flatMap((item) => {
    const [old, now] = [was.get(item.id), other.get(item.id)];
    if (now) return [both(old, item, now)];
    // Taken away in the other window, unless something was done with it here.
    return old && isSame(old, item) ? [] : [item];
  });
  const come = theirs.filter(({ id }) => !own.has(id) && !isSame(was.get(id), other.get(id)));
  return [...kept, ...come];
}

/** Whether an item was worked on here since the copy was as before. */
const isChanged = <T extends Item>(was: T | undefined, own: T): boolean => (was ? !isSame(was, own) : isTouched(own));

/**
 * The working copy of one person who edits it in two windows: what this one made of `before`, and what the other one has kept
 * meanwhile. Neither goes over the other but where both changed the same item: then this one stands.
 */
export function mergeCopies(
  before: readonly WorkingSection[],
  mine: readonly WorkingSection[],
  theirs: readonly WorkingSection[],
): WorkingSection[] {
  if (theirs.length === 0) return [...mine];
  const merged = mergeItems(before, mine, theirs, (was, own, other) => {
    const { fields: _was, ...oldHead } = was ?? own;
    const { fields: ownFields, ...ownHead } = own;
    const { fields: otherFields, ...otherHead } = other;
    const isMine = was ? !isSame(oldHead, ownHead) : isTouched(own);
    const fields = mergeItems(was?.fields ?? [], ownFields, otherFields, (old, mineNow, theirsNow) =>
      isChanged(old, mineNow) ? mineNow : theirsNow,
    );
    return { ...(isMine ? ownHead : otherHead), fields };
  });
  // Nothing is left of what was worked on: it is no copy of one's own anymore.
  return merged.some((section) => [section, ...section.fields].some(isTouched)) ? merged : [];
}
