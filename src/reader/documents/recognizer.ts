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
  const { data } = await worker.recognize(file, {}, { text: true, tsv: true });
  const lines = linesOf(data.tsv ?? '');
  return { text: data.text, confidence: data.confidence, words: lines.flat(), lines };
}

/** What a row of the recognizer's table describes. */
const [PARAGRAPH, LINE, WORD] = [3, 4, 5];

/** The words of the recognizer's table, which costs it less than its tree of every letter. */
function linesOf(table: string): PageWord[][] {
  const lines: PageWord[][] = [];
  for (const row of table.split('\n')) {
    const cells = row.split('\t');
    const [level = 0, , , , , , x = 0, y = 0, w = 0, h = 0, conf = 0] = cells.slice(0, 11).map(Number);
    if (level === PARAGRAPH && lines.length > 0) lines.push([]);
    if (level === LINE) lines.push([]);
    if (level === WORD) lines.at(-1)?.push({ text: cells[11] ?? '', x, y, w, h, conf: Math.floor(conf) });
  }
  return lines.length > 0 ? [...lines, []] : lines;
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
