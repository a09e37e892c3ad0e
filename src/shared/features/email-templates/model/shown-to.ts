const ASKED = /^!?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export interface ShownTo {
  /** Null is everybody. */
  audience: string | null;
  /** Those in it, else everybody but them. */
  within: boolean;
}

/** What is stored of a condition: nothing is everybody, an id those in the audience, `!` and an id everybody else. */
export const cleanShownTo = (value: unknown): string | undefined =>
  value === '' || (typeof value === 'string' && ASKED.test(value)) ? value : undefined;

export const readShownTo = (stored: string): ShownTo => ({
  audience: stored.replace('!', '') || null,
  within: !stored.startsWith('!'),
});

export const storeShownTo = ({ audience, within }: ShownTo): string =>
  audience === null ? '' : `${within ? '' : '!'}${audience}`;
