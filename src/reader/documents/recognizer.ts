import { createRequire } from 'node:module';
import path from 'node:path';
import { createWorker, OEM, type Worker } from 'tesseract.js';
import type { PageWord, StoredLayout } from '#shared/features/documents/page-words.ts';
import { type GrayImage, pgmOf, quarterTurned, straightened } from './gray-image.ts';
import { lieOf } from './line-direction.ts';
import { eraseRules } from './ruled-lines.ts';

const languageFolder = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);

/** A page that lies on its side or on its head reads as noise, always below this. */
const TURNED_CONFIDENCE = 50;
/** After this many milliseconds no further turn is tried, so that the page ends within its limit. */
const TURNING_MS = 25_000;
/** Degrees askew that the reader copes with by itself. */
const SLIGHT_SKEW = 1;
/** What so many quarter turns are in degrees. */
const DEGREES = [0, 90, 180, 270] as const;

export interface RecognizedText {
  text: string;
  /** 0 to 100. */
  confidence: number;
  /** Its words, in dots from the top left corner of the picture as it was turned. */
  words: PageWord[];
  /** The same words line by line; an empty line ends a paragraph. */
  lines: PageWord[][];
  /** Degrees by which the picture was turned clockwise. */
  turn: StoredLayout['turn'];
}

export interface Recognizer {
  /** Reads the English text of a picture, turning it when it lies on its side. */
  recognize(image: GrayImage): Promise<RecognizedText>;
  /** Gives its memory back; the next picture starts it again. */
  rest(): Promise<void>;
}

/** The reader with its language data, which lie in a package: nothing is fetched. Started with the first picture. */
export function createRecognizer(): Recognizer {
  let starting: Promise<Worker> | null = null;
  return {
    async recognize(image) {
      starting ??= startWorker();
      return recognizeUpright(await starting, image);
    },
    async rest() {
      const worker = await starting;
      starting = null;
      await worker?.terminate();
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

async function recognizeUpright(worker: Worker, image: GrayImage): Promise<RecognizedText> {
  const started = performance.now();
  let best: RecognizedText = { text: '', confidence: -1, words: [], lines: [], turn: 0 };
  const { downward, skew } = lieOf(image);
  const askew = Math.abs(skew) > SLIGHT_SKEW ? skew : 0;
  for (const turns of downward ? [1, 3, 0, 2] : [0, 2, 1, 3]) {
    const lying = quarterTurned(image, turns);
    const straight = straightened(lying, askew);
    eraseRules(straight);
    const read = askewAgain(await recognizeOnce(worker, pgmOf(straight)), askew, straight, lying);
    if (read.confidence > best.confidence) best = { ...read, turn: DEGREES[turns] ?? 0 };
    if (best.confidence >= TURNED_CONFIDENCE || performance.now() - started > TURNING_MS) break;
  }
  return best;
}

async function recognizeOnce(worker: Worker, file: Buffer): Promise<Omit<RecognizedText, 'turn'>> {
  const { data } = await worker.recognize(file, {}, { text: true, blocks: true });
  const paragraphs = (data.blocks ?? []).flatMap((block) => block.paragraphs);
  const lines = paragraphs.flatMap((paragraph) => [
    ...paragraph.lines.map((line) =>
      line.words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => {
        return { text, x: x0, y: y0, w: x1 - x0, h: y1 - y0, conf: confidence };
      }),
    ),
    [],
  ]);
  return { text: data.text, confidence: data.confidence, words: lines.flat(), lines };
}

type Size = Pick<GrayImage, 'width' | 'height'>;

/** Words of a picture that was made straight, at their places on the sheet as it lies. */
function askewAgain<Read extends Pick<RecognizedText, 'words' | 'lines'>>(
  read: Read,
  askew: number,
  straight: Size,
  lying: Size,
): Read {
  if (askew === 0) return read;
  const angle = (askew * Math.PI) / 180;
  const place = ({ x, y, w, h, ...word }: PageWord): PageWord => {
    const across = x + w / 2 - straight.width / 2;
    const down = y + h / 2 - straight.height / 2;
    return {
      ...word,
      x: lying.width / 2 + across * Math.cos(angle) - down * Math.sin(angle) - w / 2,
      y: lying.height / 2 + across * Math.sin(angle) + down * Math.cos(angle) - h / 2,
      w,
      h,
    };
  };
  const lines = read.lines.map((line) => line.map(place));
  return { ...read, lines, words: lines.flat() };
}
