import { describe, expect, test } from 'vitest';
import { alumniName, onlinePlatforms, referralTasks } from '#shared/features/referral-flow/referral-flow.rules.ts';

describe('the online platforms', () => {
  test('name the organization’s own site by its host', () => {
    const offered = onlinePlatforms('https://www.harborpoint.example/start');
    expect(offered).toHaveLength(16);
    expect(offered.slice(0, 5)).toEqual([
      { value: 'Google Search', label: 'Google Search' },
      { value: 'Social Media', label: 'Social Media' },
      { value: 'ARTA', label: 'ARTA' },
      { value: 'harborpoint.example', label: 'Website (harborpoint.example)' },
      { value: 'Psychology Today', label: 'Psychology Today' },
    ]);
  });

  test.each([null, '', 'not an address'])('leave it out where the address is %j', (address) => {
    const offered = onlinePlatforms(address);
    expect(offered).toHaveLength(15);
    expect(offered.map(({ label }) => label).filter((label) => label.startsWith('Website'))).toEqual([]);
  });
});

test('a former client is named by the first letter and the last name', () => {
  expect(alumniName({ firstname: 'Zoë', lastname: 'Núñez' })).toBe('Alumni: Z. Núñez');
});

describe('the three referral tasks', () => {
  const received = (priority_level: 'primary' | 'secondary') =>
    ({ referral_direction: 'referral_received', priority_level }) as const;
  const sent = { referral_direction: 'referral_sent', priority_level: null } as const;

  test('count a group once, however many outgoing referrals there are', () => {
    expect(referralTasks([])).toMatchObject({ completed: 0, total: 3, primary: null, secondary: null });
    expect(referralTasks([received('secondary')])).toMatchObject({ completed: 1, primary: null });
    const all = referralTasks([received('primary'), sent, received('secondary'), sent]);
    expect(all).toMatchObject({ completed: 3, primary: received('primary'), secondary: received('secondary') });
    expect(all.outgoing).toHaveLength(2);
  });
});
