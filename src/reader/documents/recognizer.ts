import { createRequire } from 'node:module';
import path from 'node:path';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import type { PageWord, StoredLayout } from '#shared/features/documents/page-words.ts';
import { grayImage } from './gray-image.ts';
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
/** What so many quarter turns are in degrees. */
const DEGREES = [0, 90, 180, 270] as const;

export interface RecognizedText {
  text: string;
  /** 0 to 100. */
  confidence: number;
  /** Its words, in dots from the top left corner of the picture as it was turned. */
  words: PageWord[];
  /** Degrees by which the picture was turned clockwise. */
  turn: StoredLayout['turn'];
}

export interface Recognizer {
  /** Reads the English text of a picture, turning it when it lies on its side. */
  recognize(canvas: Canvas): Promise<RecognizedText>;
}

/** The reader with its language data, which lie in a package: nothing is fetched. Started with the first picture. */
export function createRecognizer(): Recognizer {
  let starting: Promise<Worker> | null = null;
  return {
    async recognize(canvas) {
      starting ??= startWorker();
      return recognizeUpright(await starting, canvas);
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

async function recognizeUpright(worker: Worker, canvas: Canvas): Promise<RecognizedText> {
  const started = performance.now();
  let best: RecognizedText = { text: '', confidence: -1, words: [], turn: 0 };
  for (const turns of linesRunDownward(canvas) ? [1, 3, 0, 2] : [0, 2, 1, 3]) {
    const read = await recognizeOnce(worker, turns === 0 ? grayImage(canvas) : turnedImage(canvas, turns));
    if (read.confidence > best.confidence) best = { ...read, turn: DEGREES[turns] ?? 0 };
    if (best.confidence >= TURNED_CONFIDENCE || performance.now() - started > TURNING_MS) break;
  }
  return best;
}

async function recognizeOnce(worker: Worker, image: Buffer): Promise<Omit<RecognizedText, 'turn'>> {
  const { data } = await worker.recognize(image, {}, { text: true, blocks: true });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.lines));
  const words = lines.flatMap((line) =>
    line.words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => {
      return { text, x: x0, y: y0, w: x1 - x0, h: y1 - y0, conf: confidence };
    }),
  );
  return { text: data.text, confidence: data.confidence, words };
}

/** The picture turned clockwise by quarter turns. */
function turnedImage(canvas: Canvas, turns: number): Buffer {
  const sideways = turns % 2 === 1;
  const turned = createCanvas(sideways ? canvas.height : canvas.width, sideways ? canvas.width : canvas.height);
  const context = turned.getContext('2d');
  context.translate(turned.width / 2, turned.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
  const image = grayImage(turned);
  releaseCanvas(turned);
  return image;
}
