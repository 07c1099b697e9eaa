import { errorCode } from '../../supabase/embedded/errors.ts';

export interface HostedProject {
  supabaseUrl: string;
  publishableKey: string;
  siteUrl: string;
}

export interface Finding {
  what: string;
  remedy: string;
}

/** Returns what is amiss, if it is. */
export const foundIf = (isAmiss: boolean, what: string, remedy: string): Finding[] =>
  isAmiss ? [{ what, remedy }] : [];

/** The cause has the reason of a failed request; if several addresses of a host failed, it has only a code. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? cause.message || String(errorCode(cause)) : error.message;
}
