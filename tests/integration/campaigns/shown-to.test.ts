import { beforeAll, expect, test } from 'vitest';
import { encodeTemplate } from '#shared/features/email-templates/codec.ts';
import { buildTemplate } from '#shared/features/email-templates/starters/starters.ts';
import { startTestApp } from '#tests/support/app.ts';
import { createAudience, createCampaign, SCHOOLS, sendNow } from '#tests/support/campaigns.ts';
import { createContact, createSource } from '#tests/support/referrals.ts';

const app = await startTestApp({ limited: false });
const staff = await app.signIn('outreach');
let schools: string;
let title: string;

/** One of a school with a title, one of a school without, one of a hospital with, one of a hospital without. */
beforeAll(async () => {
  const school = await createSource(staff, { referral_name: 'Alder School', type: 'School' });
  const hospital = await createSource(staff, { referral_name: 'Birch Hospital', type: 'Hospital (Medical)' });
  const worker = { title: 'Social Worker' };
  await createContact(staff, school, { firstname: 'Ash', email: 'ash@school.example', ...worker });
  await createContact(staff, school, { firstname: 'Elm', email: 'elm@school.example' });
  await createContact(staff, hospital, { firstname: 'Birch', email: 'birch@hospital.example', ...worker });
  await createContact(staff, hospital, { firstname: 'Cedar', email: 'cedar@hospital.example' });
  schools = await createAudience(app, 'a');
  const rules = { ...SCHOOLS, rules: [{ field: 'title' as const, is: 'any_of' as const, values: ['Social Worker'] }] };
  title = (await staff.trpc.audiences.create.mutate({ name: 'Workers', description: 'By title', ...rules })).id;
});

const say = (text: string, shownTo?: string) => ({
  type: 'Text' as const,
  props: { text: `<p>${text} <a href="https://example.com/${text}">more of it</a></p>`, ...(shownTo && { shownTo }) },
});
const stored = (...texts: ReturnType<typeof say>[]) => encodeTemplate(buildTemplate(texts));
const TEXTS = ['everybody', 'inschools', 'outside', 'workers'];

test('an element is in the mail of those it is for, and in nobody else’s; its links count as one', async () => {
  const restore_template = stored(
    say('everybody'),
    say('inschools', schools),
    say('outside', `!${schools}`),
    say('workers', title),
  );
  const campaign_id = await createCampaign(app, 'a', { restore_template });
  expect(await sendNow(staff, campaign_id)).toEqual({ status: 'SENT', recipients: 4 });
  await app.runJobs();
  const mails = (await app.mails()).map(({ to, html, text }) => {
    for (const word of TEXTS) expect(html!.includes(`${word} <`), `${to} ${word}`).toBe(text!.includes(`${word} `));
    return [to, TEXTS.filter((word) => text!.includes(word))];
  });
  expect(Object.fromEntries(mails)).toEqual({
    'ash@school.example': ['everybody', 'inschools', 'workers'],
    'elm@school.example': ['everybody', 'inschools'],
    'birch@hospital.example': ['everybody', 'outside', 'workers'],
    'cedar@hospital.example': ['everybody', 'outside'],
  });
  for (const { to, html, text } of await app.mails()) {
    const links = [...html!.matchAll(/href="([^"]+\/link\/\d+)"/g)].map(([, url]) => url!);
    const led = await Promise.all(
      links.map(async (url) => {
        const answer = await fetch(url.replace(app.services.publicUrl, app.url), { redirect: 'manual' });
        return answer.headers.get('location');
      }),
    );
    const theirs = TEXTS.filter((word) => text!.includes(word)).map((word) => `https://example.com/${word}`);
    expect(led, to).toEqual(theirs);
  }
  expect(await staff.trpc.campaigns.get.query({ campaign_id })).toMatchObject({
    status: 'SENT',
    progress: { total: 4, waiting: 0, sent: 4, dropped: 0, in_doubt: 0 },
  });
});

test('nobody gets an empty e-mail: such a campaign is not sent, and says why', async () => {
  const campaign_id = await createCampaign(app, 'a', { restore_template: stored(say('inschools', schools)) });
  await expect(sendNow(staff, campaign_id)).rejects.toThrow(
    'Some recipients are in none of the audiences that its elements are for: they would get an empty e-mail.',
  );
  await staff.trpc.campaigns.save.mutate({ campaign_id, audience: schools });
  expect(await sendNow(staff, campaign_id)).toEqual({ status: 'SENT', recipients: 2 });
});

test('an audience of another organization, and one that is gone, is nobody’s', async () => {
  const theirs = await createAudience(app, 'b');
  const gone = await createAudience(app, 'a');
  await staff.trpc.audiences.delete.mutate({ audience_id: gone });
  for (const audience of [theirs, gone]) {
    const restore_template = stored(say('everybody'), say('inschools', audience));
    const campaign_id = await createCampaign(app, 'a', { restore_template });
    await expect(sendNow(staff, campaign_id)).rejects.toThrow(
      'An element is for an audience that is not there anymore.',
    );
  }
});
