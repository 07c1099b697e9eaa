import { keepChoice, readChoice } from './choices';

/** Day or night. */
export type Theme = 'light' | 'dark';

const DARK = '(prefers-color-scheme: dark)';

/** The theme in force: the stored choice, or else the system's. */
export function getTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

/** Applies the stored choice; without one, the system's preference holds (CSS alone). Runs before the first paint. */
export function applyStoredTheme(): void {
  const theme = readChoice('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
}

/** Applies a theme at once and remembers it for the next visit, where storage is allowed. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  keepChoice('theme', theme);
}

/** For `useSyncExternalStore`. */
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
