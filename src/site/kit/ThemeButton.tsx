import { Moon, Sun } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';

export function ThemeButton() {
  return (
    <Button
      aria-label={t('shell.themeDark')}
      className="group"
      data-theme-button
      data-dark={t('shell.themeLight')}
      data-light={t('shell.themeDark')}
      size="icon"
      variant="ghost"
    >
      <Moon aria-hidden className="group-data-[now=dark]:hidden" />
      <Sun aria-hidden className="hidden group-data-[now=dark]:block" />
    </Button>
  );
}
