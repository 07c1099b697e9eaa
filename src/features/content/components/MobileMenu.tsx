import { Link } from '@tanstack/react-router';
import { Menu, X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button, buttonVariants } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { publicLinks } from './public-links';

/** The links of the header on a narrow screen, behind a bars icon that turns into a cross. */
export function MobileMenu() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setIsOpen(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);
  return (
    <div className="md:hidden">
      <Button
        aria-controls={id}
        aria-expanded={isOpen}
        aria-label={t('shell.menu')}
        onClick={() => setIsOpen(!isOpen)}
        ref={button}
        size="icon"
        variant="quiet"
      >
        {isOpen ? <X aria-hidden /> : <Menu aria-hidden />}
      </Button>
      <nav
        aria-label={t('shell.menu')}
        className="bg-background absolute inset-x-0 top-16 border-b"
        hidden={!isOpen}
        id={id}
      >
        <ul className="page grid py-2">
          {publicLinks().map(({ to, label }) => (
            <li key={to}>
              <Link
                activeOptions={{ exact: true }}
                className="text-muted-foreground aria-[current=page]:text-foreground block border-b py-3.5 aria-[current=page]:font-medium"
                onClick={close}
                to={to}
              >
                {label}
              </Link>
            </li>
          ))}
          <li className="grid grid-cols-2 gap-3 py-4">
            <Link className={buttonVariants({ variant: 'outline' })} onClick={close} to="/login">
              {t('shell.signIn')}
            </Link>
            <Link className={buttonVariants()} onClick={close} to="/register">
              {t('shell.beginHere')}
            </Link>
          </li>
        </ul>
      </nav>
    </div>
  );
}
