import { languageChoice } from '@/lib/i18n/language-choice';
import type { Language } from '@/lib/i18n/languages';
import { LanguageSelect } from './LanguageSelect';

/** Lets the reader choose a language, each under its own name. */
export function LanguageSwitch({ onChoose }: { onChoose: (language: Language) => void }) {
  return <LanguageSelect {...languageChoice(onChoose)} />;
}
