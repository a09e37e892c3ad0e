import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CallFacts,
  factsOf,
  formatDuration,
  lineAt,
  mergeCall,
  type SaidCall,
  toSpeaker,
} from '#shared/features/calls/calls.rules.ts';

test.each([
  ['agent', 'assistant'],
  ['Bot', 'assistant'],
  [' ASSISTANT ', 'assistant'],
  ['user', 'user'],
  ['caller', 'user'],
  ['human', 'user'],
  ['agent smith', 'user'],
  ['', 'user'],
])('%j speaks as %s', (role, speaker) => {
  expect(toSpeaker(role)).toBe(speaker);
});

test.each([
  [-5, '0:00'],
  [0, '0:00'],
  [59.9, '0:59'],
  [61, '1:01'],
  [3_599, '59:59'],
  [3_661, '1:01:01'],
])('%d seconds are %s', (seconds, shown) => {
  expect(formatDuration(seconds)).toBe(shown);
});

describe('the line that is spoken', () => {
  test.each([
    [-1, 0],
    [0, 500],
    [0, 1_999],
    [2, 2_000],
    [2, 5_000],
  ])('is %i at %i ms', (line, ms) => {
    expect(lineAt([500, 2_000, 2_000], ms)).toBe(line);
  });

  test('is none where nothing is said', () => {
    expect(lineAt([], 1_000)).toBe(-1);
  });
});

const text = fc.option(fc.string({ minLength: 1, maxLength: 5 }), { nil: null });
const line = fc.record({
  type: fc.constantFrom('assistant' as const, 'user' as const),
  message: fc.string({ minLength: 1 }),
  timestamp: fc.nat(),
  offset_ms: fc.nat(),
});
const facts = {
  caller: fc.constantFrom('+12125550101', '+12125550102'),
  to: text,
  timestamp: fc.nat(),
  duration: fc.option(fc.nat(), { nil: null }),
  status: text,
  summary: text,
  transcript: fc.array(line, { maxLength: 3 }),
};
const started: fc.Arbitrary<SaidCall> = fc.record({ event: fc.constant('call.started' as const), ...facts });
const ended: fc.Arbitrary<SaidCall> = fc.record({ event: fc.constant('call.ended' as const), ...facts });

/** What is known after these events in this order, as the webhook takes them in. */
function knownAfter(events: readonly SaidCall[]): CallFacts {
  const [first, ...rest] = events;
  let known = factsOf(first!);
  let isEnded = first!.event === 'call.ended';
  for (const event of rest) {
    known = mergeCall(known, isEnded, event);
    isEnded ||= event.event === 'call.ended';
  }
  return known;
}

describe('a call said in pieces', () => {
  test('comes to the same in whatever order and however often it is said', () => {
    const again = fc.array(fc.boolean(), { maxLength: 6 });
    fc.assert(
      fc.property(started, ended, again, (start, end, repeats) => {
        const order = repeats.map((isEnd) => (isEnd ? end : start));
        expect(knownAfter([...order, end, start])).toEqual(knownAfter([start, end]));
      }),
    );
  });

  test('keeps what its first end said', () => {
    fc.assert(
      fc.property(ended, ended, (end, later) => {
        const known = knownAfter([end, later]);
        const first = factsOf(end);
        for (const [name, value] of Object.entries(first))
          if (value !== null && !(Array.isArray(value) && value.length === 0))
            expect(known[name as keyof CallFacts]).toEqual(value);
      }),
    );
  });

  test('has a status once it has ended', () => {
    fc.assert(
      fc.property(ended, (end) => {
        expect(factsOf(end).status).toBe(end.status ?? 'completed');
      }),
    );
  });
});
