/**
 * A failure that users can act on: one sentence on what happened, one on what to do. Shown without a stack trace.
 */
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

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Runs a file operation on the data folder; disk and permission errors become a {@link StackError}. */
export async function onDisk<T>(folder: string, operation: () => Promise<T>): Promise<T> {
  try {
    return await operation();
  } catch (error) {
    throw diskError(folder, error) ?? error;
  }
}

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

/** For `.catch()` after reading or removing a file: undefined if it is missing, rethrows other errors. */
export function ignoreMissing(error: unknown): undefined {
  if (errorCode(error) === 'ENOENT') return undefined;
  throw error;
}
