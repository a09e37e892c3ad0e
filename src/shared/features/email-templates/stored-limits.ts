/** Bytes of the JSON inside a stored template. Apart from the codec: what only judges a length does not unpack anything. */
export const MAX_JSON = 2 * 1024 * 1024;
/** Characters of the stored text: gzip makes nothing larger by more than a little. */
export const MAX_STORED = Math.ceil((MAX_JSON * 4) / 3) + 4096;
