import { expect, test } from 'vitest';
import { faultText } from '#client/features/campaigns/campaign-status.tsx';

test('a campaign that was given up does not say that it is tried again by itself', () => {
  const again = 'Sending has stopped: the mail provider does not answer. It is tried again by itself.';
  expect(faultText({ fault: 'unavailable', status: 'sending' })).toBe(again);
  for (const fault of ['unavailable', 'throttled'])
    expect(faultText({ fault, status: 'failed' })).toMatch(/\. Try again( later)?\.$/);
  const refused = 'Sending has stopped: the mail provider refuses the key or the sender.';
  expect(faultText({ fault: 'misconfigured', status: 'failed' })).toBe(refused);
  expect(faultText({ fault: null, status: 'sending' })).toBeNull();
});
