import { t } from '@/lib/i18n/i18n';
import { Sentence, Value } from './Value';

const codeClass = 'font-mono text-[0.8125rem] break-all';

export function Reserves() {
  return (
    <>
      <p className="max-w-prose text-sm font-medium" data-if="reserves">
        {t('shell.announcementBy')}
      </p>
      <ul className="grid gap-6" data-if="reserves">
        <template data-each="reserves">
          <li className="grid gap-2 border-t pt-4">
            <h3 className="font-medium">
              <Value path="network" />: <Value path="amount" />
            </h3>
            <p className="text-muted-foreground text-sm">
              <Sentence
                text={t('transparency.reserveWorth')}
                values={{
                  value: { path: 'value_cents', as: 'money' },
                  date: { path: 'signed_on', as: 'date' },
                }}
              />
            </p>
            <p className="text-destructive text-sm" data-unless="counts">
              {t('transparency.reserveOld')}
            </p>
            <dl className="grid gap-2 text-sm">
              {(['address', 'block', 'message', 'signature', 'howToCheck'] as const).map((key) => (
                <div key={key}>
                  <dt className="text-muted-foreground">{t(`transparency.${key}`)}</dt>
                  <dd className={key === 'howToCheck' ? undefined : codeClass} dir="auto">
                    {key === 'block' ? (
                      <>
                        <Value path="block_height" /> · <Value path="block_hash" />
                      </>
                    ) : (
                      <Value path={key === 'howToCheck' ? 'how_to_check' : key} />
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        </template>
      </ul>
    </>
  );
}
