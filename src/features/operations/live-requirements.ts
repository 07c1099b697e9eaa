import { t } from '@/lib/i18n/i18n';

type Page = '/operator/site' | '/operator/wallets' | '/operator/operators' | '/operator/deposits';

interface Requirement {
  /** As the database calls it. */
  name: string;
  title: () => string;
  /** Where it is met, and how that page is called. */
  to: Page;
  page: () => string;
}

const site = { to: '/operator/site', page: () => t('settings.site.title') } as const;

/** What a live site must have, in the order in which one goes about it. */
export const REQUIREMENTS: readonly Requirement[] = [
  {
    name: 'sandbox_money',
    title: () => t('settings.live.sandbox_money'),
    to: '/operator/deposits',
    page: () => t('operations.deposits.title'),
  },
  { name: 'legal_entity', title: () => t('settings.live.legal_entity'), ...site },
  { name: 'registration', title: () => t('settings.live.registration'), ...site },
  { name: 'contact', title: () => t('settings.live.contact'), ...site },
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
  },
];

const WORDS = new Map<string, () => string>([
  ['legal_entity', () => t('settings.site.entity')],
  ['registrations', () => t('settings.site.registrations')],
  ['contact_email', () => t('settings.site.email')],
  ['contact_phone', () => t('settings.site.phone')],
  ['postal_location', () => t('settings.site.location')],
  ['risk_warning', () => t('settings.site.risk')],
  ['two_people', () => t('treasury.roles.title')],
  ['wallets', () => t('settings.live.noWallets')],
  ['transfers', () => t('settings.live.transfers')],
  ['deposits', () => t('settings.live.deposits')],
]);

/** The name of something that is missing, in words; that of a coin as it is. */
export function missingWord(name: string): string {
  return WORDS.get(name)?.() ?? name;
}
