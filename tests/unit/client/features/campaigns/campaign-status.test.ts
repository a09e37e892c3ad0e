import { expect, test } from 'vitest';
import { faultText } from '#client/features/campaigns/campaign-status.tsx';

test('a campaign that was given up does not say that it is tried again by itself', () => {
  const again = 'the mail provider does not answer. It is tried again by itself.';
  expect(faultText('unavailable', 'sending')).toBe(again);
  for (const fault of ['unavailable', 'throttled'])
    expect(faultText(fault, 'failed')).toMatch(/\. Try again( later)?\.$/);
  expect(faultText('misconfigured', 'failed')).toBe('the mail provider refuses the key or the sender.');
});
