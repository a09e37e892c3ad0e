import { expect, test } from 'vitest';
import { lookAgainIn } from '#client/features/campaigns/look-again.ts';
import type { CampaignStatus } from '#shared/features/campaigns/campaigns.rules.ts';

const NOW = Date.parse('2026-06-01T13:00:00Z');
const MINUTE = 60_000;
const campaign = (status: CampaignStatus, due: number | null = null) => ({
  status,
  scheduled_at: due === null ? null : (NOW + due) / 1000,
});

test.each([
  ['nothing', [], false],
  ['what changes by no clock', [campaign('draft'), campaign('canceled'), campaign('SENT')], false],
  ['one that is paused, which a colleague may resume', [campaign('paused')], 10_000],
  ['one that failed, which a colleague may try again', [campaign('SENT'), campaign('failed')], 10_000],
  ['one that is being sent', [campaign('SENT'), campaign('sending', -MINUTE)], 2_000],
  ['one whose time comes in a minute', [campaign('draft'), campaign('scheduled', MINUTE)], MINUTE + 2_000],
  ['one whose time has come', [campaign('scheduled', -MINUTE)], 2_000],
  ['the first of several', [campaign('scheduled', 9 * MINUTE), campaign('scheduled', MINUTE)], MINUTE + 2_000],
  ['one of next year', [campaign('scheduled', 400 * 24 * 60 * MINUTE)], 24 * 60 * MINUTE],
])('a page that shows %s is looked at again in time', (_, shown, wait) => {
  expect(lookAgainIn(shown, NOW)).toBe(wait);
});
