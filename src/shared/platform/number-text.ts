const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

/** A number as a person reads it: '1,980'. */
export const numberText = (value: number): string => NUMBER.format(value);
