import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { PRODUCT } from '../ui/page/use-tab-title.ts';

/**
 * Says which page has come, to whoever hears the screen: a browser does so only for pages that it fetches itself. It says
 * what the tab does, so no client's name is read out.
 */
export function PageAnnouncer() {
  const router = useRouter();
  const [said, say] = useState('');
  useEffect(() => {
    let moved = false;
    const sayTitle = () => {
      if (moved && document.title !== PRODUCT) say(document.title);
    };
    // A record's page has its whole title once the record is here.
    const watch = new MutationObserver(sayTitle);
    watch.observe(document.head, { childList: true, characterData: true, subtree: true });
    const leave = router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
      if (!fromLocation || !pathChanged) return;
      moved = true;
      sayTitle();
    });
    return () => {
      watch.disconnect();
      leave();
    };
  }, [router]);
  return (
    <div aria-live="polite" className="lf-sr-only">
      {said}
    </div>
  );
}
