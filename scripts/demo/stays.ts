import type { InquiryStatus } from '#shared/features/inquiries/inquiries.rules.ts';
import { DISCHARGE_TYPES } from '#shared/features/inquiry-status/inquiry-status.rules.ts';
import type { Seeded } from './seeded.ts';

export interface DemoFacility {
  id: string;
  name: string;
  size: number;
}

/** A stay relative to today: a negative day is past. */
export interface DemoStay {
  facility: DemoFacility;
  level_of_care: string;
  admitDay: number;
  /** Planned length in days. */
  days: number;
  confirmed: boolean;
  discharge_type: string | null;
}

export interface DemoPlan {
  status: InquiryStatus;
  path: readonly InquiryStatus[];
  /** Days since the first call. */
  ageDays: number;
  stay?: DemoStay;
}

/** So full are the houses, as a part of their beds. */
const OCCUPANCY = 0.85;
const HALF_YEAR = 180;
const SCHEDULED = ['ASSESSMENT', 'SCHEDULED-ADMIT'] as const;

const program = (facility: DemoFacility) =>
  facility.name === 'Detox'
    ? { days: 10, level_of_care: 'Withdrawal Management (detox)' }
    : facility.name === 'PHP house'
      ? { days: 28, level_of_care: '2.5 High-Intensity Outpatient / PHP' }
      : { days: 28, level_of_care: '3.5 High-Intensity Residential' };

const stayIn = (facility: DemoFacility, admitDay: number, ends: Partial<DemoStay> = {}): DemoStay => ({
  facility,
  admitDay,
  confirmed: false,
  discharge_type: null,
  ...program(facility),
  ...ends,
});

/** Between the first call and the admission. */
const lead = (chance: Seeded) => 4 + chance.upTo(11);

/** Those in the house today: each house full to its part, admitted evenly over the length of its stays. */
function inHouse(facilities: readonly DemoFacility[], chance: Seeded): DemoPlan[] {
  return facilities.flatMap((facility) => {
    const taken = Math.round(facility.size * OCCUPANCY);
    const { days } = program(facility);
    return Array.from({ length: taken }, (_, index): DemoPlan => {
      const since = Math.floor((index * days) / taken);
      return {
        status: 'ADMITTED',
        path: [...SCHEDULED, 'ADMITTED'],
        ageDays: since + lead(chance),
        stay: stayIn(facility, -since, { confirmed: chance.chance(0.3) }),
      };
    });
  });
}

/** Those whose confirmed day has come and whom no one has discharged yet. */
const waiting = (facility: DemoFacility, chance: Seeded): DemoPlan[] =>
  [0, 1].map((late) => {
    const since = program(facility).days + late;
    return {
      status: 'ADMITTED',
      path: [...SCHEDULED, 'ADMITTED'],
      ageDays: since + lead(chance),
      stay: stayIn(facility, -since, { confirmed: true }),
    };
  });

/** Those who are expected: most within nine days, one who should have come already. */
const expected = (count: number, facilities: readonly DemoFacility[], chance: Seeded): DemoPlan[] =>
  Array.from({ length: count }, (_, index) => ({
    status: 'SCHEDULED-ADMIT',
    path: SCHEDULED,
    ageDays: 3 + chance.upTo(10),
    stay: stayIn(facilities[index % facilities.length]!, index === 0 ? -2 : 1 + chance.upTo(9)),
  }));

/** How long those who have left stayed, as a part of what was planned: thirty days on average, as the booster presumes. */
const STAYED = 1.4;

/** Those who have been here, over the half year. */
const gone = (count: number, facilities: readonly DemoFacility[], chance: Seeded): DemoPlan[] =>
  Array.from({ length: count }, (_, index) => {
    const facility = facilities[index % facilities.length]!;
    const ended = 3 + Math.floor((index * 115) / count);
    const days = Math.round(program(facility).days * STAYED);
    const since = ended + days;
    return {
      status: 'DISCHARGED',
      path: [...SCHEDULED, 'ADMITTED', 'DISCHARGED'],
      ageDays: since + lead(chance),
      stay: stayIn(facility, -since, {
        days,
        confirmed: true,
        discharge_type: chance.chance(0.7) ? 'Completed' : chance.pick(DISCHARGE_TYPES),
      }),
    };
  });

const open = (count: number, status: 'PRE-ASSESSMENT' | 'ASSESSMENT', chance: Seeded): DemoPlan[] =>
  Array.from({ length: count }, () => ({
    status,
    path: status === 'ASSESSMENT' ? ['ASSESSMENT'] : [],
    ageDays: 1 + chance.upTo(status === 'ASSESSMENT' ? 30 : 20),
  }));

const dropped = (count: number): DemoPlan[] =>
  Array.from({ length: count }, (_, index) => ({
    status: 'DROPPED',
    path: ['ASSESSMENT', 'DROPPED'],
    ageDays: 2 + ((index * 37) % (HALF_YEAR - 2)),
  }));

/** An organization's inquiries of the last half year: about one of five has led to an admission. */
export function planInquiries(total: number, facilities: readonly DemoFacility[], chance: Seeded): DemoPlan[] {
  const share = (part: number) => Math.round(total * part);
  const admitted = inHouse(facilities, chance).slice(0, share(0.13));
  const planned = [
    ...open(share(0.12), 'PRE-ASSESSMENT', chance),
    ...open(share(0.09), 'ASSESSMENT', chance),
    ...expected(share(0.036), facilities, chance),
    ...admitted,
    ...(total > 100 ? waiting(facilities.at(-1)!, chance) : []),
    ...gone(share(0.08), facilities, chance),
  ];
  return [...planned, ...dropped(total - planned.length)];
}
