import { t } from '@/lib/i18n/i18n';

interface Place {
  to:
    | '/operator/site'
    | '/operator/methods'
    | '/operator/wallets'
    | '/operator/exchanges'
    | '/operator/operators'
    | '/operator/deposits'
    | '/operator/corrections'
    | '/operator/identity'
    | '/account';
  page: () => string;
}

interface Requirement {
  name: string;
  title: () => string;
  /** Pages for what is missing; empty if it cannot be fixed. */
  places: (missing: readonly string[]) => Place[];
  hasParts?: true;
}

const SITE: Place = { to: '/operator/site', page: () => t('settings.site.title') };
const ROLES: Place = { to: '/operator/operators', page: () => t('treasury.roles.title') };
/** One's own account, for operators who lack a second factor. */
const ACCOUNT: Place = { to: '/account', page: () => t('shell.account') };
const WALLETS: Place = { to: '/operator/wallets', page: () => t('settings.wallets.title') };
const METHODS: Place = { to: '/operator/methods', page: () => t('offers.methods.title') };
const EXCHANGES: Place = { to: '/operator/exchanges', page: () => t('offers.exchanges.title') };
const QUEUES = new Map<string, Place>([
  ['deposits', { to: '/operator/deposits', page: () => t('operations.deposits.title') }],
  ['corrections', { to: '/operator/corrections', page: () => t('statement.filter.corrections') }],
  ['identity_checks', { to: '/operator/identity', page: () => t('operations.kyc.title') }],
]);
/** Cannot be removed from the database. */
const FINAL = new Set(['transfers', 'identities', 'attestations', 'yield_days', 'pools']);

const queuesOf = (missing: readonly string[]) =>
  missing.some((part) => FINAL.has(part)) ? [] : missing.flatMap((part) => QUEUES.get(part) ?? []);

export const REQUIREMENTS: readonly Requirement[] = [
  {
    name: 'sandbox_money',
    title: () => t('settings.live.sandbox_money'),
    places: queuesOf,
    hasParts: true,
  },
  {
    name: 'sandbox_records',
    title: () => t('settings.live.sandbox_records'),
    places: queuesOf,
    hasParts: true,
  },
  { name: 'legal_entity', title: () => t('settings.live.legal_entity'), places: () => [SITE] },
  { name: 'registration', title: () => t('settings.live.registration'), places: () => [SITE] },
  { name: 'contact', title: () => t('settings.live.contact'), places: () => [SITE], hasParts: true },
  { name: 'risk_warning', title: () => t('settings.live.risk_warning'), places: () => [SITE] },
  { name: 'two_people', title: () => t('settings.live.two_people'), places: () => [ROLES] },
  { name: 'factors', title: () => t('settings.live.factors'), places: () => [ACCOUNT], hasParts: true },
  {
    name: 'wallets',
    title: () => t('settings.live.wallets'),
    places: () => [WALLETS, METHODS],
    hasParts: true,
  },
  { name: 'exchanges', title: () => t('settings.live.exchanges'), places: () => [EXCHANGES] },
];

const WORDS = new Map<string, () => string>([
  ['contact_email', () => t('settings.site.email')],
  ['contact_phone', () => t('settings.site.phone')],
  ['postal_location', () => t('settings.site.location')],
  ['wallets', () => t('settings.live.noWallets')],
  ['transfers', () => t('settings.live.transfers')],
  ['deposits', () => t('settings.live.deposits')],
  ['corrections', () => t('settings.live.corrections')],
  ['identities', () => t('settings.live.identities')],
  ['attestations', () => t('settings.live.attestations')],
  ['yield_days', () => t('settings.live.yield_days')],
  ['identity_checks', () => t('settings.live.identity_checks')],
  ['pools', () => t('settings.live.pools')],
]);

export function missingWord(name: string): string {
  return WORDS.get(name)?.() ?? name;
}
