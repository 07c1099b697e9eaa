import type { ErrorCode } from './error-codes';
import { AppError, toAppError } from './errors';

/** Waits for a call, whose failure is told under another code where its own has the words of another place. */
export async function retold<T>(codes: Partial<Record<ErrorCode, ErrorCode>>, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const failure = toAppError(error);
    const code = codes[failure.code];
    throw code ? new AppError(code, { cause: failure.cause }) : failure;
  }
}
