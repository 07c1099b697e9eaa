import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DateText } from '@/components/DateText';
import { EmptyState } from '@/components/EmptyState';
import { PageHeader } from '@/components/PageHeader';
import { buttonVariants } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { signalsQuery } from '../queries';

/** The signals that have been published, newest first. */
export function SignalsPage() {
  const { data: signals } = useSuspenseQuery(signalsQuery);
  return (
    <>
      <PageHeader
        action={
          <Link className={buttonVariants()} to="/deposit">
            {t('signals.button')}
          </Link>
        }
        text={t('signals.text')}
        title={t('signals.title')}
      />
      <section aria-labelledby="signals-latest">
        <h2 className="font-medium" id="signals-latest">
          {t('signals.latest')}
        </h2>
        <p className="text-muted-foreground mt-1 mb-4 text-sm">{t('signals.open')}</p>
        {signals.length === 0 ? (
          <EmptyState title={t('signals.empty')} />
        ) : (
          <ul className="border-t">
            {signals.map(({ id, title, body, published_at }) => (
              <li className="grid gap-1.5 border-b py-5" key={id}>
                <div className="flex flex-wrap items-baseline justify-between gap-x-6">
                  <h3 className="font-medium break-words">{title}</h3>
                  <span className="text-muted-foreground text-sm">
                    <DateText iso={published_at} />
                  </span>
                </div>
                <p className="text-muted-foreground max-w-prose break-words whitespace-pre-line">{body}</p>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
