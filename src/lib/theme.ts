import { readStored, store } from './stored';

export type Theme = 'light' | 'dark';

const DARK = '(prefers-color-scheme: dark)';

export function getTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

/** Applies the stored choice; otherwise CSS follows the system. Runs before the first paint. */
export function applyStoredTheme(): void {
  const theme = readStored('local', 'theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  store('local', 'theme', theme);
}

export function subscribeTheme(listener: () => void): () => void {
  const system = matchMedia(DARK);
  const choice = new MutationObserver(listener);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', listener);
  return () => {
    choice.disconnect();
    system.removeEventListener('change', listener);
  };
}
