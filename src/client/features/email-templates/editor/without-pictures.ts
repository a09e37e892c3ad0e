/** A rendered e-mail as it looks in a program that shows no pictures: the one behind a text is missing, too. */
export const withoutPictures = (html: string): string =>
  html
    .replace(/<img src="[^"]*"/g, '<img')
    .replace(/ background="[^"]*"/g, '')
    .replace(/background-image:url\([^)]*\);?/g, '');
