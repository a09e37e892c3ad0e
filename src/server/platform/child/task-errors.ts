/** A task's own word for what is wrong with what it was given; asking again changes nothing. */
export class TaskFault<Fault extends string = string> extends Error {
  constructor(
    readonly fault: Fault,
    message = `The task failed: ${fault}`,
  ) {
    super(message);
    this.name = 'TaskFault';
  }
}

/** The task wanted more time or memory than a child gets; asking again changes nothing. */
export class OverLimit extends Error {
  constructor() {
    super('The task went over its limits');
    this.name = 'OverLimit';
  }
}

/** The task was cut off by something that is not its doing; another try may succeed. */
export class TaskInterrupted extends Error {
  constructor(cause: string) {
    super(`The task was interrupted: ${cause}`);
    this.name = 'TaskInterrupted';
  }
}
