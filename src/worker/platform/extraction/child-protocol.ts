import type { UnreadableReason } from './extraction-errors.ts';
import type { PageResult, TextLayerPage } from './page-result.ts';

/** What the parent asks of a child; one at a time. */
export type ChildRequest =
  | { kind: 'open'; path: string; max_pages: number }
  | { kind: 'text'; path: string; max_pages: number; from: number; to: number }
  | { kind: 'ocr'; path: string; max_pages: number; page: number };

/** What a child answers: any number of pages, then `done` or `failed`. */
export type ChildReply =
  | { kind: 'ready' }
  | { kind: 'text_page'; page: TextLayerPage }
  | { kind: 'done'; pages_total: number; page: PageResult | null }
  | { kind: 'failed'; reason: UnreadableReason | null; message: string };
