import type { ReactNode } from 'react';
import { LanguageSelect } from '@/components/frame/LanguageSelect';
import { SandboxBanner } from '@/components/frame/SandboxBanner';
import { SkipLink } from '@/components/frame/SkipLink';
import { AuthFrame } from '@/features/auth/components/AuthFrame';
import { currentLanguage } from '@/lib/i18n/i18n';
import { ThemeButton } from './ThemeButton';

export function EntryShell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <div className="flex min-h-dvh flex-col">
        <SandboxBanner />
        <AuthFrame
          switches={
            <>
              <LanguageSelect data-language defaultValue={currentLanguage()} />
              <ThemeButton />
            </>
          }
        >
          {children}
        </AuthFrame>
      </div>
    </>
  );
}
