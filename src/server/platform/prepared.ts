import { type CompiledQuery, type RawBuilder, sql } from 'kysely';

class Parameter {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Stands in a prepared query for a value that each run gives under this name. */
export const parameter = <T = unknown>(name: string): RawBuilder<T> => sql<T>`${new Parameter(name)}`;

/** Such a slot for each of these columns, under its own name. */
export const slotsOf = <const Name extends string>(columns: readonly Name[]) =>
  Object.fromEntries(columns.map((name) => [name, parameter<never>(name)])) as Record<Name, RawBuilder<never>>;

/** Texts kept at a time; the oldest gives way. */
const MAX_SHAPES = 1_000;
const shapes = new Map<string, CompiledQuery>();

function compiled(shape: string, build: () => { compile(): CompiledQuery }): CompiledQuery {
  const known = shapes.get(shape);
  if (known) return known;
  const query = build().compile();
  // A value left in the text's parameters would be every later caller's, whoever they are.
  if (query.parameters.some((parameter) => !(parameter instanceof Parameter)))
    throw new Error(`the prepared query ${shape} holds a value that is no slot`);
  const [oldest] = shapes.keys();
  if (shapes.size >= MAX_SHAPES && oldest !== undefined) shapes.delete(oldest);
  shapes.set(shape, query);
  return query;
}

/**
 * A query built and compiled once a `shape`, and run with other values each time: compiling a list's query costs more
 * than sending it. Whatever changes the text belongs into the shape, whatever is data into a slot.
 * @throws Error for a parameter that is no parameter, or a parameter without a value
 */
export function prepared<Row>(
  shape: string,
  build: () => { compile(): CompiledQuery<Row> },
  values: Readonly<Record<string, unknown>>,
): { compile(): CompiledQuery<Row> } {
  const valueIn = ({ name }: Parameter) => {
    if (!(name in values)) throw new Error(`no value for the parameter ${name}`);
    return values[name];
  };
  return {
    compile: () => {
      const query = compiled(shape, build);
      return { ...query, parameters: query.parameters.map((parameter) => valueIn(parameter as Parameter)) };
    },
  };
}
