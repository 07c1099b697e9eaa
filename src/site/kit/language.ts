import { REOPENS } from '@/lib/session/notes';
import { readStored, store } from '@/lib/stored';
import { root } from './dom';

const codes = root.dataset['languages']?.split(' ') ?? [];

const isNamed = () => codes.includes(location.pathname.split('/')[1] ?? '');

function addressIn(code: string): string {
  const path = location.href.slice(origin.length);
  // With its origin: two slashes alone would begin another site's address.
  return `${origin}${code === 'en' ? '' : `/${code}`}${isNamed() ? path.slice(3) : path}`;
}

/**
 * Redirects an address without a language to the visitor's own. Stays if the address names one, or if this site
 * linked here and no choice is stored, because storage may be blocked.
 * @returns whether the page is being left
 */
export function followLanguage(): boolean {
  const chosen = readStored('local', 'language') ?? '';
  const code =
    [chosen, ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase()).find((each) => codes.includes(each)) ??
    'en';
  if (code === 'en' || isNamed() || (!chosen && document.referrer.startsWith(origin))) return false;
  location.replace(addressIn(code));
  return true;
}

export function startLanguageSwitch(): void {
  for (const select of document.querySelectorAll<HTMLSelectElement>('[data-language]')) {
    // After Back, browsers restore the previous selection.
    select.value = root.lang;
    select.addEventListener('change', () => {
      store('local', 'language', select.value);
      dispatchEvent(new Event(REOPENS));
      location.assign(addressIn(select.value));
    });
  }
}
