import { FlaskConical } from 'lucide-react';
import { t } from '@/lib/i18n/i18n';

/** Shown on every page unless the site is known to be live. */
export function SandboxBanner() {
  return (
    <aside
      aria-label={t('shell.notice')}
      className="bg-warning-soft text-warning flex items-center justify-center gap-2 border-b px-4 py-2 text-center text-[0.8125rem] leading-5"
      data-sandbox
    >
      <FlaskConical aria-hidden className="size-4 shrink-0 max-sm:hidden" />
      <p>{t('shell.sandbox')}</p>
    </aside>
  );
}
