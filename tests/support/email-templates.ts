import { createCanvas } from '@napi-rs/canvas';
import { encodeTemplate } from '#shared/features/email-templates/codec.ts';
import { buildTemplate } from '#shared/features/email-templates/starters/starters.ts';
import type { TestApp } from './app.ts';
import type { OrganizationKey } from './organizations.ts';

/** A stored template of one text. */
export const templateSaying = (text: string): string =>
  encodeTemplate(buildTemplate([{ type: 'Text', props: { text: `<p>${text}</p>` } }]));

export const SAMPLE_TEMPLATE = templateSaying('News from the house.');

/** A block of one text, of its own name. */
export async function createBlock(app: TestApp, key: OrganizationKey, name = 'Greeting'): Promise<string> {
  const { trpc } = await app.signIn('admin', key);
  const { id } = await trpc.emailBlocks.create.mutate({ name, restore_block: SAMPLE_TEMPLATE });
  return id;
}

/** A picture of these dots, half of it green. */
export function samplePicture(width = 40, height = 20, type: 'image/png' | 'image/jpeg' = 'image/png'): Uint8Array {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#2b7f4f';
  context.fillRect(0, 0, width / 2, height);
  return type === 'image/png' ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg');
}

interface Picture {
  bytes: Uint8Array;
  /** The file's own name. */
  name: string;
  /** What it is to be called. */
  called?: string;
}

/** Sends a picture to `POST /api/asset`. */
export function sendPicture(
  url: string,
  token: string | null,
  { bytes, name, called }: Picture,
  path = '/api/asset',
): Promise<Response> {
  const form = new FormData();
  if (called !== undefined) form.set('name', called);
  form.set('file', new File([bytes as BlobPart], name));
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return fetch(`${url}${path}`, { method: 'POST', body: form, headers });
}

/** A picture of its own in an organization's library. */
export async function createAsset(app: TestApp, organization: OrganizationKey): Promise<string> {
  const { token } = await app.signIn('admin', organization);
  const answer = await sendPicture(app.url, token, { bytes: samplePicture(), name: 'house.png', called: 'House' });
  const { result } = (await answer.json()) as { result: { asset: { id: string } } };
  return result.asset.id;
}
