const OWN_PICTURE = /https?:\/\/[^/"'\s]+(\/assets\/[0-9a-f-]{36}\/[0-9a-f]{64}\.(?:png|jpg))/g;

/** The organization's pictures in HTML or CSS shown from where this page comes from, whatever address mail programs know them by. */
export const withOwnPictures = (markup: string): string => markup.replace(OWN_PICTURE, '$1');
