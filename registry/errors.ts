/** For projects that take the order ticket: the words of a failure are its message. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export const toAppError = (error: unknown) => ({ code: errorMessage(error) });

export type ErrorCode = string;
