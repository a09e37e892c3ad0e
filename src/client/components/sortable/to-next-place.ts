import { getClientRect, KeyboardCode, type KeyboardCoordinateGetter } from '@dnd-kit/core';

const STEPS: Readonly<Record<string, number>> = {
  [KeyboardCode.Up]: -1,
  [KeyboardCode.Left]: -1,
  [KeyboardCode.Down]: 1,
  [KeyboardCode.Right]: 1,
};

/**
 * The arrow keys lead what is lifted to the place before or after it, center upon center: of things of different sizes
 * the nearest is then always the one that was aimed at. Places are measured when the key is pressed, since what the
 * library keeps comes a moment later.
 */
export const toNextPlace: KeyboardCoordinateGetter = (event, { active, context }) => {
  const step = STEPS[event.code];
  if (!step) return undefined;
  event.preventDefault();
  const order: readonly (string | number)[] = context.active?.data.current?.sortable.items ?? [];
  const next = order[order.indexOf(context.over?.id ?? active) + step];
  const node = next === undefined ? null : context.droppableContainers.get(next)?.node.current;
  if (!node || !context.collisionRect) return undefined;
  const { left, top, width, height } = getClientRect(node, { ignoreTransform: true });
  return {
    x: left + (width - context.collisionRect.width) / 2,
    y: top + (height - context.collisionRect.height) / 2,
  };
};
