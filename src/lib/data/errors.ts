import { hasWords, t } from '@/lib/i18n/i18n';
import { codeOf, type ErrorCode } from './error-codes';

/** A failure with a stable code; {@link errorMessage} makes the words at the last moment. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

const isErrorCode = (code: string): code is ErrorCode => /^\w+$/.test(code) && hasWords(`errors.${code}`);

export function toAppError(error: unknown, status?: number): AppError {
  return error instanceof AppError ? error : new AppError(codeOf(error, status, isErrorCode), { cause: error });
}

/** Codes of the network, a proxy or the session, which say nothing about the request itself. */
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
 * Whether a request may have been done despite the failure, now or at an earlier attempt, because only the response
 * is lost. Retry it unchanged under its id. Any other failure is a refusal: if the database looks for the id first,
 * nothing was done.
 */
export function isUnclear(error: unknown): boolean {
  return UNCLEAR.has(toAppError(error).code);
}

/** Returns a Supabase result's data. Throws an {@link AppError} on failure. */
export function unwrap<R extends { data: unknown; error: unknown; status?: number }>(
  result: R,
): Extract<R, { error: null }>['data'] {
  if (result.error !== null) throw toAppError(result.error, result.status);
  return result.data;
}

export function errorMessage(error: unknown): string {
  return t(`errors.${toAppError(error).code}`);
}

/** The message for a failed read, which changed nothing. */
export function readErrorMessage(error: unknown): string {
  return toAppError(error).code === 'unknown' ? t('common.errorText') : errorMessage(error);
}
