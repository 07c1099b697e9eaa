/** A failure that a person can act on: one plain sentence of what happened and one of what to do. Shown without a stack trace. */
export class StackError extends Error {
  override readonly name = 'StackError';
  readonly hint: string;

  constructor(message: string, hint: string, options?: ErrorOptions) {
    super(message, options);
    this.hint = hint;
  }

  override toString(): string {
    return `${this.message} ${this.hint}`;
  }
}

/** The `code` of a system error (`ENOENT`, `EACCES`, …), or undefined when it has none. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Runs a file operation on the data folder and turns the failures of disks and permissions into a {@link StackError}. */
export async function onDisk<T>(folder: string, operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    throw diskError(folder, error) ?? error;
  }
}

/** The {@link StackError} for a failure of the disk or its permissions, or undefined when it is something else. */
function diskError(folder: string, error: unknown): StackError | undefined {
  switch (errorCode(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new StackError(
        `The disk that holds the data folder ${folder} is full.`,
        'Free some space and start again; nothing was lost.',
        { cause: error },
      );
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new StackError(
        `The data folder ${folder} is not writable for this user.`,
        'Give it to the user that starts the stack, or choose another data folder.',
        { cause: error },
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return new StackError(
        `The data folder ${folder} cannot be created: a file is in its place.`,
        'Move that file away, or choose another data folder.',
        { cause: error },
      );
    default:
      return undefined;
  }
}

/** For `.catch()` after reading or removing a file: undefined when there is none, any other error goes on. */
export function ignoreMissing(error: unknown): undefined {
  if (errorCode(error) === 'ENOENT') return undefined;
  throw error;
}
