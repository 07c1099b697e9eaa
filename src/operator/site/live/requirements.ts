import type { NavEntry } from '@/components/frame/AppShell';
import { t } from '@/lib/i18n/i18n';
import { officePages } from '@/operator/kit/pages';
import { type CaseQueue, QUEUES, queueWord } from '@/operator/kit/queues';

type To = NavEntry['to'];

const QUEUE_OF = new Map<string, To>([
  ['deposits', QUEUES.deposits.to],
  ['corrections', QUEUES.corrections.to],
  ['identity_checks', QUEUES.kyc_cases.to],
]);
/** Cannot be removed from the database. */
const FINAL = new Set(['transfers', 'identities', 'attestations', 'yield_days', 'pools']);

const queuesOf = (missing: readonly string[]): readonly To[] =>
  missing.some((part) => FINAL.has(part)) ? [] : missing.flatMap((part) => QUEUE_OF.get(part) ?? []);

interface Requirement {
  name: string;
  /** Pages for what is missing; empty if it cannot be fixed. */
  places: (missing: readonly string[]) => readonly To[];
  hasParts: boolean;
}

export const REQUIREMENTS = [
  { name: 'sandbox_money', places: queuesOf, hasParts: true },
  { name: 'sandbox_records', places: queuesOf, hasParts: true },
  { name: 'legal_entity', places: () => ['/operator/site'], hasParts: false },
  { name: 'registration', places: () => ['/operator/site'], hasParts: false },
  { name: 'contact', places: () => ['/operator/site'], hasParts: true },
  { name: 'risk_warning', places: () => ['/operator/site'], hasParts: false },
  { name: 'two_people', places: () => ['/operator/operators'], hasParts: false },
  // One's own account, for operators who lack a second factor.
  { name: 'factors', places: () => ['/account'], hasParts: true },
  { name: 'wallets', places: () => ['/operator/wallets', '/operator/methods'], hasParts: true },
  { name: 'exchanges', places: () => ['/operator/exchanges'], hasParts: false },
] as const satisfies readonly Requirement[];

export const placeWord = (place: To): string =>
  officePages().find(({ to }) => to === place)?.label ?? t('shell.account');

/** What the sandbox leaves in the database for good. */
const LASTING = new Set(['transfers', 'identities', 'attestations', 'yield_days', 'pools']);

const waiting = (queue: CaseQueue) => `${queueWord(queue)}: ${t('desk.person.waiting')}`;

const WORDS = new Map<string, () => string>([
  ['contact_email', () => t('settings.site.email')],
  ['contact_phone', () => t('settings.site.phone')],
  ['postal_location', () => t('settings.site.location')],
  ['deposits', () => waiting('deposits')],
  ['corrections', () => waiting('corrections')],
  ['identity_checks', () => waiting('kyc_cases')],
  ['wallets', () => t('settings.wallets.empty')],
]);

export const missingWord = (name: string): string =>
  LASTING.has(name) ? t('settings.live.transfers') : (WORDS.get(name)?.() ?? name);
