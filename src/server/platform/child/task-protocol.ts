/** What the parent says to a child: load what a task needs, run one task at a time, hand over the next part. */
export type ParentMessage =
  | { kind: 'prepare'; names: readonly string[] }
  | { kind: 'run'; name: string; input: unknown }
  | { kind: 'more' };

/** What a child answers: `ready` once, then for each task any number of parts and `done` or `failed`. */
export type ChildMessage =
  | { kind: 'ready' }
  | { kind: 'part'; part: unknown }
  | { kind: 'done'; output: unknown }
  | { kind: 'failed'; fault: string | null; name: string };

/** Parts that may be on their way to a parent that is still busy with an earlier one. */
export const PARTS_AHEAD = 8;

/** A task runs in a child: it answers once, or hands over parts before. Inputs and answers are plain data. */
export interface TaskDefinition<Input = never, Part = unknown, Output = unknown> {
  /** Loads what running takes, so that a warm child has it. */
  prepare(): Promise<unknown>;
  /** Runs what is slow the first time, in a warm child that has nothing to do; leaves off once a task has come. */
  rehearse?(comes: AbortSignal): Promise<unknown>;
  /** The fault that an error means which was thrown where nobody could catch it. */
  crashed?(error: Error): string;
  run(input: Input): AsyncGenerator<Part, Output, void> | Promise<Output>;
}

/** Tasks of any input; each is asked by its own type. */
export type TaskTable = Readonly<Record<string, TaskDefinition>>;

export type InputOf<Task> = Task extends { run(input: infer Input): unknown } ? Input : never;
export type PartOf<Task> = Task extends { run(input: never): AsyncGenerator<infer Part, unknown, void> } ? Part : never;
export type OutputOf<Task> = Task extends { run(input: never): AsyncGenerator<unknown, infer Output, void> }
  ? Output
  : Task extends { run(input: never): Promise<infer Output> }
    ? Output
    : never;
