import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { TaskInterrupted } from '#server/platform/child/task-errors.ts';
import type { TextLayerPage } from '#server/platform/reader/page-result.ts';
import { UnreadableDocument } from '#server/platform/reader/unreadable-document.ts';
import { recursiveForms } from '#tests/support/pdf/hostile-pdfs.ts';
import { type OpenExtractor, openExtractor } from '#tests/support/pdf/open-extractor.ts';
import { createTemporaryFolder, type TemporaryFolder } from '#tests/support/pdf/temporary-files.ts';
import { encryptedPdf, numberedPdf } from '#tests/support/pdf/text-pdf.ts';
import { isAlive } from '#tests/support/processes.ts';

const PATIENCE = 120_000;

let folder: TemporaryFolder;
let extractor: OpenExtractor;
let thousandPages: string;

beforeAll(async () => {
  folder = await createTemporaryFolder();
  extractor = openExtractor();
  thousandPages = await folder.write('thousand.pdf', await numberedPdf(1000));
});
afterAll(async () => {
  await extractor.close();
  await folder.remove();
});

const sentence = (page: number) => `This is page number ${page} of the numbered record.`;

describe('reading', { timeout: PATIENCE }, () => {
  test('1000 pages are accepted and each is given once', async () => {
    expect(await extractor.open(thousandPages)).toEqual({ pages_total: 1000 });
    const texts = new Map<number, string>();
    await extractor.readText(thousandPages, { from: 1, to: 1000 }, (page) => {
      expect(texts.has(page.page)).toBe(false);
      texts.set(page.page, page.text);
    });
    expect(texts.size).toBe(1000);
    expect(texts.get(1)).toBe(sentence(1));
    expect(texts.get(1000)).toBe(sentence(1000));
  });

  test('1001 pages are refused', async () => {
    const file = await folder.write('too-long.pdf', await numberedPdf(1001));
    await expect(extractor.open(file)).rejects.toEqual(new UnreadableDocument('too_many_pages'));
  });

  test('a reason comes through from the child', async () => {
    const file = await folder.write('locked.pdf', await encryptedPdf(['unseen'], 'hush'));
    await expect(extractor.open(file)).rejects.toMatchObject({
      name: 'UnreadableDocument',
      reason: 'encrypted',
      page: null,
    });
  });

  test('a range is read from its first to its last page, and pages are handed over one at a time', async () => {
    const pages: number[] = [];
    let handling = 0;
    await extractor.readText(thousandPages, { from: 10, to: 130 }, async (page) => {
      handling += 1;
      expect(handling).toBe(1);
      await new Promise(setImmediate);
      handling -= 1;
      pages.push(page.page);
    });
    expect(pages.sort((left, right) => left - right)).toEqual(Array.from({ length: 121 }, (_, index) => index + 10));
  });

  test('when a page cannot be taken, its error is thrown and the reading stops', async () => {
    let taken = 0;
    const refuse = (_page: TextLayerPage) => {
      taken += 1;
      throw new Error('the pages could not be stored');
    };
    await expect(extractor.readText(thousandPages, { from: 1, to: 1000 }, refuse)).rejects.toThrow(
      'the pages could not be stored',
    );
    expect(taken).toBeLessThanOrEqual(2);
  });

  test('a new file under an old name is read again', async () => {
    const texts: string[] = [];
    for (const count of [2, 3]) {
      const file = await folder.write('same-name.pdf', await numberedPdf(count));
      await extractor.readText(file, { from: count, to: count }, (page) => void texts.push(page.text));
    }
    expect(texts).toEqual([sentence(2), sentence(3)]);
  });
});

describe('children that end', { timeout: PATIENCE }, () => {
  test('a child killed in the middle of a document fails that call alone, and is replaced', async () => {
    const alone = openExtractor({ children: 1 });
    try {
      await alone.open(thousandPages);
      const [pid = 0] = alone.pids();
      const reading = alone.readText(thousandPages, { from: 1, to: 1000 }, (page) => {
        if (page.page === 20) process.kill(pid, 'SIGKILL');
      });
      await expect(reading).rejects.toBeInstanceOf(TaskInterrupted);
      const texts: string[] = [];
      await alone.readText(thousandPages, { from: 20, to: 21 }, (page) => void texts.push(page.text));
      expect(texts).toEqual([sentence(20), sentence(21)]);
      expect(alone.pids()).not.toContain(pid);
    } finally {
      await alone.close();
    }
  });

  test('close ends the children, and what runs or waits is interrupted', async () => {
    const closing = openExtractor({ children: 1 });
    const pids = closing.pids();
    const running = closing.readText(thousandPages, { from: 1, to: 1000 }, () => undefined);
    const waiting = closing.open(thousandPages);
    const outcomes = Promise.allSettled([running, waiting]);
    await closing.close();
    for (const outcome of await outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { name: 'TaskInterrupted' } });
    }
    expect(pids.filter(isAlive)).toEqual([]);
    await expect(closing.open(thousandPages)).rejects.toBeInstanceOf(TaskInterrupted);
  });

  test('children end when their parent is killed, also one that is busy', async () => {
    const busy = await folder.write('busy.pdf', recursiveForms());
    const host = fileURLToPath(new URL('../../support/pdf/extraction-host.ts', import.meta.url));
    const parent = spawn(process.execPath, ['--import', 'tsx', host, thousandPages, busy], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const pids = await new Promise<number[]>((resolve) => {
      parent.stdout.once('data', (line: Buffer) => resolve(JSON.parse(line.toString())));
    });
    expect(pids.filter(isAlive)).toHaveLength(2);
    parent.kill('SIGKILL');
    await vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), { timeout: 10_000 });
  });
});
