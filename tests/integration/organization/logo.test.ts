import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { readAssetPath } from '#server/features/assets/assets.rules.ts';
import { startTestApp } from '#tests/support/app.ts';
import { samplePicture, sendPicture } from '#tests/support/email-templates.ts';
import { makeInquiry } from '#tests/support/people.ts';

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

test('a logo stands on the face sheet and the access report, drawn small and on white', async () => {
  const manager = await app.signIn('manager');
  const { patient_id, id: opportunity_id } = await makeInquiry(manager, { firstname: 'Odessa', lastname: 'Fairwater' });
  const headers = { authorization: `Bearer ${manager.token}`, 'content-type': 'application/json' };
  const print = async () => {
    const pages = [
      await fetch(`${app.url}/api/ehr_face_sheet?opportunity_id=${opportunity_id}`, { headers }),
      await fetch(`${app.url}/api/audit_report_pdf`, { headers, method: 'POST', body: JSON.stringify({ patient_id }) }),
    ];
    return Promise.all(pages.map(async (page) => Buffer.from(await page.arrayBuffer()).toString('latin1')));
  };
  const pictures = (pages: string[]) => pages.map((page) => page.match(/\/Subtype \/Image\b/g)?.length ?? 0);
  expect(pictures(await print())).toEqual([0, 0]);
  const { body } = await upload(samplePicture(1_200, 400), 'logo.png');
  const pages = await print();
  expect(pictures(pages)).toEqual([1, 1]);
  for (const page of pages) expect(page).toMatch(/\/Width 384\n\/Height 128[\s\S]*\/Filter \/DCTDecode/);

  // A store without it keeps nothing from being printed.
  await app.services.storage.remove(readAssetPath(body.result.logo_path)!.key);
  expect(pictures(await print())).toEqual([0, 0]);
  await admin.trpc.organization.removeLogo.mutate({});
});

test('only an administrator changes it', async () => {
  const manager = await app.signIn('manager');
  expect((await upload(samplePicture(), 'logo.png', manager.token)).status).toBe(403);
});
