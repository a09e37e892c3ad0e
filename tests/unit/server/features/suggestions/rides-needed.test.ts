import { expect, test } from 'vitest';
import { needsBringing } from '#server/features/suggestions/engine/notes/rides-needed.ts';

test.each([
  'He may not drive.',
  'She should not drive herself to treatment.',
  'Pt is unable to drive since the stroke',
  'no one at home drives',
  'nobody else to bring her',
  'gave up the car in Sept',
  'car has no gas',
  'Truck impounded',
  'his license is revoked',
  'No way home from there.',
  'wife cannot drive, son works: needs transport arranged',
  'Secure transport requested.',
  'The Department cannot transport.',
  'Her mother cannot take her.',
  'Program must fetch her.',
  'He must be collected from Harbor City.',
  'She will need a wheelchair van.',
  'A bed-to-bed transport from the courthouse would be needed.',
  'From either the program is asked to meet him.',
  'She has not driven since June.',
  'Ride: abuelo is blind at night, pls arrange',
])('has to be brought: %s', (text) => {
  expect(needsBringing(text)).toBe(true);
});

test.each([
  'Stop the Ambien and do not drive.',
  'May not drive for 24 hours after sedation.',
  'His wife does not drive.',
  'Transport not needed.',
  'Transport has been arranged.',
  'Drives himself.',
  'His father must be picked up at noon.',
  'A driver of the team called.',
  'You should not drive while taking this.',
])('comes otherwise: %s', (text) => {
  expect(needsBringing(text)).toBe(false);
});
