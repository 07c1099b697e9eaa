import { Languages } from 'lucide-react';
import { cn } from '@/lib/cn';
import { currentLanguage, t } from '@/lib/i18n/i18n';
import { languages } from '@/lib/i18n/languages';

export function PublicLanguageSwitch({ className }: { className: string }) {
  return (
    <label
      className={cn(
        'inline-flex h-11 items-center gap-2 rounded-md px-3 text-sm font-medium hover:bg-muted',
        className,
      )}
    >
      <Languages aria-hidden className="size-4 shrink-0" />
      <span className="sr-only">{t('shell.language')}</span>
      <select
        className="[&>option]:bg-surface field-sizing-content h-9 bg-transparent"
        data-language
        defaultValue={currentLanguage()}
      >
        {languages.map(({ code, name }) => (
          <option key={code} lang={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
