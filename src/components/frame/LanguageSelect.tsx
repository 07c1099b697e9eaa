import { Languages } from 'lucide-react';
import type { ComponentProps } from 'react';
import { t } from '@/lib/i18n/i18n';
import { languages } from '@/lib/i18n/languages';

export function LanguageSelect(props: ComponentProps<'select'>) {
  return (
    <span className="text-muted-foreground hover:bg-muted hover:text-foreground focus-within:outline-ring relative flex size-11 items-center justify-center rounded-md focus-within:outline-2 sm:w-auto sm:ps-3">
      <Languages aria-hidden className="pointer-events-none size-4 shrink-0" />
      <select
        aria-label={t('shell.language')}
        className="absolute inset-0 cursor-pointer appearance-none bg-transparent text-sm opacity-0 outline-none sm:static sm:field-sizing-content sm:h-11 sm:ps-2 sm:pe-3 sm:opacity-100"
        {...props}
      >
        {languages.map(({ code, name }) => (
          <option className="bg-surface text-foreground" key={code} lang={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}
