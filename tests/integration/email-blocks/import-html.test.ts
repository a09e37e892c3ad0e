import { expect, test } from 'vitest';
import { MAX_IMPORT } from '#shared/features/email-blocks/email-blocks.schemas.ts';
import { decodeBlock } from '#shared/features/email-blocks/stored-block.ts';
import { nodeOf } from '#shared/features/email-templates/model/email-template.ts';
import { renderHtml } from '#shared/features/email-templates/render/render-html.ts';
import { startTestApp } from '#tests/support/app.ts';

const app = await startTestApp({ limited: false });
const staff = await app.signIn('outreach');
const { mutate: importHtml } = staff.trpc.emailBlocks.importHtml;

test('HTML comes in as one locked element, and nothing of what runs or spies with it', async () => {
  const html = `<body onload="run()"><script>run()</script><h1>Open beds</h1>
    <a href="javascript:run()">Press</a><img src="https://spy.example/run.gif" width="1" height="1"></body>`;
  const { restore_block } = await importHtml({ html });
  const template = decodeBlock(restore_block);
  expect(nodeOf(template.nodes, template.block.root)).toMatchObject({ type: 'Container', props: { locked: true } });
  const rendered = renderHtml(template);
  expect(rendered).toContain('Open beds');
  expect(rendered).toContain('Press');
  expect(rendered).not.toMatch(/run\(|spy|<script/);
});

test('HTML that shows nothing, has too many parts, or is too long, is refused by its field', async () => {
  const refused = [
    ['', 'Paste the HTML of an e-mail'],
    ['<style>p{}</style>', 'There is nothing in this HTML that an e-mail can show.'],
    ['<h2>Part</h2>'.repeat(400), 'This HTML has too many parts for one e-mail. Import a piece of it.'],
  ] as const;
  for (const [html, message] of refused)
    await expect(importHtml({ html })).rejects.toMatchObject({ data: { fields: { html: message } } });
  await expect(importHtml({ html: 'x'.repeat(MAX_IMPORT + 1) })).rejects.toMatchObject({
    data: { fields: { html: expect.any(String) } },
  });
});
