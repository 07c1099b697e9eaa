import { useQuery } from '@tanstack/react-query';
import { Dialog, DialogTrigger } from '@/components/frame/Dialog';
import { ErrorPanel } from '@/components/states/ErrorPanel';
import { SkeletonRows } from '@/components/states/SkeletonRows';
import { Button } from '@/components/ui/button';
import type { CurrentUser } from '@/features/auth/queries';
import { formatExact } from '@/lib/dates';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { t } from '@/lib/i18n/i18n';
import { codeWordSinceQuery } from '../code-word';
import { CodeWordDialog } from './CodeWordDialog';
import { Line } from './Section';

export function CodeWordLine({ user }: { user: CurrentUser }) {
  const { dialog, done } = useDialogs();
  const { data: since, error, refetch } = useQuery(codeWordSinceQuery(user.id));
  if (since === undefined) {
    return error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <SkeletonRows rows={1} />;
  }
  const label = since === null ? t('factors.setUp') : t('factors.manage');
  const state = dialog('code-word');
  return (
    <Line
      action={
        <Dialog {...state}>
          <DialogTrigger asChild>
            <Button aria-label={`${label}: ${t('codeWord.title')}`} size="sm" variant="outline">
              {label}
            </Button>
          </DialogTrigger>
          {/* Mounted only while open, to ask for the proof each time. */}
          {state.open ? <CodeWordDialog hasWord={since !== null} onDone={done} user={user} /> : null}
        </Dialog>
      }
      text={since === null ? t('codeWord.off') : t('codeWord.since', { date: formatExact(since) })}
      title={t('codeWord.title')}
    />
  );
}
