import { createCanvas } from '@napi-rs/canvas';
import { drawPdf } from './text-pdf.ts';

const WORDS = (
  'patient reports history of alcohol use disorder with prior treatment and denies current suicidal ideation vital ' +
  'signs stable blood pressure pulse temperature medication dose daily nightly follow up appointment counselor group ' +
  'session family mother father sister employment housing insurance authorization discharge plan residential detox ' +
  'withdrawal tremor nausea sleep appetite mood anxious depressed cooperative oriented person place time laboratory'
).split(' ');
const WORDS_A_PAGE = 620;

/**
 * `pages` dense pages of words, about 3 KB each in the file.
 *
 * @param pictureBytes about how many bytes a picture adds to each page; 0 for none.
 */
export function longTextPdf(pages: number, pictureBytes: number): Promise<Buffer> {
  return drawPdf((document) => {
    for (let page = 1; page <= pages; page += 1) {
      document.addPage().font('Helvetica', 10);
      document.text(`Page ${page} of ${pages}`).text(wordsOf(page));
      if (pictureBytes > 0) document.image(noisePicture(page, pictureBytes), 500, 10, { width: 60 });
    }
  });
}

function wordsOf(page: number): string {
  const words: string[] = [];
  let state = page * 7919;
  for (let index = 0; index < WORDS_A_PAGE; index += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    words.push(index % 12 === 11 ? `${(state >>> 16) % 1000}.` : (WORDS[(state >>> 16) % WORDS.length] ?? 'and'));
  }
  return words.join(' ');
}

/** A picture of noise compresses to about a byte for every 1.3 pixels. */
function noisePicture(seed: number, bytes: number): Buffer {
  const side = Math.ceil(Math.sqrt(bytes * 0.9));
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  const image = context.createImageData(side, side);
  let state = seed;
  for (let index = 0; index < image.data.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    image.data[index] = index % 4 === 3 ? 255 : state >>> 24;
  }
  context.putImageData(image, 0, 0);
  return canvas.toBuffer('image/jpeg', 80);
}
