import type { FictionalRecord } from '#scripts/demo/records/fictional-record.ts';

/** A fictional record with what a careful reader fills in from it. */
export interface SetRecord extends Pick<FictionalRecord, 'key' | 'client' | 'as' | 'pages'> {
  /** Every field the record speaks of, by its name: the value itself, or what a longer text must hold. */
  expected: Readonly<Record<string, string | RegExp>>;
  /** Fields a reader may fill or leave: neither is counted. */
  open?: readonly string[];
}

/** The day the set is read on. */
export const SET_DAY = '2026-11-01';
