import { t } from '@/lib/i18n/i18n';

/** The first tab stop: skips the navigation. */
export function SkipLink() {
  return (
    <a
      className="bg-surface sr-only rounded-md px-4 py-2 text-sm font-medium focus:not-sr-only focus:fixed focus:inset-s-3 focus:top-3 focus:z-50"
      href="#content"
      onClick={(event) => {
        // A new history entry would lose the state of the current one, such as a deposit amount.
        event.preventDefault();
        document.querySelector<HTMLElement>('#content')?.focus();
      }}
    >
      {t('shell.skip')}
    </a>
  );
}
