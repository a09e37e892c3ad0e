import { expect, test } from 'vitest';
import { addressIn } from '#client/components/record-section/address-in.ts';

test.each([
  ['https://alder.example/way?x=1', 'https://alder.example/way?x=1'],
  ['www.alderhouse.org', 'https://www.alderhouse.org'],
  ['alder-house.com/about', 'https://alder-house.com/about'],
])('C10: %s is shown as a link, with a scheme or without one', (value, address) => {
  expect(addressIn(value)).toBe(address);
});

test.each(['Dr.Smith', 'rosa@alder.com', 'see alder.com', 'javascript:alert(1)', '12.5', 'e.g.'])(
  'C10: %s is no link',
  (value) => {
    expect(addressIn(value)).toBeUndefined();
  },
);
