import { useEffect, useRef, useState } from 'react';

/**
 * A select's list that is open before what is typed comes into its box: opened with it, Mantine's forgets a moment later
 * which option Enter would choose.
 */
export function useOpenedByTyping() {
  const [opened, setOpened] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const box = ref.current;
    const open = () => setOpened(true);
    box?.addEventListener('beforeinput', open);
    return () => box?.removeEventListener('beforeinput', open);
  }, []);
  return {
    ref,
    dropdownOpened: opened,
    onDropdownOpen: () => setOpened(true),
    onDropdownClose: () => setOpened(false),
  };
}
