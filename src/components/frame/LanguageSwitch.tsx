import { currentLanguage } from '@/lib/i18n/i18n';
import { isLanguage, type Language } from '@/lib/i18n/languages';
import { LanguageSelect } from './LanguageSelect';

/** Lets the reader choose a language, each under its own name. */
export function LanguageSwitch({ onChoose }: { onChoose: (language: Language) => void }) {
  return (
    <LanguageSelect
      onChange={({ target }) => {
        if (isLanguage(target.value)) onChoose(target.value);
      }}
      value={currentLanguage()}
    />
  );
}
