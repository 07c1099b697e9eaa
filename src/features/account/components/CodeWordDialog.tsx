import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { takesFocus } from '@/components/forms/Focused';
import { DialogBox } from '@/components/frame/Dialog';
import { Button } from '@/components/ui/button';
import { ProofForm } from '@/features/auth/components/ProofForm';
import type { CurrentUser } from '@/features/auth/queries';
import { t } from '@/lib/i18n/i18n';
import { toast } from '@/lib/toast';
import { readCodeWord, setCodeWordMutation } from '../code-word';
import { CodeWordForm } from './CodeWordForm';

type View = { name: 'list' | 'show' | 'change' | 'remove' } | { name: 'shown'; word: string };

export function CodeWordDialog({ user, hasWord, onDone }: { user: CurrentUser; hasWord: boolean; onDone: () => void }) {
  const [view, setView] = useState<View>({ name: hasWord ? 'list' : 'change' });
  const set = useMutation(setCodeWordMutation);
  const finish = (words: string) => {
    toast.success(words);
    onDone();
  };
  return (
    <DialogBox description={t('codeWord.lead')} title={t('codeWord.title')}>
      {view.name === 'list' ? (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setView({ name: 'show' })} variant="outline">
            {t('codeWord.show')}
          </Button>
          <Button onClick={() => setView({ name: 'change' })} variant="outline">
            {t('codeWord.change')}
          </Button>
          <Button onClick={() => setView({ name: 'remove' })} variant="outline">
            {t('factors.remove')}
          </Button>
        </div>
      ) : null}
      {view.name === 'show' ? (
        <Step text={t('codeWord.showText')}>
          <ProofForm
            onProven={async (client) => setView({ name: 'shown', word: await readCodeWord(client) })}
            submit={t('codeWord.show')}
            user={user}
            variant="default"
          />
        </Step>
      ) : null}
      {view.name === 'shown' ? (
        <p className="bg-muted rounded-md border p-4 text-lg font-medium wrap-anywhere outline-none" {...takesFocus}>
          <bdi translate="no">{view.word}</bdi>
        </p>
      ) : null}
      {view.name === 'change' ? <CodeWordForm onSaved={() => finish(t('codeWord.saved'))} user={user} /> : null}
      {view.name === 'remove' ? (
        <Step text={t('codeWord.removeText')}>
          <ProofForm
            onProven={async (client) => {
              await set.mutateAsync({ client, word: null });
              finish(t('codeWord.removed'));
            }}
            submit={t('factors.remove')}
            user={user}
          />
        </Step>
      ) : null}
      {hasWord && view.name !== 'list' ? (
        <Button className="mt-5 w-full" onClick={() => setView({ name: 'list' })} variant="outline">
          {t('factors.back')}
        </Button>
      ) : null}
    </DialogBox>
  );
}

function Step({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="grid gap-5">
      <p className="text-sm outline-none" {...takesFocus}>
        {text}
      </p>
      {children}
    </div>
  );
}
