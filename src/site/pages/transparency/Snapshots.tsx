import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { BlockTitle } from '@/site/kit/BlockTitle';
import { Sentence, Value } from './Value';

export function TotalHistory() {
  return (
    <section className="border-t" data-if="history.1">
      <div className="page grid gap-8 py-14 md:py-20">
        <BlockTitle>{t('transparency.history')}</BlockTitle>
        <figure className="grid gap-3">
          <svg
            aria-hidden
            className="h-40 w-full overflow-visible border-b rtl:-scale-x-100"
            preserveAspectRatio="none"
            viewBox="0 0 600 160"
          >
            <path
              className="fill-none stroke-current"
              d=""
              data-line
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <figcaption className="text-muted-foreground flex flex-wrap justify-between gap-x-8 text-sm">
            <span>
              <Value as="date" path="history.0.as_of" />
            </span>
            <span>
              <Sentence
                text={t('transparency.historyText')}
                values={{ total: { path: 'latest.total_cents', as: 'money' } }}
              />
            </span>
            <span>
              <Value as="date" path="latest.as_of" />
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

export function Snapshots() {
  return (
    <section className="border-t" data-if="latest">
      <div className="page grid gap-8 py-14 md:py-20">
        <BlockTitle>{t('transparency.snapshots')}</BlockTitle>
        <ol className="border-t" data-snapshots>
          <template data-each="snapshots">
            <li className="border-b text-sm">
              <details>
                <summary className="grid cursor-pointer grid-cols-[2fr_1fr_1fr] gap-x-4 py-3 font-medium tabular-nums">
                  <span>
                    {t('transparency.snapshot')} <span data-value="number" />
                  </span>
                  <Value as="date" path="as_of" />
                  <span className="text-end">
                    <Value as="money" path="total_cents" />
                  </span>
                </summary>
                <dl className="grid gap-x-8 gap-y-2 pb-4 lg:grid-cols-2">
                  {(['root', 'seal'] as const).map((key) => (
                    <div key={key}>
                      <dt className="text-muted-foreground">{t(`transparency.${key}`)}</dt>
                      <dd className="font-mono text-[0.8125rem] break-all">
                        <Value path={key} />
                      </dd>
                    </div>
                  ))}
                </dl>
              </details>
            </li>
          </template>
        </ol>
        <Button className="justify-self-start" data-older hidden variant="outline">
          {t('transparency.older')}
        </Button>
      </div>
    </section>
  );
}

/** Restorations from backup with reason and seal: they explain gaps between snapshot numbers. */
export function Restorations() {
  return (
    <section className="border-t" data-if="restorations">
      <div className="page grid gap-8 py-14 md:py-20">
        <BlockTitle>{t('transparency.restorations')}</BlockTitle>
        <ol className="grid max-w-prose gap-6">
          <template data-each="restorations">
            <li className="grid gap-2 text-sm">
              <p>
                <Sentence
                  text={t('transparency.restoredTo')}
                  values={{
                    at: { path: 'restored_at', as: 'time' },
                    moment: { path: 'restored_to', as: 'time' },
                    after: { path: 'after_number' },
                    number: { path: 'number' },
                  }}
                />
              </p>
              <dl className="grid gap-2">
                <div>
                  <dt className="text-muted-foreground">{t('transparency.restoredReason')}</dt>
                  <dd dir="auto">
                    <Value path="reason" />
                  </dd>
                </div>
                <div>
                  <dt className="text-muted-foreground">{t('transparency.seal')}</dt>
                  <dd className="font-mono text-[0.8125rem] break-all">
                    <Value path="seal" />
                  </dd>
                </div>
              </dl>
            </li>
          </template>
        </ol>
      </div>
    </section>
  );
}
