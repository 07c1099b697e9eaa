import { t } from '@/lib/i18n/i18n';

/** The first stop of the keyboard: past the navigation. */
export function SkipLink() {
  return (
    <a
      className="bg-surface sr-only rounded-md px-4 py-2 text-sm font-medium focus:not-sr-only focus:fixed focus:inset-s-3 focus:top-3 focus:z-50"
      href="#content"
      onClick={(event) => {
        // An entry of its own in the history would have none of what the one before it knows, such as the amount of a deposit.
        event.preventDefault();
        document.querySelector<HTMLElement>('#content')?.focus();
      }}
    >
      {t('shell.skip')}
    </a>
  );
}
