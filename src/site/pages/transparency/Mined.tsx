import { t } from '@/lib/i18n/i18n';
import { Block, Line } from './Block';
import { Value } from './Value';

/** Work that sources of mining prove, what is sold of it, and what blocks paid. */
export function Mined() {
  return (
    <Block title={t('transparency.mined.title')}>
      <div className="grid gap-6">
        <p className="max-w-prose">{t('transparency.mined.text')}</p>
        <p className="font-medium" data-unless="mining">
          {t('transparency.mined.none')}
        </p>
        <template data-each="mining">
          <section className="grid gap-2">
            <h3 className="font-medium" dir="auto">
              <Value path="pool" />
            </h3>
            <dl className="border-t">
              <Line as="hashrate" label={t('transparency.mined.proven')} path="proven_phs" />
              <Line as="hashrate" label={t('transparency.mined.forSale')} path="for_sale_phs" />
              <Line as="hashrate" label={t('transparency.mined.sold')} path="sold_phs" />
              <Line label={t('transparency.mined.gradeA')} path="paid.a" />
              <Line label={t('transparency.mined.gradeB')} path="paid.b" />
            </dl>
          </section>
        </template>
      </div>
    </Block>
  );
}
