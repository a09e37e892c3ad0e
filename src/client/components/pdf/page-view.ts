/** How the pages are looked at. */
export interface PageView {
  /** 1 is a page as wide as a page is by itself. */
  zoom: number;
  /** Pages are as wide as the room there is; the zoom waits. */
  fit: boolean;
  /** Degrees clockwise by which a person turned all pages. */
  turn: number;
}

export const FIRST_VIEW: PageView = { zoom: 1, fit: false, turn: 0 };

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
/** CSS pixels a page is wide at zoom 1, where there is room, and what its window keeps free beside it. */
const PAGE_WIDTH = 600;
const GUTTER = 32;

/** The next zoom in a direction; the same at the end. */
export function zoomed({ zoom }: PageView, by: 1 | -1): PageView['zoom'] {
  const next = by === 1 ? ZOOMS.find((each) => each > zoom) : ZOOMS.findLast((each) => each < zoom);
  return next ?? zoom;
}

export const canZoom = (view: PageView, by: 1 | -1): boolean => zoomed(view, by) !== view.zoom;

/** CSS pixels a page is wide in a window of this width; none before the window is measured. */
export function widthIn(room: number, { zoom, fit }: PageView): number {
  const free = Math.max(0, room - GUTTER);
  return Math.floor(fit ? free : Math.min(PAGE_WIDTH, free) * zoom);
}
