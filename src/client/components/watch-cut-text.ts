/** How far above what the pointer is on the element that cuts its text may stand. */
const MAX_STEPS = 4;
/** What has its title from here; a title of its author's stays. */
const titled = new WeakSet<Element>();

/** Whether an ellipsis stands for a part of the element's text. */
function isCut(element: HTMLElement): boolean {
  const isWider = element.scrollWidth > element.clientWidth;
  const isHigher = element.scrollHeight > element.clientHeight;
  if (!isWider && !isHigher) return false;
  const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
  if (overflowX === 'visible') return false;
  return (isWider && textOverflow === 'ellipsis') || (isHigher && webkitLineClamp !== 'none');
}

/** All that stands in it, with a space where one part ends and another begins. */
const textOf = (node: Node): string =>
  Array.from(node.childNodes, (child) => (child instanceof Text ? child.data : ` ${textOf(child)} `)).join('');

/** Puts the whole text on an element whose text is cut, and takes it off one that has got room since. */
function sayWhole(element: HTMLElement): void {
  if (element.title && !titled.has(element)) return;
  if (isCut(element)) {
    titled.add(element);
    element.title = textOf(element).replace(/\s+/g, ' ').trim();
  } else if (titled.delete(element)) {
    element.removeAttribute('title');
  }
}

/** Shows a text that has no room whole where the mouse rests on it: names that begin alike can be set apart in any list. */
export function watchCutText(): void {
  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse') return;
    let element = target instanceof Element ? target : null;
    for (let step = 0; element && step < MAX_STEPS; step += 1, element = element.parentElement)
      if (element instanceof HTMLElement) sayWhole(element);
  });
}
