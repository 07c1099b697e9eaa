import type { ComponentProps } from 'react';
import { currentLanguage } from './i18n';
import { isLanguage, type Language } from './languages';

/** A closed list changes its value with the key that is pressed; an opened one some time after the key that opened it. */
const STEP_MS = 100;

/**
 * For a `<select>` of the languages: `choose` opens the page again, which is not to happen to a person who only goes through
 * the closed list with keys (WCAG 3.2.2). They take a language with Enter or by leaving the list; others take it at once.
 */
export function languageChoice(
  choose: (language: Language) => void,
): Pick<ComponentProps<'select'>, 'defaultValue' | 'onBlur' | 'onChange' | 'onKeyDown'> {
  let pressedAt = 0;
  const take = ({ currentTarget: { value } }: { currentTarget: HTMLSelectElement }) => {
    if (isLanguage(value) && value !== currentLanguage()) choose(value);
  };
  return {
    // Not `value`, which would put back what is not taken yet.
    defaultValue: currentLanguage(),
    onBlur: take,
    onChange: (event) => {
      if (Date.now() - pressedAt > STEP_MS) take(event);
    },
    onKeyDown: (event) => {
      if (event.key === 'Enter') take(event);
      else pressedAt = Date.now();
    },
  };
}
