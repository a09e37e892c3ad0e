import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { startTestApp } from '#tests/support/app.ts';
import { samplePicture, sendPicture } from '#tests/support/email-templates.ts';

const app = await startTestApp({ limited: false });
const admin = await app.signIn('admin');

interface Answer {
  result: { logo_path: string };
  error: { message: string };
}
const upload = async (bytes: Uint8Array, name: string, token = admin.token) => {
  const response = await sendPicture(app.url, token, { bytes, name }, '/api/organization_logo');
  return { status: response.status, body: (await response.json()) as Answer };
};
const logoOf = async (actor = admin) => (await actor.trpc.account.get.query({})).logo_path;

test('a logo is drawn again, shown to everybody of the organization and to nobody else, and taken away again', async () => {
  expect(await logoOf()).toBeNull();
  const { status, body } = await upload(samplePicture(120, 40), 'logo.png');
  expect(status).toBe(200);
  const { logo_path } = body.result;
  expect(logo_path).toMatch(new RegExp(`^/assets/${app.organizations.a.id}/[0-9a-f]{64}\\.png$`));
  expect(await logoOf(await app.signIn('clinical'))).toBe(logo_path);
  expect(await logoOf(await app.signIn('admin', 'b'))).toBeNull();
  const shown = await fetch(`${app.url}${logo_path}`);
  const image = await loadImage(Buffer.from(await shown.arrayBuffer()));
  expect([image.width, image.height]).toEqual([120, 40]);
  await admin.trpc.organization.removeLogo.mutate({});
  expect(await logoOf()).toBeNull();
  // Mails that were sent go on showing it.
  expect((await fetch(`${app.url}${logo_path}`)).status).toBe(200);
});

test.each([
  [
    'a file that is no picture',
    Buffer.from('<svg></svg>'),
    'logo.svg',
    415,
    'Invalid file type. Please select a JPEG or PNG file.',
  ],
  [
    'what only says to be one',
    Buffer.from('not a picture'),
    'logo.png',
    415,
    'Invalid file type. Please select a JPEG or PNG file.',
  ],
] as const)('%s is refused, and the logo stays', async (_, bytes, name, status, message) => {
  const before = await logoOf();
  const answer = await upload(bytes, name);
  expect([answer.status, answer.body.error.message]).toEqual([status, message]);
  expect(await logoOf()).toBe(before);
});

test('only an administrator changes it', async () => {
  const manager = await app.signIn('manager');
  expect((await upload(samplePicture(), 'logo.png', manager.token)).status).toBe(403);
});
