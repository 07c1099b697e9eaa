import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { LanguageSelect } from '@/components/frame/LanguageSelect';
import { LanguageSwitch } from '@/components/frame/LanguageSwitch';
import { ThemeToggle } from '@/components/frame/ThemeToggle';
import { currentLanguage, loadWords } from '@/lib/i18n/i18n';
import { chooseLanguage } from '../choose-language';
import { AuthFrame } from './AuthFrame';

/** Loads supabase-js and the next screen at the first focus, because the network may fail when the form is sent. */
async function prepare(router: RegisteredRouter): Promise<void> {
  await import('@/lib/data/supabase');
  await Promise.all([router.loadRouteChunk(router.routesById['/_account/dashboard']), loadWords('dashboard')]);
}

interface AuthShellProps {
  /** Public pages switch languages by their own script. */
  isPublic?: boolean;
  children: ReactNode;
}

/** The frame of login, registration, recovery, and of the pages that links from mails lead to. */
export function AuthShell({ isPublic = false, children }: AuthShellProps) {
  const router = useRouter();
  useEffect(() => {
    const begin = () => void prepare(router).catch(() => undefined);
    // A field may have the focus before this has loaded.
    if (document.activeElement !== document.body) begin();
    document.addEventListener('focusin', begin, { once: true });
    return () => document.removeEventListener('focusin', begin);
  }, [router]);
  return (
    <AuthFrame
      switches={
        <>
          {isPublic ? (
            <LanguageSelect data-language defaultValue={currentLanguage()} />
          ) : (
            <LanguageSwitch onChoose={(language) => void chooseLanguage(language)} />
          )}
          <ThemeToggle />
        </>
      }
    >
      {children}
    </AuthFrame>
  );
}
