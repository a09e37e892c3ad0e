import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { pageItems } from './load-pdf.ts';
import { findOnPage, type PageTextItem, type TextSpan } from './pdf-text.ts';

export interface PdfMatch {
  page: number;
  /** Index among its page's matches. */
  onPage: number;
  spans: TextSpan[];
}

export interface PdfSearch {
  matches: readonly PdfMatch[];
  /** Index of the match shown; -1 when there is none. */
  active: number;
  /** Pages are still being read. */
  searching: boolean;
  /** The pages among those looked through that have no words in them, once all were. */
  wordless: readonly number[];
  step: (by: 1 | -1) => void;
  /** The matches of a page, the same array until they change. */
  onPage: (page: number) => readonly TextSpan[][];
}

/** Pages read before what was found is shown. */
const SHOW_EVERY = 25;
const NONE: TextSpan[][] = [];

interface Found {
  matches: PdfMatch[];
  searching: boolean;
  wordless: number[];
}

const NOTHING: Found = { matches: [], searching: false, wordless: [] };

/** Finds words in the whole document, page by page, from the page `from` on; with a `quote` instead, on that page alone. */
export function usePdfSearch(
  document: PDFDocumentProxy,
  words: string,
  quote: string | undefined,
  from: number,
): PdfSearch {
  const texts = useRef(new Map<number, PageTextItem[]>());
  const [found, setFound] = useState(NOTHING);
  const [active, setActive] = useState(-1);

  const itemsOf = useCallback(
    async (page: number) => {
      const items = texts.current.get(page) ?? (await pageItems(document, page));
      texts.current.set(page, items);
      return items;
    },
    [document],
  );

  useEffect(() => {
    let current = true;
    const loose = words.trim() === '';
    const needle = loose ? quote : words;
    setActive(-1);
    setFound({ ...NOTHING, searching: Boolean(needle) });
    if (!needle) return;
    const pages = loose ? [from] : Array.from({ length: document.numPages }, (_, index) => index + 1);
    const search = async () => {
      const matches: PdfMatch[] = [];
      const wordless: number[] = [];
      for (const [index, page] of pages.entries()) {
        const items = await itemsOf(page);
        if (!current) return;
        if (items.every(({ str }) => str.trim() === '')) wordless.push(page);
        const onPage = findOnPage(items, needle, loose ? 'loose' : 'exact');
        matches.push(...onPage.map((spans, at) => ({ page, onPage: at, spans })));
        if (index % SHOW_EVERY === SHOW_EVERY - 1) setFound({ ...NOTHING, matches: [...matches], searching: true });
      }
      setFound({ matches, searching: false, wordless });
      const next = matches.findIndex((match) => match.page >= from);
      setActive(matches.length === 0 ? -1 : Math.max(0, next));
    };
    search().catch(() => current && setFound(NOTHING));
    return () => {
      current = false;
    };
  }, [document, words, quote, from, itemsOf]);

  const byPage = useMemo(() => {
    const pages = new Map<number, TextSpan[][]>();
    for (const { page, spans } of found.matches) pages.set(page, [...(pages.get(page) ?? []), spans]);
    return pages;
  }, [found.matches]);

  const count = found.matches.length;
  return {
    matches: found.matches,
    active,
    searching: found.searching,
    wordless: found.wordless,
    step: (by) => count > 0 && setActive((active + by + count) % count),
    onPage: (page) => byPage.get(page) ?? NONE,
  };
}
