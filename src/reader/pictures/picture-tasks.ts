import type { CleanPicture, PictureFault, PrintPicture } from '#server/platform/reader/unreadable-picture.ts';
import type { TemplateToDraw } from './draw-template.ts';

const reading = () => import('./clean-picture.ts');
const printing = () => import('./print-picture.ts');
const drawing = () => import('./draw-template.ts');
const crashed = (): PictureFault => 'damaged';

/** What can be asked of a picture that somebody brings. Throws UnreadablePicture. */
export const pictureTasks = {
  clean_picture: {
    prepare: reading,
    crashed,
    run: async (bytes: Uint8Array): Promise<CleanPicture> => (await reading()).cleanPicture(bytes),
  },
  draw_template: {
    prepare: drawing,
    crashed,
    run: async (given: TemplateToDraw): Promise<Uint8Array> => (await drawing()).drawTemplate(given),
  },
  print_picture: {
    prepare: printing,
    crashed,
    run: async (bytes: Uint8Array): Promise<PrintPicture> => (await printing()).printPicture(bytes),
  },
};
