import {
  IconArrowAutofitWidth,
  IconLayoutSidebar,
  IconRotateClockwise,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react';
import { uiMessages as text } from '#shared/features/ui/ui.messages.ts';
import { format } from '#shared/platform/define-messages.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { canZoom, type PageView, zoomed } from './page-view.ts';
import classes from './pdf.module.css';

interface PageControlsProps {
  view: PageView;
  onView: (view: PageView) => void;
  /** The page in view, and how many there are. */
  current: number;
  total: number;
  thumbs: boolean;
  onThumbs: (shown: boolean) => void;
}

/** Which page is in view, and how the pages are looked at: their size, and which way up. */
export function PageControls({ view, onView, current, total, thumbs, onThumbs }: PageControlsProps) {
  const zoom = (by: 1 | -1) => onView({ ...view, fit: false, zoom: zoomed(view, by) });
  return (
    <div role="toolbar" aria-label={text.pdf_view} className={classes.controls}>
      {total > 1 && (
        <IconButton label={text.pdf_thumbs} pressed={thumbs} onClick={() => onThumbs(!thumbs)}>
          <IconLayoutSidebar size={20} stroke={1.75} aria-hidden />
        </IconButton>
      )}
      <span className={classes.place}>{format(text.pdf_place, { n: current, total })}</span>
      <IconButton label={text.pdf_zoom_out} disabled={!canZoom(view, -1)} onClick={() => zoom(-1)}>
        <IconZoomOut size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton label={text.pdf_zoom_in} disabled={!canZoom(view, 1)} onClick={() => zoom(1)}>
        <IconZoomIn size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton label={text.pdf_fit} pressed={view.fit} onClick={() => onView({ ...view, fit: !view.fit })}>
        <IconArrowAutofitWidth size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton label={text.pdf_rotate} onClick={() => onView({ ...view, turn: (view.turn + 90) % 360 })}>
        <IconRotateClockwise size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </div>
  );
}
