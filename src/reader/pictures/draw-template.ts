import { createRequire } from 'node:module';
import path from 'node:path';
import { type Canvas, createCanvas, GlobalFonts, type Image, type SKRSContext2D } from '@napi-rs/canvas';
import { decodeTemplate } from '#shared/features/email-templates/codec.ts';
import { isBlock, propsOf } from '#shared/features/email-templates/model/blocks.ts';
import { toHex } from '#shared/features/email-templates/model/colors.ts';
import { widthsOf } from '#shared/features/email-templates/model/column-widths.ts';
import { type EmailTemplate, nodeOf, ROOT } from '#shared/features/email-templates/model/email-template.ts';
import { plainText } from '#shared/features/email-templates/model/rich-text.ts';
import { share } from '#shared/features/email-templates/render/layout-blocks.ts';
import { openPicture } from './open-picture.ts';

/** Twice the card it is shown on. */
const SIZE = { width: 600, height: 340 };
const JPEG_QUALITY = 75;
const FAMILY = 'Landfall Thumb';
/** Nobody reads more than this on a card. */
const MAX_LETTERS = 1_500;
const NO_PICTURE = '#d5dde0';

export interface TemplateToDraw {
  stored: string;
  /** The organization's own pictures that stand in it, by their addresses. */
  pictures: Readonly<Record<string, Uint8Array>>;
}

function registerFonts() {
  if (GlobalFonts.has(FAMILY)) return;
  const library = path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  for (const weight of ['Regular', 'Bold'])
    GlobalFonts.registerFromPath(path.join(library, 'standard_fonts', `LiberationSans-${weight}.ttf`), FAMILY);
}

interface Lines {
  text: string;
  fontSize: number;
  fontWeight: number;
  lineHeight: number;
  color: string;
  textAlign: string;
}

interface Sides {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const sides = (props: object, kind: 'padding' | 'margin'): Sides => {
  const held = props as Readonly<Record<string, unknown>>;
  const at = (side: string) => Number(held[`${kind}${side}`] ?? 0);
  return { top: at('Top'), right: at('Right'), bottom: at('Bottom'), left: at('Left') };
};

const startOf = (align: string, room: number): number => {
  if (align === 'center') return room / 2;
  return align === 'right' ? room : 0;
};

/** Draws elements below each other: first how high each is, then the elements. */
class Painter {
  readonly #heights = new Map<string, number>();

  constructor(
    private readonly template: EmailTemplate,
    private readonly images: ReadonlyMap<string, Image>,
    private readonly context: SKRSContext2D,
    private readonly bottom: number,
  ) {}

  /** Pixels an element takes in a width. */
  height(id: string, width: number): number {
    const key = `${id} ${Math.round(width)}`;
    const known = this.#heights.get(key);
    if (known !== undefined) return known;
    const height = this.#draw(id, 0, 0, width, false);
    this.#heights.set(key, height);
    return height;
  }

  paint(id: string, x: number, y: number, width: number) {
    if (y < this.bottom) this.#draw(id, x, y, width, true);
  }

