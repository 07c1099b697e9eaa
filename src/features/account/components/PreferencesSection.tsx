import { useMutation, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { FieldFrame } from '@/components/forms/FieldFrame';
import { Unread } from '@/components/states/Unread';
import { NativeSelect } from '@/components/ui/native-select';
import { chooseLanguage } from '@/features/auth/choose-language';
import { errorMessage } from '@/lib/data/errors';
import { t } from '@/lib/i18n/i18n';
import { languageChoice } from '@/lib/i18n/language-choice';
import { languages } from '@/lib/i18n/languages';
import { chooseTheme, getTheme, subscribeTheme } from '@/lib/theme';
import { toast } from '@/lib/toast';
import { mailChoiceMutation } from '../mutations';
import { mailChoiceQuery } from '../queries';

export function PreferencesSection({ userId }: { userId: string }) {
  const theme = useSyncExternalStore(subscribeTheme, getTheme, () => 'light' as const);
  return (
    <div className="grid gap-6">
      <div className="grid max-w-md gap-5 sm:grid-cols-2">
        <FieldFrame label={t('shell.language')}>
          {(control) => (
            <NativeSelect {...control} {...languageChoice((language) => void chooseLanguage(language, userId))}>
              {languages.map(({ code, name }) => (
                <option key={code} lang={code} value={code}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </FieldFrame>
        <FieldFrame label={t('account.theme')}>
          {(control) => (
            <NativeSelect
              {...control}
              onChange={({ target }) => chooseTheme(target.value === 'dark' ? 'dark' : 'light')}
              value={theme}
            >
              <option value="light">{t('account.light')}</option>
              <option value="dark">{t('account.dark')}</option>
            </NativeSelect>
          )}
        </FieldFrame>
      </div>
      <MailChoice userId={userId} />
    </div>
  );
}

function MailChoice({ userId }: { userId: string }) {
  const query = useQuery(mailChoiceQuery(userId));
  const { data: choice } = query;
  const change = useMutation({
    ...mailChoiceMutation,
    onSuccess: () => toast.success(t('account.preferenceSaved')),
    onError: (failure) => toast.error(errorMessage(failure)),
  });
  if (!choice) return <Unread query={query} rows={1} />;
  const wanted = change.isPending ? change.variables.isWanted : choice.isWanted;
  return (
    <label className="flex max-w-prose items-start gap-3">
      <input
        checked={wanted}
        className="accent-primary mt-1 size-4 shrink-0"
        disabled={!choice.isOffered}
        onChange={({ target }) => {
          if (!change.isPending) change.mutate({ userId, isWanted: target.checked });
        }}
        type="checkbox"
      />
      <span className="grid gap-0.5">
        {t('account.mails')}
        <span className="text-muted-foreground text-sm">
          {choice.isOffered ? t('account.mailsText') : t('account.mailsOff')}
        </span>
      </span>
    </label>
  );
}
