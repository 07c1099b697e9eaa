import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { t } from '@/lib/i18n/i18n';
import { leaving } from '@/lib/leaving';
import { leaveNote } from '@/lib/session/notes';
import { loginAddress } from '../login-address';
import { forgetSession } from '../use-session';
import { AuthHeading } from './AuthHeading';
import { CodeForm } from './CodeForm';
import { RecoveryCodeForm } from './RecoveryCodeForm';

async function logOut(): Promise<void> {
  await forgetSession();
  location.assign(loginAddress());
}

export function SecondStepPage() {
  const { redirect = '/dashboard' } = useSearch({ from: '/_auth/second-step' });
  const [isRecovering, setIsRecovering] = useState(false);
  // A full load, to clear memory of what was refused.
  const goOn = async (words: string) => {
    leaveNote('flash', words);
    location.replace(redirect);
    await leaving();
  };
  return (
    <>
      <AuthHeading
        lead={isRecovering ? t('factors.step.recoveryText') : t('factors.step.lead')}
        title={t('factors.step.title')}
      />
      {isRecovering ? (
        <RecoveryCodeForm onRecovered={() => goOn(t('factors.step.recovered'))} />
      ) : (
        <CodeForm onEntered={() => goOn(t('auth.login.welcome'))} submit={t('factors.continue')} />
      )}
      <div className="mt-8 grid justify-items-center gap-2">
        <Button className="whitespace-normal" onClick={() => setIsRecovering(!isRecovering)} variant="link">
          {isRecovering ? t('factors.step.app') : t('factors.step.recovery')}
        </Button>
        <Button onClick={() => void logOut()} variant="link">
          {t('shell.logout')}
        </Button>
      </div>
    </>
  );
}
