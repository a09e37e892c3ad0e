import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  admissionsNeeded,
  apportion,
  BOOSTER_STATUSES,
  type BoosterParameters,
  type CensusBooster,
  censusBooster,
  defaultParameters,
  MIX_SOURCES,
  type Observed,
  type Share,
} from '#shared/features/census-booster/census-booster.rules.ts';
import { CensusBoosterInput } from '#shared/features/census-booster/census-booster.schemas.ts';

const NONE: Share = { admitted: 0, of: 0 };
const NOTHING: Observed = {
  beds: 0,
  average_stay: null,
  entered: { 'PRE-ASSESSMENT': NONE, ASSESSMENT: NONE, 'SCHEDULED-ADMIT': NONE, ADMITTED: NONE },
  current: { 'PRE-ASSESSMENT': 0, ASSESSMENT: 0, 'SCHEDULED-ADMIT': 0, ADMITTED: 0 },
  sources: { 'Professional Referral': NONE, Online: NONE, 'Alumni Referral': NONE },
};

describe('the specification’s example', () => {
  const plan = censusBooster(NOTHING);

  test('40 beds at 85 percent give 34 admissions, while nothing has been observed', () => {
    expect(plan.parameters).toEqual({
      total_capacity: 40,
      target_occupancy: 85,
      avg_los: 30,
      referral_mix: { 'Professional Referral': 60, Online: 30, 'Alumni Referral': 10 },
    });
    expect(
      plan.details.map((row) => [row.status, row.average_conversion_rate, row.inquiries_required_per_month]),
    ).toEqual([
      ['PRE-ASSESSMENT', 20, 170],
      ['ASSESSMENT', 33, 104],
      ['SCHEDULED-ADMIT', 85, 40],
      ['ADMITTED', 100, 34],
    ]);
    expect(plan.details.map(({ estimate }) => estimate)).toEqual([true, true, true, false]);
    expect(new Set(plan.details.map((row) => row.admissions_needed_per_month))).toEqual(new Set([34]));
  });

  test('whose mix of 60, 30 and 10 makes 21, 10 and 3', () => {
    expect(plan.referral_mix_table.map((row) => [row.source, row.expected_admissions, row.inquiries_needed])).toEqual([
      ['Professional Referral', 21, 105],
      ['Online', 10, 50],
      ['Alumni Referral', 3, 15],
    ]);
  });

  test.each([
    [28, 37],
    [30, 34],
    [45, 23],
    [60, 17],
  ])('stays of %i days take %i admissions', (avg_los, needed) => {
    expect(admissionsNeeded({ total_capacity: 40, target_occupancy: 85, avg_los })).toBe(needed);
  });
});

test('what a mix leaves over stands in a row of its own, whose other cells are empty', () => {
  const referral_mix = { 'Professional Referral': 50, Online: 20, 'Alumni Referral': 0 };
  expect(censusBooster(NOTHING, { referral_mix }).referral_mix_table).toEqual([
    {
      source: 'Professional Referral',
      conversion_rate: 20,
      inquiries_needed: 85,
      expected_admissions: 17,
      estimate: true,
    },
    { source: 'Online', conversion_rate: 20, inquiries_needed: 35, expected_admissions: 7, estimate: true },
    { source: 'Alumni Referral', conversion_rate: 20, inquiries_needed: 0, expected_admissions: 0, estimate: true },
    { source: 'Unallocated', conversion_rate: null, inquiries_needed: null, expected_admissions: 10, estimate: false },
  ]);
});

test('what was observed takes the place of the usual: beds, stay, mix and rates of at least five', () => {
  const observed: Observed = {
    beds: 24,
    average_stay: 0,
    entered: {
      'PRE-ASSESSMENT': { admitted: 1, of: 3 },
      ASSESSMENT: { admitted: 2, of: 7 },
      'SCHEDULED-ADMIT': { admitted: 0, of: 9 },
      ADMITTED: { admitted: 4, of: 5 },
    },
    current: { 'PRE-ASSESSMENT': 5, ASSESSMENT: 4, 'SCHEDULED-ADMIT': 3, ADMITTED: 2 },
    sources: {
      'Professional Referral': { admitted: 1, of: 6 },
      Online: { admitted: 0, of: 3 },
      'Alumni Referral': { admitted: 0, of: 0 },
    },
  };
  expect(defaultParameters(observed)).toEqual({
    total_capacity: 24,
    target_occupancy: 85,
    avg_los: 1,
    referral_mix: { 'Professional Referral': 66.67, Online: 33.33, 'Alumni Referral': 0 },
  });
  const { details, referral_mix_table } = censusBooster(observed, {
    total_capacity: 10,
    target_occupancy: 100,
    avg_los: 30,
  });
  expect(details.map((row) => [row.average_conversion_rate, row.estimate, row.current_inquiries])).toEqual([
    [20, true, 5],
    [28.6, false, 4],
    // Nobody was admitted from it: the usual rate, and said so.
    [85, true, 3],
    [100, false, 2],
  ]);
  expect(details[1]!.inquiries_required_per_month).toBe(35);
  expect(referral_mix_table[0]).toMatchObject({ conversion_rate: 16.7, estimate: false, expected_admissions: 7 });
  expect(referral_mix_table[0]!.inquiries_needed).toBe(42);
});

/** Whole numbers of any size, so that nothing is ever rounded by the way. */
const big = (hundredths: number) => BigInt(Math.round(hundredths));
const ceil = (over: bigint, under: bigint) => (over + under - 1n) / under;
const hundred = (value: number) => big(value * 100);

