/** CSS pixels left above a page that is scrolled to. */
const MARGIN = 8;

/** Brings an element into view by scrolling its scroller alone: the page around the viewer stays where it is. */
export function scrollWithin(scroller: HTMLElement, target: Element, place: 'start' | 'center') {
  const frame = scroller.getBoundingClientRect();
  const box = target.getBoundingClientRect();
  const offset = place === 'start' ? MARGIN : (frame.height - box.height) / 2;
  scroller.scrollTo({ top: scroller.scrollTop + box.top - frame.top - offset });
}

/** Whether any of an element stands in its scroller's window. */
export function isWithin(scroller: HTMLElement, target: Element): boolean {
  const frame = scroller.getBoundingClientRect();
  const { top, bottom } = target.getBoundingClientRect();
  return bottom >= frame.top && top <= frame.bottom;
}
