import { describe, expect, it } from 'vitest';
import { matchShortcut, SHORTCUTS } from '#client/components/keyboard-map.ts';

describe('matchShortcut', () => {
  it('reads a single key', () => {
    expect(matchShortcut([], '/')).toEqual({ id: 'search', pending: [] });
    expect(matchShortcut([], ']')).toEqual({ id: 'record_next', pending: [] });
  });

  it('waits for the second key of a sequence', () => {
    expect(matchShortcut([], 'g')).toEqual({ pending: ['g'] });
    expect(matchShortcut(['g'], 'a')).toEqual({ id: 'go_admissions', pending: [] });
    expect(matchShortcut(['g'], 'n')).toEqual({ id: 'go_analytics', pending: [] });
  });

  it('begins again where a press does not continue the sequence', () => {
    expect(matchShortcut(['g'], '/')).toEqual({ id: 'search', pending: [] });
    expect(matchShortcut(['g'], 'z')).toEqual({ pending: [] });
  });

  it('gives no two shortcuts the same keys, and none the beginning of another', () => {
    const all = Object.values(SHORTCUTS).map((shortcut) => shortcut.keys.join(' '));
    expect(new Set(all).size).toBe(all.length);
    for (const keys of all) expect(all.filter((other) => other.startsWith(`${keys} `))).toEqual([]);
  });
});
