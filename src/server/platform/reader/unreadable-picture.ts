import { TaskFault } from '../child/task-errors.ts';

/** Why a file is no picture for an e-mail. Asking again changes nothing. */
export type PictureFault = 'wrong_type' | 'too_many_pixels' | 'damaged';

export class UnreadablePicture extends TaskFault<PictureFault> {
  constructor(fault: PictureFault) {
    super(fault, `Unreadable picture: ${fault}`);
    this.name = 'UnreadablePicture';
  }
}

/** A picture for pages to print: a JPEG on white. */
export interface PrintPicture {
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** A picture drawn again by us: nothing of the file it came from is in it but what can be seen. */
export interface CleanPicture {
  bytes: Uint8Array;
  extension: 'png' | 'jpg';
  width: number;
  height: number;
}
