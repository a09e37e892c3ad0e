import { describe, expect, test } from 'vitest';
import {
  CARRIERS,
  EMPLOYMENT_STATUSES,
  GENDERS,
  GUARDIANSHIP_STATUSES,
  LIVING_STATUSES,
  MARITAL_STATUSES,
  PAYMENT_METHODS,
  SEXES_AT_BIRTH,
} from '#shared/features/client-details/client-options.ts';
import { ClientCreateInput, ClientUpdateInput } from '#shared/features/clients/clients.schemas.ts';

const OPTIONS = {
  gender: GENDERS,
  sex_at_birth: SEXES_AT_BIRTH,
  marital_status: MARITAL_STATUSES,
  living_status: LIVING_STATUSES,
  employment_status: EMPLOYMENT_STATUSES,
  legal_guardianship_status: GUARDIANSHIP_STATUSES,
  payment_method: PAYMENT_METHODS,
};

const edit = (patient: object) => ClientUpdateInput.safeParse({ patient_id: 'p', patient });

describe.each(Object.entries(OPTIONS))('%s', (name, options) => {
  test('takes each of its options, each once', () => {
    expect(new Set(options).size).toBe(options.length);
    for (const option of options) expect(edit({ [name]: option }).data?.patient).toEqual({ [name]: option });
  });

  test('is emptied by an empty text, and takes nothing else', () => {
    expect(edit({ [name]: '' }).data?.patient).toEqual({ [name]: null });
    expect(edit({ [name]: 'Something else' }).success).toBe(false);
  });
});

test('the carrier is whatever the organization lists, which its verb checks', () => {
  for (const carrier of [...CARRIERS, 'Harbor Mutual']) expect(edit({ carrier }).data?.patient).toEqual({ carrier });
  expect(edit({ carrier: '' }).data?.patient).toEqual({ carrier: null });
  expect(edit({ carrier: 'x'.repeat(101) }).success).toBe(false);
});

test('the payment methods are the six payment types', () => {
  expect(PAYMENT_METHODS).toEqual(['Private pay', 'Insurance', 'Medicare', 'Medicaid', 'Tricare', 'SSI/SSDI']);
});

test('an edit holds what it names and nothing more; a new client has every field, empty where none is given', () => {
  expect(edit({ city: ' Pinebrook ', version: 3 }).data?.patient).toEqual({ city: 'Pinebrook', version: 3 });
  const made = ClientCreateInput.parse({ firstname: ' Dana ', lastname: 'Sample', ssn: '900-12-3456' });
  expect(made).toMatchObject({ firstname: 'Dana', ssn: '900123456', subscriber_ssn: null, carrier: null });
  expect(Object.keys(made)).toHaveLength(37);
});
