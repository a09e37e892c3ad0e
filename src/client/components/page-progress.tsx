import { useDebouncedValue } from '@mantine/hooks';
import { useRouterState } from '@tanstack/react-router';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import classes from './page-progress.module.css';

/** Milliseconds; a page that is here sooner came at once. */
const SLOW = 300;

/** Says that the next page is on its way, where the network is slow: the page before it stands until then. */
export function PageProgress() {
  const coming = useRouterState({ select: ({ isLoading }) => isLoading });
  const [slow] = useDebouncedValue(coming, SLOW);
  return coming && slow && <div className={classes.progress} role="progressbar" aria-label={text.page_loading} />;
}
