import { expect, test } from 'vitest';
import { takeTurn } from '#server/platform/take-turn.ts';
import { MAX_BLOCKS } from '#shared/features/email-blocks/email-blocks.schemas.ts';
import { decodeBlock, encodeBlock } from '#shared/features/email-blocks/stored-block.ts';
import { encodeTemplate } from '#shared/features/email-templates/codec.ts';
import { add } from '#shared/features/email-templates/edit/operations.ts';
import { renderHtml } from '#shared/features/email-templates/render/render-html.ts';
import { buildTemplate, STARTERS } from '#shared/features/email-templates/starters/starters.ts';
import { startTestApp } from '#tests/support/app.ts';
import { openDatabase } from '#tests/support/matrix/rows.ts';

const app = await startTestApp({ limited: false });
const staff = await app.signIn('outreach');
const stranger = await app.signIn('outreach', 'b');
const query = await openDatabase(app.databaseUrl);
const ids = () => app.services.newId().slice(-12);

test('an element that was put by goes into another e-mail as it was, with all that stands in it', async () => {
  const source = buildTemplate([
    { type: 'Container', nodes: [{ type: 'Text', props: { text: '<p>Beds are open.</p>' } }] },
    { type: 'Heading', props: { text: 'Not put by' } },
  ]);
  const [container] = source.nodes.ROOT!.nodes;
  const restore_block = encodeBlock(source, container!);
  const { id } = await staff.trpc.emailBlocks.create.mutate({ name: 'Open beds', restore_block });
  const [kept] = await staff.trpc.emailBlocks.list.query({});
  expect(kept).toEqual({ id, name: 'Open beds', restore_block: expect.any(String), created_by: expect.any(String) });
  const [starter] = STARTERS;
  const added = add(starter!.template, 'ROOT', decodeBlock(kept!.restore_block).block, ids);
  expect(added?.change).toMatchObject({ kind: 'insert' });
  const text = renderHtml(buildTemplate([]));
  expect(text).not.toContain('Beds are open.');
  expect(JSON.stringify(added?.change)).toContain('Beds are open.');
  expect(JSON.stringify(added?.change)).not.toContain('Not put by');
  expect(await stranger.trpc.emailBlocks.list.query({})).toEqual([]);
  await expect(stranger.trpc.emailBlocks.delete.mutate({ block_id: id })).rejects.toThrow('This block does not exist.');
  await staff.trpc.emailBlocks.delete.mutate({ block_id: id });
  expect(await staff.trpc.emailBlocks.list.query({})).toEqual([]);
});

test('what is not one element, and what is no template, is refused by its field', async () => {
  const two = encodeTemplate(buildTemplate([{ type: 'Text' }, { type: 'Text' }]));
  for (const restore_block of [two, encodeTemplate(buildTemplate([]))])
    await expect(staff.trpc.emailBlocks.create.mutate({ name: 'Two', restore_block })).rejects.toThrow(
      'This is not one element.',
    );
  await expect(staff.trpc.emailBlocks.create.mutate({ name: 'No', restore_block: 'nothing' })).rejects.toThrow(
    'Invalid data format',
  );
  await expect(staff.trpc.emailBlocks.create.mutate({ name: ' ', restore_block: two })).rejects.toThrow(
    'Name is required',
  );
});

test('who puts one by beside another waits for that, and is refused where it took the last place', async () => {
  const source = buildTemplate([{ type: 'Text' }]);
  const restore_block = encodeBlock(source, source.nodes.ROOT!.nodes[0]!);
  const put = (name: string) => staff.trpc.emailBlocks.create.mutate({ name, restore_block });
  for (let kept = 0; kept < MAX_BLOCKS - 1; kept++) await put(`Block ${kept}`);
  let answer = '';
  const isAnsweredOrWaits = async () => {
    const waiting = await query('select from pg_locks where not granted');
    return answer !== '' || waiting.length > 0;
  };
  const beside = await app.within('a', async (tx) => {
    await takeTurn(tx, 'email blocks');
    await tx.db
      .insertInto('email_blocks')
      .values({
        ...{ id: app.services.newId(), org_id: app.organizations.a.id, name: 'The last', restore_block },
        ...{ created_at: app.clock.now().toISOString(), created_by: 'A Person', created_by_id: null },
      })
      .execute();
    const asked = put('Beside it').then(
      () => 'kept',
      (error: Error) => error.message,
    );
    void asked.then((text) => {
      answer = text;
    });
    await expect.poll(isAnsweredOrWaits).toBe(true);
    return { asked };
  });
  expect(await beside.asked).toBe('There are 50 blocks. Delete one first.');
  expect(await staff.trpc.emailBlocks.list.query({})).toHaveLength(MAX_BLOCKS);
});
