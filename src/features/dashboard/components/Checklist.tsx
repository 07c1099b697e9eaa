import { Link } from '@tanstack/react-router';
import { Circle, CircleCheck, Clock } from 'lucide-react';
import { t } from '@/lib/i18n/i18n';
import { checklistOf } from '../checklist';
import type { Notice, Portfolio } from '../queries';

const signs = {
  done: { Icon: CircleCheck, look: 'text-primary' },
  waiting: { Icon: Clock, look: 'text-muted-foreground' },
  todo: { Icon: Circle, look: 'text-muted-foreground' },
  later: { Icon: Circle, look: 'text-muted-foreground' },
};

export function Checklist({ portfolio, notices }: { portfolio: Portfolio; notices: readonly Notice[] }) {
  return (
    <section aria-labelledby="steps" className="bg-primary-soft mb-8 rounded-lg p-5 md:p-6">
      <h2 className="font-medium" id="steps">
        {t('portfolio.steps.title')}
      </h2>
      <ol className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {checklistOf(portfolio, notices).map(({ step, state, to }) => {
          const { Icon, look } = signs[state];
          const name = t(`portfolio.steps.${step}`);
          return (
            <li className="flex items-start gap-3 text-sm" key={step}>
              <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${look}`} />
              <div className="grid gap-0.5">
                {state === 'done' || state === 'later' ? (
                  <span className="font-medium">{name}</span>
                ) : (
                  <Link
                    className="link justify-self-start font-medium"
                    hash={step === 'identity' ? 'kyc-title' : ''}
                    to={to}
                  >
                    {name}
                  </Link>
                )}
                <span className="text-muted-foreground text-[0.8125rem] leading-5">
                  {state === 'todo' ? t(`portfolio.steps.${step}Text`) : t(`portfolio.steps.${state}`)}
                </span>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