  #draw(id: string, x: number, y: number, width: number, paint: boolean): number {
    const node = nodeOf(this.template.nodes, id);
    const { settings } = this.template;
    if (!isBlock(node.type)) return 0;
    switch (node.type) {
      case 'Heading':
        return this.#text(propsOf('Heading', node, settings), x, y, width, paint);
      case 'Text': {
        const props = propsOf('Text', node, settings);
        return this.#text({ ...props, text: plainText(props.text) }, x, y, width, paint);
      }
      case 'Link':
        return this.#text(propsOf('Link', node, settings), x, y, width, paint);
      case 'Button': {
        const props = propsOf('Button', node, settings);
        const margin = sides(props, 'margin');
        const height = props.fontSize * props.lineHeight + 2 * props.paddingVertical;
        if (paint) {
          this.#font(props.fontSize, props.fontWeight);
          const length = Math.min(width, this.context.measureText(props.text).width + 2 * props.paddingHorizontal);
          const left =
            x + margin.left + startOf(props.textAlign, Math.max(0, width - margin.left - margin.right - length));
          this.#fill(left, y + margin.top, length, height, props.backgroundColor);
          const words = { ...props, textAlign: 'center', lineHeight: 1 };
          this.#line(words, props.text, left, y + margin.top + props.paddingVertical, length);
        }
        return height + margin.top + margin.bottom;
      }
      case 'Image': {
        const props = propsOf('Image', node, settings);
        const image = this.images.get(props.src);
        const wide = Math.min(width, props.width);
        const height = image ? (wide * image.height) / image.width : (wide * props.height) / props.width;
        const left = x + startOf(props.textAlign, width - wide);
        if (paint && image) this.context.drawImage(image, left, y, wide, height);
        else if (paint) this.#fill(left, y, wide, height, NO_PICTURE);
        return height;
      }
      case 'Spacer':
        return propsOf('Spacer', node, settings).space;
      case 'Divider': {
        const props = propsOf('Divider', node, settings);
        if (paint)
          this.#fill(
            x + props.paddingLeft,
            y,
            width - props.paddingLeft - props.paddingRight,
            props.paddingTop,
            props.backgroundColor,
          );
        return props.paddingTop + props.paddingBottom;
      }
      case 'SocialLinks': {
        const { links, textAlign } = propsOf('SocialLinks', node, settings);
        const shown = links.filter(({ url }) => url !== '').length;
        const left = x + startOf(textAlign, Math.max(0, width - shown * 40));
        for (let at = 0; paint && at < shown; at += 1) this.#fill(left + at * 40, y + 4, 28, 28, NO_PICTURE);
        return 36;
      }
      case 'Columns':
        return this.#columns(id, x, y, width, paint);
      default: {
        const props = propsOf(node.type, node, settings);
        return this.#box(node.nodes, props, x, y, width, paint);
      }
    }
  }

  #box(
    children: readonly string[],
    props: { backgroundColor: string },
    x: number,
    y: number,
    width: number,
    paint: boolean,
  ) {
    const [margin, padding] = [sides(props, 'margin'), sides(props, 'padding')];
    const inner = Math.max(1, width - margin.left - margin.right - padding.left - padding.right);
    const content = children.reduce((sum, child) => sum + this.height(child, inner), 0);
    const height = content + padding.top + padding.bottom;
    if (paint) {
      this.#fill(x + margin.left, y + margin.top, width - margin.left - margin.right, height, props.backgroundColor);
      let below = y + margin.top + padding.top;
      for (const child of children) {
        this.paint(child, x + margin.left + padding.left, below, inner);
        below += this.height(child, inner);
      }
    }
    return height + margin.top + margin.bottom;
  }

  #columns(id: string, x: number, y: number, width: number, paint: boolean): number {
    const { nodes } = nodeOf(this.template.nodes, id);
    const known = nodes.filter((child) => nodeOf(this.template.nodes, child).type === 'Column');
    const widths = widthsOf(this.template, id);
    if (known.length === 0 || widths.length !== known.length) return 0;
    const pixels = share(Math.max(known.length, Math.floor(width)), widths);
    let left = x;
    for (const [at, child] of known.entries()) {
      if (paint) this.paint(child, left, y, pixels[at]!);
      left += pixels[at]!;
    }
    return Math.max(...known.map((child, at) => this.height(child, pixels[at]!)));
  }

  #font(size: number, weight: number) {
    this.context.font = `${weight >= 700 ? 'bold ' : ''}${size}px "${FAMILY}"`;
  }

  #fill(x: number, y: number, width: number, height: number, color: string) {
    const hex = toHex(color);
    if (!hex) return;
    this.context.fillStyle = hex;
    this.context.fillRect(x, y, width, height);
  }

  #text(props: Lines, x: number, y: number, width: number, paint: boolean): number {
    const margin = sides(props, 'margin');
    const room = Math.max(1, width - margin.left - margin.right);
    this.#font(props.fontSize, props.fontWeight);
    const lines = this.#wrap(props.text.slice(0, MAX_LETTERS), room);
    const step = props.fontSize * props.lineHeight;
    if (paint)
      for (const [at, line] of lines.entries())
        this.#line(props, line, x + margin.left, y + margin.top + at * step, room);
    return lines.length * step + margin.top + margin.bottom;
  }

  #line(
    { color, fontSize, fontWeight, lineHeight, textAlign }: Omit<Lines, 'text'>,
    line: string,
    x: number,
    y: number,
    room: number,
  ) {
    this.#font(fontSize, fontWeight);
    this.context.fillStyle = toHex(color) ?? '#222222';
    this.context.textBaseline = 'middle';
    const left = x + startOf(textAlign, Math.max(0, room - this.context.measureText(line).width));
    this.context.fillText(line, left, y + (fontSize * lineHeight) / 2);
  }

  #wrap(text: string, room: number): string[] {
    const lines: string[] = [];
    for (const paragraph of text.split('\n')) {
      let line = '';
      for (const word of paragraph.split(/\s+/).filter(Boolean)) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (line !== '' && this.context.measureText(longer).width > room) {
          lines.push(line);
          line = word;
        } else line = longer;
      }
      lines.push(line);
    }
    return lines;
  }
}

async function openAll(pictures: TemplateToDraw['pictures']): Promise<Map<string, Image>> {
  const opened = new Map<string, Image>();
  for (const [address, bytes] of Object.entries(pictures)) opened.set(address, (await openPicture(bytes)).image);
  return opened;
}

/** The top of an e-mail as a small picture, drawn of its elements: a JPEG. */
export async function drawTemplate({ stored, pictures }: TemplateToDraw): Promise<Uint8Array> {
  registerFonts();
  const template = decodeTemplate(stored);
  const props = propsOf('Body', nodeOf(template.nodes, ROOT), template.settings);
  const scale = SIZE.width / props.width;
  const canvas: Canvas = createCanvas(SIZE.width, SIZE.height);
  const context = canvas.getContext('2d');
  context.fillStyle = toHex(props.outerBackgroundColor) ?? '#f3f5f4';
  context.fillRect(0, 0, SIZE.width, SIZE.height);
  context.scale(scale, scale);
  const painter = new Painter(template, await openAll(pictures), context, SIZE.height / scale);
  painter.paint(ROOT, 0, 0, props.width);
  return new Uint8Array(canvas.toBuffer('image/jpeg', JPEG_QUALITY));
}
