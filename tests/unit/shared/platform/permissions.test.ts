import { expect, test } from 'vitest';
import { ORGANIZATION_TYPES } from '#shared/platform/organization-types.ts';
import { marketingAllowed } from '#shared/platform/permissions.ts';

test('four kinds of organization may use Marketing, the others may not', () => {
  expect(ORGANIZATION_TYPES.filter(marketingAllowed)).toEqual([
    'Treatment center',
    'Hospital (Psychiatric)',
    'Interventionist',
    'Private practice',
  ]);
  expect(['', 'treatment center', 'Treatment center ', 'constructor'].filter(marketingAllowed)).toEqual([]);
});
