import { t } from '@/lib/i18n/i18n';
import { formatCents } from '@/lib/money/money';
import { formatNumber, formatPercent } from '@/lib/money/percent';
import { limitName } from './limits';
import { roleWord } from './roles';

type Labels = Record<string, string>;

const labels = (): Record<string, { title: string; fields: Labels }> => ({
  site: {
    title: t('settings.site.title'),
    fields: {
      legal_entity: t('settings.site.entity'),
      registrations: t('settings.site.registrations'),
      contact_email: t('settings.site.email'),
      contact_phone: t('settings.site.phone'),
      postal_location: t('settings.site.location'),
      risk_warning: t('settings.site.risk'),
      mail_notifications: t('settings.site.mails'),
    },
  },
  countries: { title: t('countries.title'), fields: { unserved_countries: t('countries.field') } },
  plan: {
    title: t('statement.filter.plans'),
    fields: {
      title: t('signals.form.headline'),
      duration: t('offers.plans.duration'),
      price_text: t('offers.plans.price'),
      min_cents: t('withdrawing.minimum'),
      max_cents: t('offers.plans.maximum'),
      roi_bp: t('offers.plans.target'),
      profit_bonus_bp: t('offers.plans.profitBonus'),
      referral_bonus_bp: t('offers.plans.referral'),
      top_ups_per_day: t('offers.plans.topUps'),
      hashrate: t('treasury.capacity.phs'),
      offers: t('offers.plans.lines'),
      position: t('offers.plans.place'),
      active: t('offers.plans.onSale'),
    },
  },
  yield: {
    title: t('statement.filter.yield'),
    fields: { amount_cents: t('treasury.yield.income'), evidence: t('treasury.yield.evidence') },
  },
  insurance: {
    title: t('portfolio.insurance.title'),
    fields: {
      event: t('treasury.insurance.event'),
      happened_on: t('treasury.yield.day'),
      amount_cents: t('treasury.insurance.amount'),
      lost_cents: t('treasury.insurance.lost'),
      evidence: t('treasury.yield.evidence'),
    },
  },
  unclaimed: {
    title: t('treasury.unclaimed.title'),
    fields: {
      amount_cents: t('treasury.insurance.amount'),
      recipient: t('treasury.unclaimed.recipient'),
      evidence: t('treasury.yield.evidence'),
    },
  },
  reversal: {
    title: t('treasury.reversal.propose'),
    fields: {
      plan: t('investments.positions.plan'),
      day: t('treasury.yield.day'),
      amount_cents: t('treasury.yield.income'),
    },
  },
  capacity: {
    title: t('treasury.capacity.title'),
    fields: {
      capacity_cents: t('treasury.capacity.amount'),
      capacity_phs: t('treasury.capacity.phs'),
      evidence: t('treasury.yield.evidence'),
    },
  },
  chain_account: { title: t('chains.accounts'), fields: { account: t('chains.account') } },
  chain_network: {
    title: t('chains.title'),
    fields: {
      confirmations: t('chains.confirmations'),
      automatic_cents: t('chains.limit'),
      checkpoint: t('chains.startHeight'),
    },
  },
  mining_source: {
    title: t('mining.title'),
    fields: {
      pool: t('mining.pool'),
      address: t('mining.address'),
      tag: t('mining.tag'),
      fee_bp: t('mining.fee'),
      joules_per_th: t('mining.joules'),
      cents_per_kwh: t('mining.power'),
      contracted_phs: t('mining.phs'),
    },
  },
  mining_plan: {
    title: t('mining.setPlan'),
    fields: { source_id: t('mining.id'), phs_per_dollar: t('mining.perDollar') },
  },
  payment_method: { title: t('operations.deposits.title'), fields: { active: t('offers.methods.use') } },
  withdrawal_method: {
    title: t('operations.withdrawals.title'),
    fields: {
      active: t('offers.methods.use'),
      min_cents: t('withdrawing.minimum'),
      fee_cents: t('withdrawals.fee'),
      duration: t('payments.review.expected'),
    },
  },
  explorer: { title: t('offers.explorers.title'), fields: { template: t('offers.explorers.address') } },
  role: { title: t('treasury.roles.title'), fields: { role: t('treasury.roles.role') } },
  limit: { title: t('offers.limits.title'), fields: { max_cents: t('offers.limits.limit') } },
  exchanges: { title: t('offers.exchanges.chosen'), fields: { exchanges: t('offers.exchanges.names') } },
  resumption: { title: t('offers.strategies.resume'), fields: { price: t('operations.deposits.price') } },
  trading: { title: t('offers.trading.title'), fields: { trading: t('common.statusTitle') } },
  attestation: {
    title: t('attesting.attestations'),
    fields: {
      network: t('payments.review.network'),
      address: t('transparency.address'),
      amount: t('attesting.amount'),
      value_cents: t('attesting.value'),
      signed_on: t('attesting.signedOn'),
      block_height: t('attesting.height'),
      block_hash: t('attesting.hash'),
      message: t('transparency.message'),
      signature: t('transparency.signature'),
      how_to_check: t('transparency.howToCheck'),
    },
  },
});

/** What another field, the subject or a table says already: a term is its duration in words; and the number of a halt. */
const SAID = new Set(['id', 'term', 'halt', 'losses']);

export function plain(value: unknown): string {
  if (typeof value === 'string') return value || '–';
  if (typeof value === 'boolean') return t(value ? 'switches.on' : 'switches.off');
  if (typeof value === 'number') return formatNumber(value);
  if (Array.isArray(value)) return value.map(plain).join('; ') || '–';
  return value ? Object.values(value).map(plain).join(', ') : '–';
}

export function writtenValue(kind: string, field: string, value: unknown): string {
  if (kind === 'limit' && value === null) return t('offers.limits.none');
  if (kind === 'role') return roleWord(value as string | null);
  if (kind === 'trading') return t(`offers.trading.states.${value as 'none' | 'open' | 'paused' | 'sell_only'}`);
  if (typeof value !== 'number') return plain(value);
  // Exact, also where it is tiny.
  if (kind.startsWith('mining_')) return String(value);
  if (field.endsWith('_cents')) return formatCents(value);
  return field.endsWith('_bp') ? formatPercent(value / 10_000, 2) : formatNumber(value);
}

export function namedFields(kind: string, fields: readonly string[]): [field: string, label: string][] {
  const known = labels()[kind]?.fields ?? {};
  return [
    ...Object.entries(known).filter(([field]) => fields.includes(field)),
    ...fields.filter((field) => !SAID.has(field) && !(field in known)).map((field): [string, string] => [field, field]),
  ];
}

export function subjectName(kind: string, subject: string): string {
  const title = labels()[kind]?.title ?? kind;
  if (subject === '' || kind === 'reversal' || kind === 'chain_account') return title;
  const [role = '', what = ''] = subject.split(' ');
  return `${title}: ${kind === 'limit' ? limitName(role, what) : subject}`;
}
