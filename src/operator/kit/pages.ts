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

/** What waits, by its kind. */
export type Counts = Readonly<Record<string, number>>;

/** Roles with actions on a page; undefined for all. Others may read it by address or search. */
type Doers = readonly string[] | undefined;
const MONEY: Doers = ['treasurer', 'admin'];

const GROUPS = [
  { pages: [{ to: '/operator', word: 'overview.title', Icon: House }] },
  {
    name: 'shell.groupCases',
    pages: [
      { to: '/operator/deposits', word: 'operations.deposits.title', Icon: ArrowDownToLine, waits: 'deposits' },
      {
        to: '/operator/withdrawals',
        word: 'operations.withdrawals.title',
        Icon: ArrowUpFromLine,
        waits: 'withdrawals',
      },
      { to: '/operator/identity', word: 'operations.kyc.title', Icon: IdCard, waits: 'kyc_cases' },
      { to: '/operator/messages', word: 'operations.messages.title', Icon: Mail, waits: 'contact_messages' },
    ],
  },
  {
    name: 'shell.groupMoney',
    pages: [
      { to: '/operator/corrections', word: 'statement.filter.corrections', Icon: Scale, waits: 'corrections' },
      { to: '/operator/yield', word: 'statement.filter.yield', Icon: Pickaxe, waits: 'yield', doers: MONEY },
      { to: '/operator/books', word: 'treasury.books.title', Icon: BookOpen },
      {
        to: '/operator/insurance',
        word: 'portfolio.insurance.title',
        Icon: Umbrella,
        waits: 'insurance',
        doers: MONEY,
      },
      { to: '/operator/reports', word: 'reports.title', Icon: ChartColumn },
      { to: '/operator/proof', word: 'attesting.title', Icon: Stamp, waits: 'proof', doers: MONEY },
    ],
  },
  {
    name: 'desk.people.title',
    pages: [
      { to: '/operator/people', word: 'desk.people.title', Icon: Users },
      { to: '/operator/operators', word: 'treasury.roles.title', Icon: KeyRound, waits: 'role_changes', doers: MONEY },
      { to: '/operator/audit', word: 'treasury.audit.title', Icon: ScrollText },
    ],
  },
  {
    name: 'portfolio.market.title',
    pages: [
      {
        to: '/operator/exchanges',
        word: 'offers.exchanges.title',
        Icon: ArrowLeftRight,
        waits: 'exchanges',
        doers: MONEY,
      },
      { to: '/operator/trading', word: 'offers.trading.title', Icon: CandlestickChart, waits: 'trading' },
      { to: '/operator/strategies', word: 'shell.strategies', Icon: Users, waits: 'strategies' },
      { to: '/operator/signals', word: 'shell.signals', Icon: Radio },
    ],
  },
  {
    name: 'shell.groupSite',
    pages: [
      { to: '/operator/wallets', word: 'settings.wallets.title', Icon: Wallet, waits: 'wallet_changes' },
      { to: '/operator/site', word: 'settings.site.title', Icon: Building2, waits: 'site', doers: MONEY },
      { to: '/operator/live', word: 'settings.live.title', Icon: ListChecks, waits: 'go_live_requests' },
      { to: '/operator/plans', word: 'statement.filter.plans', Icon: Layers, waits: 'plans', doers: MONEY },
      { to: '/operator/methods', word: 'offers.methods.title', Icon: CreditCard, waits: 'methods', doers: MONEY },
      { to: '/operator/claims', word: 'offers.claims.title', Icon: BadgeCheck },
      { to: '/operator/announcements', word: 'shell.announcements', Icon: Megaphone, doers: MONEY },
    ],
  },
] as const;

type Page = (typeof GROUPS)[number]['pages'][number] & { waits?: string; doers?: Doers };

const PAGES: readonly Page[] = GROUPS.flatMap(({ pages }): readonly Page[] => pages);

export type OfficePage = NavEntry & Pick<Page, 'to' | 'waits'>;

const entryOf = (page: Page, waiting: Counts): OfficePage => ({
  ...page,
  label: t(page.word),
  count: waiting[page.waits ?? ''],
});

export const officePages = (): OfficePage[] => PAGES.map((page) => entryOf(page, {}));

/** The page where a kind of what waits is decided; undefined for an unknown kind. */
export const pageOf = (kind: string): OfficePage | undefined => officePages().find(({ waits }) => waits === kind);

/** Cases are always in view; of the other groups only the one that is open. */
export const menuOf = (role: string | null | undefined, path: string, waiting: Counts): NavGroup[] =>
  GROUPS.map((group, place) => {
    const pages: readonly Page[] = group.pages;
    const entries = pages
      .filter(({ doers }) => doers?.includes(role ?? '') ?? true)
      .map((page) => entryOf(page, waiting));
    if (!('name' in group)) return { entries };
    const count = entries.reduce((sum, entry) => sum + (entry.count ?? 0), 0);
    return { name: t(group.name), isOpen: place === 1 || pages.some(({ to }) => to === path), count, entries };
  });
