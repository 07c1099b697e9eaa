import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { AuthHeading } from './AuthHeading';

/** Takes the focus from the removed button, so that screen readers read it. */
export function Ended({ title, text }: { title: string; text: string }) {
  const ending = useRef<HTMLDivElement>(null);
  useEffect(() => ending.current?.focus(), []);
  return (
    <div className="grid outline-none" ref={ending} tabIndex={-1}>
      <AuthHeading lead={text} title={title} />
      <Link className={buttonVariants({ variant: 'outline' })} to="/">
        {t('newsletter.home')}
      </Link>
    </div>
  );
}
