import { errorCode } from '../../supabase/embedded/errors.ts';

/** The hosted project and the site in front of it. */
export interface HostedProject {
  supabaseUrl: string;
  publishableKey: string;
  siteUrl: string;
}

/** What is still on a default or missing, and what to do about it. */
export interface Finding {
  what: string;
  remedy: string;
}

/** Returns what is amiss, if it is. */
export const foundIf = (isAmiss: boolean, what: string, remedy: string): Finding[] =>
  isAmiss ? [{ what, remedy }] : [];

/** Of a request that failed, the reason is in the cause; of one to several addresses of a host, that has a code alone. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? cause.message || String(errorCode(cause)) : error.message;
}
