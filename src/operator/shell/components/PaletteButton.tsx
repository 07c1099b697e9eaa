import { Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { askedComponent } from '@/lib/lazy-component';
import { useKeys } from '@/operator/kit/use-keys';
import { isSearchKey, takeSearchKey } from '../search-key';

const [Palette, askForPalette] = askedComponent(async () => (await import('./Palette')).Palette);

const keys = () => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K');

export function PaletteButton() {
  const [isOpen, setIsOpen] = useState(false);
  // Searches the list of the page: its own field, or else the palette, which finds its cases.
  useKeys({
    '/': () => {
      const field = document.querySelector<HTMLElement>('#content [data-search]');
      if (field) field.focus();
      else askForPalette(() => setIsOpen(true));
    },
  });
  useEffect(() => {
    if (takeSearchKey()) askForPalette(() => setIsOpen(true));
    const press = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      // The browser would open its own search.
      event.preventDefault();
      askForPalette(() => setIsOpen((before) => !before));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <Button className="max-md:w-11 max-md:px-0" onClick={() => askForPalette(() => setIsOpen(true))} variant="ghost">
        <Search aria-hidden />
        <span className="sr-only">{t('palette.open')}</span>
        <kbd className="text-muted-foreground font-sans text-[0.8125rem] leading-4 max-md:hidden" dir="ltr">
          {keys()}
        </kbd>
      </Button>
      {isOpen ? (
        <Suspense>
          <Palette onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
