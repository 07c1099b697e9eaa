import { t } from '@/lib/i18n/i18n';

export const ROLES = ['reviewer', 'treasurer', 'admin'] as const;

export function roleWord(role: string | null): string {
  if (role === null) return t('treasury.roles.none');
  const known = ROLES.find((one) => one === role);
  return known ? t(`treasury.roles.${known}`) : role;
}

export function changeWords({ old_role, new_role }: { old_role: string | null; new_role: string | null }): string {
  return t('roles.change', { from: roleWord(old_role), to: roleWord(new_role) });
}

export function mayWords(role: string): string {
  return t(`roles.may.${ROLES.find((one) => one === role) ?? 'none'}`);
}
