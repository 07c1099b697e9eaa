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
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
  } catch {
    // Storage may be forbidden: the system's preference holds.
  }
}

/** Applies a theme at once and remembers it for the next visit, where storage is allowed. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // The choice then holds until the page is left.
  }
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
