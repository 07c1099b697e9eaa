import { t } from '@/lib/i18n/i18n';
import { Block, FiguresAsOf, Line } from './Block';
import { Evidence, Sentence, Value } from './Value';

export function Capacity() {
  return (
    <Block title={t('transparency.capacity')}>
      <div className="grid gap-6">
        <p className="max-w-prose" data-unless="capacities">
          {t('transparency.noCapacity')}
        </p>
        <ul className="grid gap-4" data-if="capacities">
          <template data-each="capacities">
            <li className="grid gap-1 border-t pt-4">
              <h3 className="font-medium">
                <Value path="plan" />
              </h3>
              <p className="font-medium" data-unless="evidence">
                <Sentence text={t('transparency.noEvidence')} values={{ sold: { path: 'sold_cents', as: 'money' } }} />
              </p>
              <p className="text-muted-foreground" data-if="evidence">
                <Sentence
                  text={t('transparency.capacityOf')}
                  values={{
                    sold: { path: 'sold_cents', as: 'money' },
                    capacity: { path: 'capacity_cents', as: 'money' },
                    date: { path: 'evidenced_at', as: 'date' },
                  }}
                />
              </p>
              <p className="text-muted-foreground" data-if="capacity_phs">
                <Sentence
                  text={t('transparency.hashrateOf')}
                  values={{
                    sold: { path: 'sold_phs', as: 'number' },
                    capacity: { path: 'capacity_phs', as: 'number' },
                  }}
                />
              </p>
              <Evidence />
            </li>
          </template>
        </ul>
        <dl className="border-t">
          <Line as="money" label={t('transparency.sold')} needs="latest" path="latest.invested_cents" />
          <Line as="money" label={t('transparency.income')} path="income.income_cents" />
          <Line label={t('transparency.days')} path="income.days" />
          <Line as="money" label={t('transparency.ofThatStated')} path="income.stated_cents" />
          <Line as="money" label={t('transparency.booked')} path="income.booked_cents" />
          <Line as="money" label={t('transparency.credited')} path="income.credited_cents" />
          <Line as="money" label={t('transparency.granted')} path="income.granted_cents" />
          <Line as="money" label={t('transparency.profitBonuses')} path="income.profit_bonus_cents" />
          <Line as="money" label={t('transparency.referralBonuses')} path="income.referral_bonus_cents" />
        </dl>
        <p className="max-w-prose">{t('transparency.bonusText')}</p>
        <FiguresAsOf />
      </div>
    </Block>
  );
}
