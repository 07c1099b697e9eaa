import { useQuery } from '@tanstack/react-query';
import { NoticeBox } from '@/components/display/NoticeBox';
import { Dialog, DialogTrigger } from '@/components/frame/Dialog';
import { ErrorPanel } from '@/components/states/ErrorPanel';
import { Button } from '@/components/ui/button';
import type { CurrentUser } from '@/features/auth/queries';
import { useDialogs } from '@/lib/forms/use-dialogs';
import { t } from '@/lib/i18n/i18n';
import { hindranceQuery } from '../queries';
import { CloseDialog } from './CloseDialog';
import { ExportDialog } from './ExportDialog';
import { Line, Section } from './Section';

const HINDRANCES = [
  'operator',
  'money',
  'plan',
  'portfolio',
  'strategy',
  'copy',
  'deposit',
  'withdrawal',
  'identity',
  'correction',
  'insurance',
  'recent_plan',
  'frozen',
] as const;

export function DataSection({ user, onClosed }: { user: CurrentUser; onClosed: () => Promise<void> }) {
  const { dialog, done } = useDialogs();
  const exporting = dialog('export');
  const closing = dialog('close');
  const { data: hindrance, error, refetch } = useQuery(hindranceQuery(user.id));
  const why = HINDRANCES.find((each) => each === hindrance);
  return (
    <Section place="data" title={t('account.data')}>
      <Line
        action={
          <Dialog {...exporting}>
            <DialogTrigger asChild>
              <Button size="sm" variant="outline">
                {t('account.export')}
              </Button>
            </DialogTrigger>
            {/* Mounted only while open, so that closing clears what was typed. */}
            {exporting.open ? <ExportDialog user={user} onDone={done} /> : null}
          </Dialog>
        }
        text={t('account.exportText')}
        title={t('account.export')}
      />
      <Line
        action={
          <Dialog {...closing}>
            <DialogTrigger asChild>
              <Button disabled={hindrance !== null} size="sm" variant="destructive">
                {t('account.close')}
              </Button>
            </DialogTrigger>
            {closing.open ? <CloseDialog onClosed={onClosed} user={user} /> : null}
          </Dialog>
        }
        text={t('account.closeText')}
        title={t('account.close')}
      />
      {error && hindrance === undefined ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : null}
      {hindrance ? (
        <NoticeBox title={t('errors.account_in_use')}>
          {why ? <p className="text-muted-foreground">{t(`account.hindrances.${why}`)}</p> : null}
        </NoticeBox>
      ) : null}
    </Section>
  );
}
