import { t } from '@/lib/i18n/i18n';

type Page = '/operator/site' | '/operator/wallets' | '/operator/operators' | '/operator/deposits';

interface Requirement {
  /** As the database calls it. */
  name: string;
  title: () => string;
  /** Where it is met, and how that page is called. */
  to: Page;
  page: () => string;
  /** What is missing of it is more than the title says. */
  hasParts?: true;
}

const site = { to: '/operator/site', page: () => t('settings.site.title') } as const;

/** What a live site must have, in the order in which one goes about it. */
export const REQUIREMENTS: readonly Requirement[] = [
  {
    name: 'sandbox_money',
    title: () => t('settings.live.sandbox_money'),
    to: '/operator/deposits',
    page: () => t('operations.deposits.title'),
    hasParts: true,
  },
  { name: 'legal_entity', title: () => t('settings.live.legal_entity'), ...site },
  { name: 'registration', title: () => t('settings.live.registration'), ...site },
  { name: 'contact', title: () => t('settings.live.contact'), hasParts: true, ...site },
  { name: 'risk_warning', title: () => t('settings.live.risk_warning'), ...site },
  {
    name: 'two_people',
    title: () => t('settings.live.two_people'),
    to: '/operator/operators',
    page: () => t('treasury.roles.title'),
  },
  {
    name: 'wallets',
    title: () => t('settings.live.wallets'),
    to: '/operator/wallets',
    page: () => t('settings.wallets.title'),
    hasParts: true,
  },
];

/** What nobody can mend. */
const FINAL = 'transfers';

const WORDS = new Map<string, () => string>([
  ['contact_email', () => t('settings.site.email')],
  ['contact_phone', () => t('settings.site.phone')],
  ['postal_location', () => t('settings.site.location')],
  ['wallets', () => t('settings.live.noWallets')],
  [FINAL, () => t('settings.live.transfers')],
  ['deposits', () => t('settings.live.deposits')],
  ['corrections', () => t('settings.live.corrections')],
]);

/** Whether what is missing can be had somewhere. */
export function isMendable(missing: readonly string[]): boolean {
  return !missing.includes(FINAL);
}

/** The name of something that is missing, in words; that of a coin as it is. */
export function missingWord(name: string): string {
  return WORDS.get(name)?.() ?? name;
}
