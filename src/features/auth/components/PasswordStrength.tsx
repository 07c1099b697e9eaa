import { useEffect, useState } from 'react';
import { ProgressBar } from '@/components/display/ProgressBar';
import { t } from '@/lib/i18n/i18n';
import { STRONGEST } from '@/lib/passwords/rules';
import { loadGuesses } from '../schema';

/** By score. */
const WORDS = ['weak', 'weak', 'fair', 'good', 'strong'] as const;

/** Renders nothing until the list of common passwords has loaded. */
export function PasswordStrength({ password, own }: { password: string; own: readonly string[] }) {
  const [strengthOf, setStrengthOf] = useState<Awaited<ReturnType<typeof loadGuesses>>['strengthOf']>();
  const isTyped = password !== '';
  useEffect(() => {
    if (!isTyped) return;
    loadGuesses().then(
      (guesses) => setStrengthOf(() => guesses.strengthOf),
      () => undefined,
    );
  }, [isTyped]);
  const score = isTyped ? strengthOf?.(password, own) : undefined;
  return (
    <div className="text-muted-foreground flex h-5 items-center gap-3 text-[0.8125rem]">
      {score === undefined ? null : (
        <>
          <ProgressBar label={t('auth.strength')} max={STRONGEST} value={score} />
          <output className="shrink-0">{t(`auth.strengths.${WORDS[score] ?? 'weak'}`)}</output>
        </>
      )}
    </div>
  );
}
