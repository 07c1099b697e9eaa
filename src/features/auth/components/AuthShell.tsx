import { type ReactNode, useEffect } from 'react';
import { LanguageSwitch } from '@/components/frame/LanguageSwitch';
import { ThemeToggle } from '@/components/frame/ThemeToggle';
import { chooseLanguage } from '../choose-language';
import { AuthFrame } from './AuthFrame';

/**
 * Loads what the form for a new password needs, when a person turns to it. On sending it would be late: it could fail with
 * the network and, in some browsers, for good.
 */
function prepare(): void {
  import('@/lib/data/supabase').catch(() => undefined);
}

/** The frame of the pages that links from mails lead to. */
export function AuthShell({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.addEventListener('focusin', prepare, { once: true });
    return () => document.removeEventListener('focusin', prepare);
  }, []);
  return (
    <AuthFrame
      switches={
        <>
          <LanguageSwitch onChoose={(language) => void chooseLanguage(language)} />
          <ThemeToggle />
        </>
      }
    >
      {children}
    </AuthFrame>
  );
}
