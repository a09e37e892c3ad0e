import { expect, test } from 'vitest';
import { withoutPictures } from '#client/features/email-templates/editor/without-pictures.ts';
import { renderHtml } from '#shared/features/email-templates/render/render-html.ts';
import { buildTemplate } from '#shared/features/email-templates/starters/starters.ts';

test('with pictures off an e-mail keeps its colors and its words, and shows no picture in or behind them', () => {
  const html = renderHtml(
    buildTemplate([
      {
        type: 'Container',
        props: { backgroundImage: 'https://example.test/sea.png', backgroundColor: '#112233' },
        nodes: [
          { type: 'Heading', props: { text: 'Open beds' } },
          { type: 'Image', props: { src: 'https://example.test/house.png', alt: 'Our house' } },
        ],
      },
    ]),
  );
  // Outlook alone reads what stands in its comments.
  const seen = withoutPictures(html).replace(/<!--.*?-->/g, '');
  expect(seen).not.toMatch(/sea\.png|house\.png/);
  for (const kept of ['Open beds', 'alt="Our house"', 'background-color:#112233']) expect(seen).toContain(kept);
});
