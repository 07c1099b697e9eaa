import { keepChoice, readChoice } from '@/lib/choices';
import { root } from './dom';

const codes = root.dataset['languages']?.split(' ') ?? [];

/** Whether the address says a language: codes have two letters. */
const isNamed = () => codes.includes(location.pathname.split('/')[1] ?? '');

/** The address in another language, of the page that is open. */
function addressIn(code: string): string {
  const { pathname, search, hash } = location;
  const bare = isNamed() ? pathname.slice(3) : pathname;
  return `${code === 'en' ? '' : `/${code}`}${bare}${search}${hash}`;
}

/**
 * Goes from an address without a language to the visitor's own. One with a language was meant: it stays. So does one to which
 * a page of this site led, if no choice is kept: where storage is forbidden, none can be.
 * @returns whether the page is being left
 */
export function followLanguage(): boolean {
  const chosen = readChoice('language') ?? '';
  // Or else the first of the browser's that we speak.
  const code =
    [chosen, ...navigator.languages]
      .map((tag) => tag.slice(0, 2).toLowerCase())
      .find((each) => codes.includes(each)) ?? 'en';
  if (code === 'en' || isNamed() || (!chosen && document.referrer.startsWith(origin))) return false;
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
