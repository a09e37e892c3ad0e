import { expect, test } from 'vitest';
import { likelyMapping, unmatchedColumns } from '#shared/features/imports/imports.rules.ts';

test('short headers are known, whatever points and stars they carry', () => {
  const headers = ['First Name*', 'Last Name*', 'Org.', 'Tel.', 'ST', 'Favorite color'];
  const mapping = likelyMapping('contacts', headers);
  expect(mapping).toEqual({ firstname: 0, lastname: 1, organization_name: 2, phone_number: 3, state: 4 });
  expect(unmatchedColumns(headers, mapping)).toEqual([5]);
});

test('headers of other programs are known', () => {
  const headers = ['Contact First Name', 'SURNAME', 'Agency', 'E-Mail Addr.'];
  expect(likelyMapping('contacts', headers)).toEqual({ firstname: 0, lastname: 1, organization_name: 2, email: 3 });
  expect(likelyMapping('referrals', ['Organization', 'Category'])).toEqual({ referral_name: 0, type: 1 });
});

test('a column that fills no field is named, one that fills a field is not', () => {
  expect(unmatchedColumns(['a', 'b', 'c'], { firstname: 1 })).toEqual([0, 2]);
  expect(unmatchedColumns([], {})).toEqual([]);
});
