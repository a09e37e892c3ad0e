/** Pixels of the phone that the editor and its preview show (part 3 §9). */
export const MOBILE = 480;
