import { z } from 'zod';

/** Marks that are no letters and come with what is pasted: invisible ones, and those that turn the writing round. */
const INVISIBLE = /[\u00ad\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** A page shows a tab, a line's end or several spaces as one space. */
const asSeen = (text: string): string => withoutInvisible(text).replace(/\s+/g, ' ');

/** A name, of which two that look the same are the same. */
export const nameText = (error?: string) => z.string(error).overwrite(asSeen).trim();
