import { PageHeader } from '@/components/frame/PageHeader';
import { t } from '@/lib/i18n/i18n';
import { BookChecks } from './BookChecks';
import { BookDays } from './BookDays';
import { DuePlans } from './DuePlans';
import { TrialBalance } from './TrialBalance';

export function BooksPage() {
  return (
    <>
      <PageHeader text={t('treasury.books.lead')} title={t('treasury.books.title')} />
      <div className="grid gap-14">
        <TrialBalance />
        <BookChecks />
        <BookDays />
        <DuePlans />
      </div>
    </>
  );
}
