import { hasWords, t } from '@/lib/i18n/i18n';
import { codeOf, type ErrorCode } from './error-codes';

/** A failure with a stable code. Codes travel; words are made at the last moment by {@link errorMessage}. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

const isErrorCode = (code: string): code is ErrorCode => /^\w+$/.test(code) && hasWords(`errors.${code}`);

/** Any failure as an {@link AppError}: of the network, of Auth, of the database, of the storage. */
export function toAppError(error: unknown, status?: number): AppError {
  return error instanceof AppError
    ? error
    : new AppError(codeOf(error, status, isErrorCode), { cause: error });
}

/** What is said by the network, by a server in front of the database, or by the session, and not of the request itself. */
const UNCLEAR = new Set<ErrorCode>([
  'network',
  'unavailable',
  'unknown',
  'offline',
  'session_expired',
  'factor_required',
  'too_many_requests',
]);

/**
 * Whether a failure leaves open if a request was done: only its answer may be lost, now or at an earlier try. It must be sent
 * again as it was, under its id. Any other failure is a refusal: where the database looks for the id first, nothing was done.
 */
export function isUnclear(error: unknown): boolean {
  return UNCLEAR.has(toAppError(error).code);
}

/** The data of a Supabase result. Throws an {@link AppError} when the result is a failure. */
export function unwrap<R extends { data: unknown; error: unknown; status?: number }>(
  result: R,
): Extract<R, { error: null }>['data'] {
  if (result.error !== null) throw toAppError(result.error, result.status);
  return result.data;
}

/** The words for any failure, in the reader's language. */
export function errorMessage(error: unknown): string {
  return t(`errors.${toAppError(error).code}`);
}

/** The words for a failed reading: whatever it was, it changed nothing. */
export function readErrorMessage(error: unknown): string {
  return toAppError(error).code === 'unknown' ? t('common.errorText') : errorMessage(error);
}
