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
