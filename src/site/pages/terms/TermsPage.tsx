import { Disclosure } from '@/components/display/Disclosure';
import { t } from '@/lib/i18n/i18n';

const terms = [
  'agreement',
  'oneAccount',
  'noFee',
  'processing',
  'privacy',
  'contactDetails',
  'correctWallets',
  'afterFunding',
  'withdrawals',
  'noFurther',
  'referrals',
  'rules',
] as const;

/** Folds all but the first lines of a long term. */
function Text({ lines }: { lines: string[] }) {
  const shown = lines.map((line) => <p key={line}>{line}</p>);
  return (
    <div className="text-muted-foreground col-start-2 grid max-w-prose gap-2">
      {shown.slice(0, 3)}
      {shown.length > 3 ? <Disclosure title={t('terms.more')}>{shown.slice(3)}</Disclosure> : null}
    </div>
  );
}

export function TermsPage() {
  return (
    <article className="page grid gap-12 py-14 md:py-20 lg:grid-cols-[1fr_2fr]">
      <header className="grid content-start gap-4">
        <h1 className="text-4xl leading-tight font-semibold tracking-[-0.03em]">{t('content.footer.terms')}</h1>
        <p className="text-muted-foreground">{t('terms.lead')}</p>
      </header>
      <ol className="border-t">
        {terms.map((term, index) => (
          <li className="grid grid-cols-[2.5rem_1fr] gap-y-1 border-b py-5" key={term}>
            <span aria-hidden className="text-muted-foreground tabular-nums">
              {index + 1}
            </span>
            <h2 className="font-medium">{t(`terms.items.${term}.title`)}</h2>
            <Text lines={t(`terms.items.${term}.text`).split('\n')} />
          </li>
        ))}
      </ol>
    </article>
  );
}
