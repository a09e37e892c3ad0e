const SAMPLES = ['Heading...', 'Text...', 'Button...', 'Link...', 'Title', 'Write a few lines here.'];

/** Whether a text is what a new element or a layout says until somebody writes. */
export const isSample = (said: string): boolean => SAMPLES.includes(said.trim());
