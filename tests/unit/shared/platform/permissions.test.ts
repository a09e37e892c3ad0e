import { expect, test } from 'vitest';
import { ORGANISATION_TYPES } from '../../../../src/shared/platform/organisation-types.ts';
import { marketingAllowed } from '../../../../src/shared/platform/permissions.ts';

test('four kinds of organisation may use Marketing, the others may not', () => {
  expect(ORGANISATION_TYPES.filter(marketingAllowed)).toEqual([
    'Treatment center',
    'Hospital (Psychiatric)',
    'Interventionist',
    'Private practice',
  ]);
  expect(['', 'treatment center', 'Treatment center ', 'constructor'].filter(marketingAllowed)).toEqual([]);
});
