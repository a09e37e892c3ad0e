import { createRequire } from 'node:module';
import path from 'node:path';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import { greyImage } from './grey-image.ts';
import { linesRunDownward } from './line-direction.ts';
import { releaseCanvas } from './release-memory.ts';

const languageFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

/** A page that lies on its side or on its head reads as noise, always below this. */
const TURNED_CONFIDENCE = 50;
/** After this many milliseconds no further turn is tried, so that the page ends within its limit. */
const TURNING_MS = 25_000;

export interface RecognisedText {
  text: string;
  /** 0 to 100. */
  confidence: number;
}

export interface Recogniser {
  /** Reads the English text of a picture, turning it when it lies on its side. */
  recognise(canvas: Canvas): Promise<RecognisedText>;
}

/** The reader with its language data, which lie in a package: nothing is fetched. Started with the first picture. */
export function createRecogniser(): Recogniser {
  let starting: Promise<Worker> | null = null;
  return {
    async recognise(canvas) {
      starting ??= startWorker();
      return recogniseUpright(await starting, canvas);
    },
  };
}

function startWorker(): Promise<Worker> {
  return createWorker('eng', OEM.LSTM_ONLY, {
    langPath: languageFolder,
    cacheMethod: 'none',
    gzip: true,
    // Without a handler a failed picture is thrown outside of any promise; the promise is rejected in any case.
    errorHandler: () => undefined,
  });
}

async function recogniseUpright(worker: Worker, canvas: Canvas): Promise<RecognisedText> {
  const started = performance.now();
  let best: RecognisedText = { text: '', confidence: -1 };
  for (const turns of linesRunDownward(canvas) ? [1, 3, 0, 2] : [0, 2, 1, 3]) {
    const read = await recogniseOnce(worker, turns === 0 ? greyImage(canvas) : turnedImage(canvas, turns));
    if (read.confidence > best.confidence) best = read;
    if (best.confidence >= TURNED_CONFIDENCE || performance.now() - started > TURNING_MS) break;
  }
  return best;
}

async function recogniseOnce(worker: Worker, image: Buffer): Promise<RecognisedText> {
  const { data } = await worker.recognize(image);
  return { text: data.text, confidence: data.confidence };
}

/** The picture turned clockwise by quarter turns. */
function turnedImage(canvas: Canvas, turns: number): Buffer {
  const sideways = turns % 2 === 1;
  const turned = createCanvas(sideways ? canvas.height : canvas.width, sideways ? canvas.width : canvas.height);
  const context = turned.getContext('2d');
  context.translate(turned.width / 2, turned.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
  const image = greyImage(turned);
  releaseCanvas(turned);
  return image;
}
