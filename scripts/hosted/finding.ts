import type { Access } from './management.ts';
import type { Wishes } from './wanted-settings.ts';

export interface HostedProject extends Wishes {
  supabaseUrl: string;
  publishableKey: string;
  access?: Access;
}

export interface Finding {
  what: string;
  remedy: string;
}

/** Returns what is amiss, if it is. */
export const foundIf = (isAmiss: boolean, what: string, remedy: string): Finding[] =>
  isAmiss ? [{ what, remedy }] : [];