const percent = fc.integer({ min: 0, max: 10_000 }).map((value) => value / 100);
const share = fc.nat(400).chain((of) => fc.record({ of: fc.constant(of), admitted: fc.nat(of) }));
const anyMix = fc
  .tuple(fc.nat(10_000), fc.nat(10_000))
  .map(([a, b]) => [Math.min(a, b), Math.abs(a - b)] as const)
  .chain(([first, second]) => fc.tuple(fc.constant(first), fc.constant(second), fc.nat(10_000 - first - second)))
  .map((parts) => Object.fromEntries(MIX_SOURCES.map((source, index) => [source, parts[index]! / 100])))
  .map((mix) => mix as BoosterParameters['referral_mix']);
const anyParameters = fc.record({
  total_capacity: fc.integer({ min: 1, max: 100_000 }),
  target_occupancy: percent,
  avg_los: fc.integer({ min: 100, max: 365_000 }).map((value) => value / 100),
  referral_mix: anyMix,
});
const anyObserved = fc.record({
  beds: fc.nat(10_000),
  average_stay: fc.option(fc.nat(400)),
  entered: fc.record(Object.fromEntries(BOOSTER_STATUSES.map((status) => [status, share]))),
  current: fc.record(Object.fromEntries(BOOSTER_STATUSES.map((status) => [status, fc.nat(500)]))),
  sources: fc.record(Object.fromEntries(MIX_SOURCES.map((source) => [source, share]))),
}) as fc.Arbitrary<Observed>;

const USUAL = [20, 33, 85];

function checkDetails({ details }: CensusBooster, observed: Observed, needed: bigint) {
  details.forEach((row, index) => {
    const { admitted, of } = observed.entered[row.status];
    const known = index < 3 && of >= 5 && admitted > 0;
    const [over, under] = known ? [big(admitted), big(of)] : [BigInt(USUAL[index] ?? 100), 100n];
    expect(BigInt(row.inquiries_required_per_month)).toBe(ceil(needed * under, over));
    expect(row.estimate).toBe(index < 3 && !known);
  });
}

describe('against exact rationals', () => {
  test('every number of a plan is the exact one', () => {
    fc.assert(
      fc.property(anyObserved, anyParameters, (observed, parameters) => {
        const { total_capacity, target_occupancy, avg_los, referral_mix } = parameters;
        const plan = censusBooster(observed, parameters);
        const needed = ceil(big(total_capacity) * hundred(target_occupancy) * 30n, 100n * hundred(avg_los));
        checkDetails(plan, observed, needed);
        const sum = MIX_SOURCES.reduce((total, source) => total + hundred(referral_mix[source]), 0n);
        const rows = plan.referral_mix_table.filter(({ source }) => source !== 'Unallocated');
        const allocated = rows.reduce((total, row) => total + BigInt(row.expected_admissions), 0n);
        // round(A × Σ mix ÷ 100), half up.
        expect(allocated).toBe((2n * needed * sum + 10_000n) / 20_000n);
        rows.forEach((row) => {
          const entitled = needed * hundred(referral_mix[row.source as 'Online']);
          const given = BigInt(row.expected_admissions) * 10_000n;
          // Nobody is a whole admission away from what the share says.
          expect(given > entitled - 10_000n && given < entitled + 10_000n).toBe(true);
        });
        expect(plan.referral_mix_table.length).toBe(sum < 10_000n ? 4 : 3);
        const shown = plan.referral_mix_table.reduce((total, row) => total + BigInt(row.expected_admissions), 0n);
        expect(shown).toBe(needed);
      }),
    );
  });

  test('the presumed mix always adds up to 100.00', () => {
    fc.assert(
      fc.property(anyObserved, (observed) => {
        const { referral_mix } = defaultParameters(observed);
        expect(MIX_SOURCES.reduce((sum, source) => sum + hundred(referral_mix[source]), 0n)).toBe(10_000n);
      }),
    );
  });

  test('parts add up to the rounded whole, and equal weights stand in order', () => {
    expect(apportion(34, [6_000, 3_000, 1_000], 10_000)).toEqual([21, 10, 3]);
    expect(apportion(10_000, [1, 1, 1], 3)).toEqual([3334, 3333, 3333]);
    expect(apportion(7, [0, 0, 0], 100)).toEqual([0, 0, 0]);
  });
});

describe('what may be asked', () => {
  const refused = (input: object) => CensusBoosterInput.safeParse(input).error?.issues[0]?.message;

  test('a mix of more than 100 percent is refused in the specification’s words', () => {
    const referral_mix = { 'Professional Referral': 60, Online: 40.01 };
    expect(refused({ referral_mix })).toBe(
      'The sum of the referral mix percentages exceeds 100%. Please ensure the total is less than or equal to 100% before re-running the report.',
    );
    expect(
      refused({ referral_mix: { Online: 0.1, 'Alumni Referral': 0.2, 'Professional Referral': 99.7 } }),
    ).toBeUndefined();
    expect(refused({ referral_mix: '{"Online":100}' })).toBeUndefined();
    expect(refused({ referral_mix: '{"Online"' })).toBe(
      'Enter a percentage from 0 to 100 for each source, with at most two decimals.',
    );
  });

  test('beds are whole, percentages and days have two decimals at most', () => {
    expect(refused({ total_capacity: 0 })).toBe('Enter a whole number from 1 to 100,000.');
    expect(refused({ target_occupancy: 85.125 })).toBe('Enter a percentage from 0 to 100, with at most two decimals.');
    expect(refused({ avg_los: 0.5 })).toBe('Enter a number of days from 1 to 3,650, with at most two decimals.');
    expect(CensusBoosterInput.parse({ total_capacity: '40', avg_los: '28.25' })).toEqual({
      total_capacity: 40,
      avg_los: 28.25,
    });
  });
});
