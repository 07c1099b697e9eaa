import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { Suspense } from 'react';
import { MoneyText } from '@/components/display/MoneyText';
import { Quoting } from '@/components/display/Quoting';
import { formatDate } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { lateComponent } from '@/lib/lazy-component';
import type { Notice } from '../queries';

const ReturnPrincipal = lateComponent(async () => (await import('./ReturnPrincipal')).ReturnPrincipal);

const places = {
  email_unverified: { to: '/account', state: 'todo' },
  account_frozen: { to: '/support', state: 'bad' },
  account_stopped: { to: '/support', state: 'bad' },
  kyc_rejected: { to: '/account', state: 'todo' },
  kyc_missing: { to: '/account', state: 'optional' },
  kyc_pending: { to: '/account', state: 'waiting' },
  deposit_pending: { to: '/deposit', state: 'waiting' },
  withdrawal_pending: { to: '/transactions', state: 'waiting' },
  withdrawal_approved: { to: '/transactions', state: 'waiting' },
  withdrawal_paying: { to: '/transactions', state: 'waiting' },
  mining_short: { to: '/invest', state: 'bad' },
  position_due: { to: '/invest', state: 'waiting' },
  position_matured: { to: '/invest', state: 'done' },
} as const;

type Kind = keyof typeof places;

const signs = {
  bad: { Icon: CircleAlert, look: 'text-destructive' },
  todo: { Icon: CircleAlert, look: 'text-warning' },
  waiting: { Icon: Clock, look: 'text-muted-foreground' },
  done: { Icon: CircleCheck, look: 'text-primary' },
  optional: { Icon: CircleAlert, look: 'text-muted-foreground' },
};
const order = Object.keys(signs);

type Known = Notice & { kind: Kind };
const isKnown = (notice: Notice): notice is Known => Object.hasOwn(places, notice.kind);

function Notices({ id, title, notices }: { id: string; title: string; notices: readonly Known[] }) {
  if (notices.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mb-8">
      <h2 className="text-lg font-semibold" id={id}>
        {title}
      </h2>
      <ul className="mt-3 border-t">
        {notices.map(({ kind, subject, amount_cents, detail, at }) => {
          const { to, state } = places[kind];
          const { Icon, look } = signs[state];
          const date = formatDate(at);
          // Plan titles are English; the language of reasons is unknown.
          const quote = { lang: /^(position|mining)/.test(kind) ? 'en' : '', children: detail ?? '' };
          return (
            <li className="flex items-start gap-3 border-b py-3.5" key={kind + subject}>
              <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${look}`} />
              <div className="grid min-w-0 flex-1 gap-0.5">
                <Link
                  className={`link justify-self-start text-sm font-medium ${state === 'bad' ? look : ''}`}
                  hash={kind.startsWith('kyc') ? 'kyc-title' : ''}
                  to={to}
                >
                  <Quoting {...quote} sentence={(words) => t(`portfolio.attention.${kind}`, { detail: words, date })} />
                </Link>
                <span className="text-muted-foreground text-[0.8125rem] leading-5 wrap-anywhere">
                  <Quoting
                    {...quote}
                    sentence={(words) => t(`portfolio.attention.${kind}Text`, { detail: words, date })}
                  />
                </span>
                {kind === 'position_due' ? (
                  <Suspense>
                    <ReturnPrincipal plan={detail ?? ''} />
                  </Suspense>
                ) : null}
              </div>
              {amount_cents === null ? null : <MoneyText cents={amount_cents} className="text-sm font-medium" />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function Attention({ notices }: { notices: readonly Notice[] }) {
  const known = notices
    .filter(isKnown)
    .toSorted((a, b) => order.indexOf(places[a.kind].state) - order.indexOf(places[b.kind].state));
  const isTodo = ({ kind }: Known) => order.indexOf(places[kind].state) < 2;
  return (
    <>
      <Notices id="attention" notices={known.filter(isTodo)} title={t('portfolio.attention.title')} />
      <Notices
        id="others"
        notices={known.filter((notice) => !isTodo(notice))}
        title={t('portfolio.attention.others')}
      />
    </>
  );
}
