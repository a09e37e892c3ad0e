import { Fragment, type ReactNode } from 'react';
import { isolated } from '#shared/platform/right-to-left.ts';

type Params<T extends string> = T extends `${string}{${infer P}}${infer Rest}` ? P | Params<Rest> : never;

/** Fills the `{name}` parameters of a pattern with what is drawn, such as a date that says how far it is. */
export const phrase = <const T extends string>(pattern: T, params: Record<Params<T>, ReactNode>): ReactNode =>
  pattern.split(/\{(\w+)\}/).map((part, at) => (
    // A pattern keeps its order: its parts are known by their places.
    <Fragment key={String(at)}>{at % 2 === 0 ? part : (params as Record<string, ReactNode>)[part]}</Fragment>
  ));

/** What there is of some facts, in one line with dots between them; see `joined` for texts alone. */
export const dotted = (...facts: ReactNode[]): ReactNode =>
  facts.filter(Boolean).map((fact, at) => (
    <Fragment key={String(at)}>
      {at > 0 && ' · '}
      {typeof fact === 'string' ? isolated(fact) : fact}
    </Fragment>
  ));
