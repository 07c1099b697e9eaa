import type { ComponentProps } from 'react';
import { currentLanguage } from './i18n';
import { isLanguage, type Language } from './languages';

/** A closed list changes within its key event; an opened one some time after. */
const STEP_MS = 100;

/**
 * For a `<select>` of languages: `choose` reloads the page, which must not happen while a user moves through the
 * closed list with keys (WCAG 3.2.2). They confirm with Enter or by leaving the list; other choices apply at once.
 */
export function languageChoice(
  choose: (language: Language) => void,
): Pick<ComponentProps<'select'>, 'defaultValue' | 'onBlur' | 'onChange' | 'onKeyDown'> {
  let pressedAt = 0;
  const take = ({ currentTarget: { value } }: { currentTarget: HTMLSelectElement }) => {
    if (isLanguage(value) && value !== currentLanguage()) choose(value);
  };
  return {
    // Not `value`, which would reset a choice that is not confirmed yet.
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
