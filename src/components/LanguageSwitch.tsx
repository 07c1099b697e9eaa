import { currentLanguage } from '@/lib/i18n/i18n';
import { isLanguage, rememberLanguage } from '@/lib/i18n/languages';
import { LanguageSelect } from './LanguageSelect';

/** Lets the reader choose a language, each under its own name, and remembers it. The page then opens anew in it. */
export function LanguageSwitch() {
  return (
    <LanguageSelect
      onChange={({ target }) => {
        if (!isLanguage(target.value)) return;
        rememberLanguage(target.value);
        // Titles, tables and messages are made when a page opens; the entries of history keep their state.
        location.reload();
      }}
      value={currentLanguage()}
    />
  );
}
