import { expect, test } from 'vitest';
import { decodeTemplate, encodeTemplate } from '#shared/features/email-templates/codec.ts';
import { pictureSize, sizeBySide } from '#shared/features/email-templates/model/picture-size.ts';
import { renderHtml } from '#shared/features/email-templates/render/render-html.ts';
import { buildTemplate } from '#shared/features/email-templates/starters/starters.ts';

test('E57: a large picture is the same size once it is kept: its proportions are its own', () => {
  expect(pictureSize({ width: 2000, height: 1500 })).toEqual({ width: 1000, height: 750 });
  expect(pictureSize({ width: 500, height: 4000 })).toEqual({ width: 250, height: 2000 });
  expect(pictureSize({ width: 40, height: 30 })).toEqual({ width: 40, height: 30 });
  expect(pictureSize({ width: 5000, height: 1 })).toEqual({ width: 1000, height: 1 });
  const src = 'https://pictures.example/house.jpg';
  const props = { src, alt: 'Our house', ...pictureSize({ width: 2000, height: 1500 }) };
  const template = buildTemplate([{ type: 'Image', props }]);
  expect(renderHtml(template)).toContain('width="968" height="726"');
  expect(renderHtml(decodeTemplate(encodeTemplate(template)))).toBe(renderHtml(template));
});

test('the other side of a picture follows the one that is set, as far as both can be', () => {
  const house = { width: 400, height: 300 };
  expect(sizeBySide('width', 200, house)).toEqual({ width: 200, height: 150 });
  expect(sizeBySide('height', 600, house)).toEqual({ width: 800, height: 600 });
  expect(sizeBySide('height', 2000, house)).toEqual({ width: 1000, height: 750 });
});
