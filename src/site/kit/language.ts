import { keepChoice, readChoice } from '@/lib/choices';
import { root } from './dom';

const codes = root.dataset['languages']?.split(' ') ?? [];

/** The language that a visitor chose here, or else the first of the browser's that we speak. */
const wantedLanguage = () =>
  [readChoice('language') ?? '', ...navigator.languages]
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((code) => codes.includes(code)) ?? 'en';

/** Whether the address says a language: codes have two letters. */
const isNamed = () => codes.includes(location.pathname.split('/')[1] ?? '');

/** The address in another language, of the page that is open. */
function addressIn(code: string): string {
  const { pathname, search, hash } = location;
  const bare = isNamed() ? pathname.slice(3) : pathname;
  return `${code === 'en' ? '' : `/${code}`}${bare}${search}${hash}`;
}

/** Whether the visitor comes from a page of this site. Its links and its choice of a language lead to the language that is meant. */
const isFromHere = () => document.referrer.startsWith(`${location.origin}/`);

/**
 * Goes from an address without a language to the visitor's own. One with a language was meant: it stays. So does one to which
 * a page of this site led, if no choice is kept: where storage is forbidden, none can be.
 * @returns whether the page is being left
 */
export function followLanguage(): boolean {
  const code = wantedLanguage();
  if (code === 'en' || isNamed() || (readChoice('language') === null && isFromHere())) return false;
  location.replace(addressIn(code));
  return true;
}

/** Makes the language switches work. */
export function startLanguageSwitch(): void {
  for (const select of document.querySelectorAll<HTMLSelectElement>('[data-language]')) {
    // After going back, browsers show what was chosen, not what is.
    select.value = root.lang;
    select.addEventListener('change', () => {
      keepChoice('language', select.value);
      location.assign(addressIn(select.value));
    });
  }
}
