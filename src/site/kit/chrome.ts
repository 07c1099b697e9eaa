import { chooseTheme, getTheme } from '@/lib/theme';
import { find } from './dom';

export function startThemeButton(): void {
  const button = find('[data-theme-button]');
  if (!button) return;
  const show = () => {
    const now = getTheme();
    button.dataset['now'] = now;
    button.ariaLabel = button.dataset[now] ?? null;
  };
  show();
  button.addEventListener('click', () => {
    chooseTheme(getTheme() === 'dark' ? 'light' : 'dark');
    show();
  });
}

export function startMenu(): void {
  const button = find('[aria-controls=menu]');
  const menu = find('#menu');
  if (!button || !menu) return;
  const toggle = () => {
    menu.hidden = !menu.hidden;
    button.ariaExpanded = `${!menu.hidden}`;
  };
  button.addEventListener('click', toggle);
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || menu.hidden) return;
    toggle();
    button.focus();
  });
}
