import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  BadgeCheck,
  BookOpen,
  Building2,
  CandlestickChart,
  ChartColumn,
  CreditCard,
  House,
  IdCard,
  KeyRound,
  Layers,
  ListChecks,
  Mail,
  Megaphone,
  Pickaxe,
  Radio,
  Scale,
  ScrollText,
  Stamp,
  Umbrella,
  Users,
  Wallet,
} from 'lucide-react';
import type { NavEntry, NavGroup } from '@/components/frame/AppShell';
import { t } from '@/lib/i18n/i18n';
import type { CaseQueue } from '@/operator/cases/queue/queries';

export type Counts = Partial<
  Record<
    | CaseQueue
    | 'yield'
    | 'insurance'
    | 'role_changes'
    | 'strategies'
    | 'wallet_changes'
    | 'go_live_requests'
    | 'exchanges'
    | 'plans'
    | 'methods'
    | 'site'
    | 'trading'
    | 'proof',
    number
  >
>;

/** Roles with actions on a page; undefined for all. Others may read it by address or search. */
type Doers = readonly string[] | undefined;
const MONEY: Doers = ['treasurer', 'admin'];

export interface OfficePage extends NavEntry {
  doers?: Doers;
}

export interface OfficeGroup extends NavGroup {
  entries: readonly OfficePage[];
}

const cases = (waiting: Counts): OfficePage[] => [
  {
    to: '/operator/deposits',
    label: t('operations.deposits.title'),
    Icon: ArrowDownToLine,
    count: waiting.deposits,
  },
  {
    to: '/operator/withdrawals',
    label: t('operations.withdrawals.title'),
    Icon: ArrowUpFromLine,
    count: waiting.withdrawals,
  },
  { to: '/operator/identity', label: t('operations.kyc.title'), Icon: IdCard, count: waiting.kyc_cases },
  {
    to: '/operator/messages',
    label: t('operations.messages.title'),
    Icon: Mail,
    count: waiting.contact_messages,
  },
];

const money = (waiting: Counts): OfficePage[] => [
  {
    to: '/operator/corrections',
    label: t('statement.filter.corrections'),
    Icon: Scale,
    count: waiting.corrections,
  },
  {
    to: '/operator/yield',
    label: t('statement.filter.yield'),
    Icon: Pickaxe,
    count: waiting.yield,
    doers: MONEY,
  },
  { to: '/operator/books', label: t('treasury.books.title'), Icon: BookOpen },
  {
    to: '/operator/insurance',
    label: t('portfolio.insurance.title'),
    Icon: Umbrella,
    doers: MONEY,
    count: waiting.insurance,
  },
  { to: '/operator/reports', label: t('reports.title'), Icon: ChartColumn },
  { to: '/operator/proof', label: t('attesting.title'), Icon: Stamp, doers: MONEY, count: waiting.proof },
];

const people = (waiting: Counts): OfficePage[] => [
  { to: '/operator/people', label: t('desk.people.title'), Icon: Users },
  {
    to: '/operator/operators',
    label: t('treasury.roles.title'),
    Icon: KeyRound,
    count: waiting.role_changes,
    doers: MONEY,
  },
  { to: '/operator/audit', label: t('treasury.audit.title'), Icon: ScrollText },
];

const markets = (waiting: Counts): OfficePage[] => [
  {
    to: '/operator/exchanges',
    label: t('offers.exchanges.title'),
    Icon: ArrowLeftRight,
    doers: MONEY,
    count: waiting.exchanges,
  },
  {
    to: '/operator/trading',
    label: t('offers.trading.title'),
    Icon: CandlestickChart,
    count: waiting.trading,
  },
  {
    to: '/operator/strategies',
    label: t('shell.strategies'),
    Icon: Users,
    count: waiting.strategies,
  },
  { to: '/operator/signals', label: t('shell.signals'), Icon: Radio },
];

const site = (waiting: Counts): OfficePage[] => [
  {
    to: '/operator/wallets',
    label: t('settings.wallets.title'),
    Icon: Wallet,
    count: waiting.wallet_changes,
  },
  {
    to: '/operator/site',
    label: t('settings.site.title'),
    Icon: Building2,
    doers: MONEY,
    count: waiting.site,
  },
  {
    to: '/operator/live',
    label: t('settings.live.title'),
    Icon: ListChecks,
    count: waiting.go_live_requests,
  },
  { to: '/operator/plans', label: t('offers.plans.title'), Icon: Layers, doers: MONEY, count: waiting.plans },
  {
    to: '/operator/methods',
    label: t('offers.methods.title'),
    Icon: CreditCard,
    doers: MONEY,
    count: waiting.methods,
  },
  { to: '/operator/claims', label: t('offers.claims.title'), Icon: BadgeCheck },
  {
    to: '/operator/announcements',
    label: t('shell.announcements'),
    Icon: Megaphone,
    doers: MONEY,
  },
];

export const officePages = (waiting: Counts = {}): OfficeGroup[] => [
  { entries: [{ to: '/operator', label: t('overview.title'), Icon: House }] },
  { name: t('shell.groupCases'), entries: cases(waiting) },
  { name: t('shell.groupMoney'), entries: money(waiting) },
  { name: t('shell.groupPeople'), entries: people(waiting) },
  { name: t('shell.groupMarkets'), entries: markets(waiting) },
  { name: t('shell.groupSite'), entries: site(waiting) },
];

/** Cases are always in view; of the other groups only the one that is open. */
export const menuOf = (role: string | null | undefined, path: string, waiting: Counts): NavGroup[] =>
  officePages(waiting).map(({ name, entries: all }, place) => {
    const entries = all.filter(({ doers }) => doers?.includes(role ?? '') ?? true);
    if (name === undefined) return { entries };
    const count = entries.reduce((sum, entry) => sum + (entry.count ?? 0), 0);
    return { name, isOpen: place === 1 || all.some(({ to }) => to === path), count, entries };
  });
