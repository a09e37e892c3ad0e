import 'react';

declare module 'react' {
  // Custom properties carry sizes from a component into its stylesheet.
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
