import { t } from '@/lib/i18n/i18n';

/** The roles that there are, from the least to the most. */
export const ROLES = ['reviewer', 'treasurer', 'admin'] as const;

/** A role in words, also that there is none; an unknown one as it is. */
export function roleWord(role: string | null): string {
  if (role === null) return t('treasury.roles.none');
  const known = ROLES.find((one) => one === role);
  return known ? t(`treasury.roles.${known}`) : role;
}

/** What a change does to a role, in words. */
export function changeWords({
  old_role,
  new_role,
}: {
  old_role: string | null;
  new_role: string | null;
}): string {
  return t('roles.change', { from: roleWord(old_role), to: roleWord(new_role) });
}

/** What a role lets a person do, in words; empty means no role. */
export function mayWords(role: string): string {
  return t(`roles.may.${ROLES.find((one) => one === role) ?? 'none'}`);
}
