import { saveFile } from '#client/platform/rest.ts';
import { analyticsMessages as text } from '#shared/features/analytics/analytics.messages.ts';
import { toast } from '../../ui/feedback/toast-store.ts';

/** Saves what is drawn as a picture, on the color of the surface it stands on. */
export async function savePicture(drawn: HTMLElement, fileName: string): Promise<void> {
  try {
    const { toBlob } = await import('html-to-image');
    const backgroundColor = getComputedStyle(drawn).getPropertyValue('--lf-surface');
    const picture = await toBlob(drawn, { backgroundColor, pixelRatio: 2, skipFonts: true });
    if (picture) saveFile(picture, `${fileName}.png`);
  } catch {
    toast.error(text.download_failed);
  }
}
