import { useEffect, useState } from 'react';

/**
 * A dialog that is drawn only while it is open takes the focus with it when it goes; this gives it back to where it was
 * when the dialog came, if that is still there and nothing else has taken it.
 */
export function useFocusBack(opened: boolean): void {
  const [before] = useState(() => (opened ? document.activeElement : null));
  useEffect(
    () => () => {
      const lost = document.activeElement === null || document.activeElement === document.body;
      if (lost && before instanceof HTMLElement && before.isConnected) before.focus();
    },
    [before],
  );
}
