import { type Ref, useLayoutEffect } from 'react';

/** Gives a layer the button it hangs on, where that stands outside of it. */
export function Standing({ element, ref }: { element: HTMLElement; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return undefined;
    const undo = ref(element);
    return () => {
      if (typeof undo === 'function') undo();
      else ref(null);
    };
  }, [element, ref]);
  return null;
}
