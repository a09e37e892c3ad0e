import { describe, expect, it } from 'vitest';
import { readPress, SHORTCUTS } from '../../../../src/client/components/keyboard-map.ts';

describe('readPress', () => {
  it('reads a single key', () => {
    expect(readPress([], '/')).toEqual({ id: 'search', pending: [] });
    expect(readPress([], ']')).toEqual({ id: 'record_next', pending: [] });
  });

  it('waits for the second key of a sequence', () => {
    expect(readPress([], 'g')).toEqual({ pending: ['g'] });
    expect(readPress(['g'], 'a')).toEqual({ id: 'go_admissions', pending: [] });
    expect(readPress(['g'], 'n')).toEqual({ id: 'go_analytics', pending: [] });
  });

  it('begins anew where a press does not continue the sequence', () => {
    expect(readPress(['g'], '/')).toEqual({ id: 'search', pending: [] });
    expect(readPress(['g'], 'z')).toEqual({ pending: [] });
  });

  it('gives no two shortcuts the same keys, and none the beginning of another', () => {
    const all = Object.values(SHORTCUTS).map((shortcut) => shortcut.keys.join(' '));
    expect(new Set(all).size).toBe(all.length);
    for (const keys of all) expect(all.filter((other) => other.startsWith(`${keys} `))).toEqual([]);
  });
});
