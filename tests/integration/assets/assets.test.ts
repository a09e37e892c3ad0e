import { deflateSync } from 'node:zlib';
import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { encodeTemplate } from '#shared/features/email-templates/codec.ts';
import { buildTemplate } from '#shared/features/email-templates/starters/starters.ts';
import { startTestApp } from '#tests/support/app.ts';
import { samplePicture, sendPicture } from '#tests/support/email-templates.ts';

const app = await startTestApp({ limited: false });
const outreach = await app.signIn('outreach');
const analyst = await app.signIn('analyst');

interface Answer {
  result: { asset: { id: string; name: string; location: string } };
  error: { message: string };
}
const upload = async (bytes: Uint8Array, name: string, called?: string, token = outreach.token) => {
  const response = await sendPicture(app.url, token, { bytes, name, ...(called === undefined ? {} : { called }) });
  return { status: response.status, body: (await response.json()) as Answer };
};
const pathOf = (location: string) => new URL(location).pathname;

/** Text chunks after the header, as a camera writes them. */
function withText(png: Uint8Array, text: string): Uint8Array {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(`tEXtComment\0${text}`), Buffer.alloc(4)]);
  chunk.writeUInt32BE(8 + text.length, 0);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33), Buffer.from(`<script>${text}</script>`)]);
}

/** A PNG that says it is this large, and holds nothing. */
function saying(width: number, height: number): Uint8Array {
  const png = Buffer.from(samplePicture());
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return Buffer.concat([png, deflateSync(Buffer.alloc(16))]);
}

test.each([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
] as const)('a picture of type %s is drawn again and shown to whoever knows its address', async (ending, type) => {
  const { status, body } = await upload(samplePicture(60, 30, type), `house.${ending}`, 'Our house');
  expect(status).toBe(200);
  const { name, location } = body.result.asset;
  expect(name).toBe('Our house');
  expect(location).toMatch(new RegExp(`^http.*/assets/${app.organizations.a.id}/[0-9a-f]{64}\\.${ending}$`));
  const shown = await fetch(`${app.url}${pathOf(location)}`);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('content-type')).toBe(type);
  expect(shown.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(shown.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  const image = await loadImage(Buffer.from(await shown.arrayBuffer()));
  expect([image.width, image.height]).toEqual([60, 30]);
});

test('what was hidden in the file is gone', async () => {
  const { body } = await upload(withText(samplePicture(), 'secret place'), 'house.png');
  const kept = Buffer.from(await (await fetch(`${app.url}${pathOf(body.result.asset.location)}`)).arrayBuffer());
  expect(kept.includes('secret place')).toBe(false);
  expect(kept.includes('<script>')).toBe(false);
});

test.each<[string, Uint8Array, string, number, string]>([
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'a.svg',
    415,
    'Invalid file type. Please select a JPEG or PNG file.',
  ],
  [
    'an SVG under another name',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'a.png',
    415,
    'Invalid file type. Please select a JPEG or PNG file.',
  ],
  [
    'a GIF',
    Buffer.from('GIF89a\u0001\u0000\u0001\u0000'),
    'a.jpg',
    415,
    'Invalid file type. Please select a JPEG or PNG file.',
  ],
  ['30,000 by 30,000 pixels', saying(30_000, 30_000), 'a.png', 400, 'The image has more than 25 million pixels.'],
  ['what is broken', Buffer.from(samplePicture()).subarray(0, 60), 'a.png', 400, 'This image cannot be read.'],
  [
    'more than 5 MB',
    Buffer.concat([samplePicture(), Buffer.alloc(5 * 1024 * 1024)]),
    'a.png',
    413,
    'File size should not exceed 5MB.',
  ],
])('refuses %s', async (_, bytes, name, status, message) => {
  const answer = await upload(bytes, name);
  expect([answer.status, answer.body.error.message]).toEqual([status, message]);
});

test('sent again with its Idempotency-Key it is one picture, and another one is refused', async () => {
  const send = async (width: number) => {
    const body = new FormData();
    body.set('name', 'Sent twice');
    body.set('file', new Blob([new Uint8Array(samplePicture(width))]), 'twice.png');
    const headers = { authorization: `Bearer ${outreach.token}`, 'idempotency-key': 'one-picture' };
    const response = await fetch(`${app.url}/api/asset`, { method: 'POST', headers, body });
    return { status: response.status, body: (await response.json()) as Answer };
  };
  const [first, again] = [await send(40), await send(40)];
  expect(again).toEqual(first);
  expect(first.status).toBe(200);
  expect((await fetch(`${app.url}${pathOf(first.body.result.asset.location)}`)).status).toBe(200);
  expect((await send(50)).status).toBe(409);
  const library = await outreach.trpc.assets.list.query({});
  expect(library.filter(({ name }) => name === 'Sent twice')).toHaveLength(1);
});

test('a role that only reads uploads none', async () => {
  expect((await upload(samplePicture(), 'a.png', undefined, analyst.token)).status).toBe(403);
});

test('an address that nobody was given shows nothing', async () => {
  const { body } = await upload(samplePicture(), 'house.png');
  const path = pathOf(body.result.asset.location);
  const guessed = path.replace(/[0-9a-f]{64}/, '0'.repeat(64));
  for (const other of [
    guessed,
    path.replace('.png', '.svg'),
    `${path}/..`,
    path.replace(/[0-9a-f]{64}/, '..%2fdocuments'),
  ])
    expect((await fetch(`${app.url}${other}`)).status).toBe(404);
});

test('a picture that templates show is not taken out of the library', async () => {
  const { body } = await upload(samplePicture(), 'garden.png');
  const { id: asset_id, location } = body.result.asset;
  const src = location.replace(/^http:\/\/(?!127\.0\.0\.1|localhost)/, 'https://');
  const template = buildTemplate([{ type: 'Image', props: { src, alt: 'Our garden' } }]);
  const made = await outreach.trpc.emailTemplates.create.mutate({
    name: 'Garden',
    restore_template: encodeTemplate(template),
  });
  const listed = await outreach.trpc.assets.list.query({});
  expect(listed.find(({ id }) => id === asset_id)).toMatchObject({
    name: 'garden',
    width: 40,
    height: 20,
    used_by: ['Garden'],
  });
  await expect(outreach.trpc.assets.remove.mutate({ asset_id })).rejects.toThrow('E-mails use this image: Garden.');
  await outreach.trpc.emailTemplates.archive.mutate({ template_id: made.id, archived: true });
  await outreach.trpc.assets.remove.mutate({ asset_id });
  expect((await outreach.trpc.assets.list.query({})).map(({ id }) => id)).not.toContain(asset_id);
});
