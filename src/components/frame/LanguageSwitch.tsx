import { languageChoice } from '@/lib/i18n/language-choice';
import type { Language } from '@/lib/i18n/languages';
import { LanguageSelect } from './LanguageSelect';

export function LanguageSwitch({ onChoose }: { onChoose: (language: Language) => void }) {
  return <LanguageSelect {...languageChoice(onChoose)} />;
}
