import { type ReactNode, useEffect } from 'react';
import { LanguageSwitch } from '@/components/frame/LanguageSwitch';
import { ThemeToggle } from '@/components/frame/ThemeToggle';
import { chooseLanguage } from '../choose-language';
import { AuthFrame } from './AuthFrame';

/** On submit, loading this could fail with the network and, in some browsers, for good. */
function prepare(): void {
  import('@/lib/data/supabase').catch(() => undefined);
}

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
