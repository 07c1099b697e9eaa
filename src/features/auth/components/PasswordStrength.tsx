import { useEffect, useState } from 'react';
import { ProgressBar } from '@/components/display/ProgressBar';
import { t } from '@/lib/i18n/i18n';
import { STRONGEST } from '@/lib/passwords/rules';
import { loadGuesses } from '../schema';

interface PasswordStrengthProps {
  password: string;
  own: readonly string[];
}

/** Renders nothing until the list of common passwords has loaded. */
export function PasswordStrength({ password, own }: PasswordStrengthProps) {
  const [strengthOf, setStrengthOf] = useState<Awaited<ReturnType<typeof loadGuesses>>['strengthOf']>();
  const isTyped = password !== '';
  useEffect(() => {
    if (!isTyped) return;
    loadGuesses().then(
      (guesses) => setStrengthOf(() => guesses.strengthOf),
      () => undefined,
    );
  }, [isTyped]);
  return (
    <div className="h-1.5">
      {isTyped && strengthOf ? (
        <ProgressBar label={t('auth.strength')} max={STRONGEST} value={strengthOf(password, own)} />
      ) : null}
    </div>
  );
}
