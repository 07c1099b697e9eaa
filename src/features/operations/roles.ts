import { t } from '@/lib/i18n/i18n';

/** The roles that there are, from the least to the most. */
export const ROLES = ['reviewer', 'treasurer', 'admin'] as const;

/** A role in words; an unknown one as it is. */
export function roleWord(role: string): string {
  const known = ROLES.find((one) => one === role);
  return known ? t(`treasury.roles.${known}`) : role;
}
