import type { TextSpan } from './pdf-text.ts';

/**
 * Marks the matches in a text layer: `boxes[i]` draws the item i. Earlier marks are undone first.
 * Gives the first mark of the active match, for scrolling to it.
 */
export function paintMatches(
  boxes: readonly HTMLElement[],
  matches: readonly (readonly TextSpan[])[],
  active: number | undefined,
  classOf: (active: boolean) => string,
): HTMLElement | undefined {
  for (const box of boxes) {
    if (box.querySelector('mark')) box.replaceChildren(box.textContent ?? '');
  }
  const perBox = new Map<number, (TextSpan & { match: number })[]>();
  matches.forEach((spans, match) => {
    for (const span of spans) perBox.set(span.item, [...(perBox.get(span.item) ?? []), { ...span, match }]);
  });
  let target: HTMLElement | undefined;
  for (const [item, spans] of perBox) {
    const box = boxes[item];
    if (!box) continue;
    const marked = markBox(box, spans, active, classOf);
    target ??= marked;
  }
  return target;
}

function markBox(
  box: HTMLElement,
  spans: readonly (TextSpan & { match: number })[],
  active: number | undefined,
  classOf: (active: boolean) => string,
): HTMLElement | undefined {
  const whole = box.textContent ?? '';
  const parts: (Node | string)[] = [];
  let done = 0;
  let target: HTMLElement | undefined;
  for (const { start, end, match } of spans) {
    const mark = document.createElement('mark');
    mark.className = classOf(match === active);
    mark.textContent = whole.slice(Math.max(start, done), end);
    parts.push(whole.slice(done, start), mark);
    done = end;
    if (match === active) target ??= mark;
  }
  box.replaceChildren(...parts, whole.slice(done));
  return target;
}
