import { IconRefresh } from '@tabler/icons-react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { Button } from '../ui/button.tsx';
import classes from './version-banner.module.css';

/** Offers the newer version; it never reloads by itself, so nothing typed is lost. */
export function VersionBanner({ onReload }: { onReload: () => void }) {
  return (
    <div role="status" className={classes.banner}>
      <div>
        <div className={classes.title}>{text.version_title}</div>
        <div className={classes.text}>{text.version_text}</div>
      </div>
      <Button kind="primary" icon={<IconRefresh size={18} stroke={1.75} aria-hidden />} onClick={onReload}>
        {text.version_reload}
      </Button>
    </div>
  );
}
