import { useQuery } from '@tanstack/react-query';
import { NoticeBox } from '@/components/display/NoticeBox';
import { ErrorPanel } from '@/components/states/ErrorPanel';
import type { CurrentUser } from '@/features/auth/queries';
import { t } from '@/lib/i18n/i18n';
import { knownWord } from '@/lib/i18n/word-of';
import { hindranceQuery } from '../queries';
import { CloseDialog } from './CloseDialog';
import { ExportDialog } from './ExportDialog';
import { Line } from './Section';

export function DataSection({ user }: { user: CurrentUser }) {
  const { data: hindrance, error, refetch } = useQuery(hindranceQuery(user.id));
  const why = hindrance ? knownWord('account.hindrances', hindrance) : undefined;
  return (
    <div className="grid gap-4">
      <Line label={t('account.export')} text={t('account.exportText')} title={t('account.export')}>
        {(done) => <ExportDialog onDone={done} user={user} />}
      </Line>
      <Line
        disabled={hindrance !== null}
        label={t('account.close')}
        text={t('account.closeText')}
        title={t('account.close')}
        variant="destructive"
      >
        {() => <CloseDialog user={user} />}
      </Line>
      {error && hindrance === undefined ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : null}
      {hindrance ? (
        <NoticeBox title={t('errors.account_in_use')}>
          {why ? <p className="text-muted-foreground">{why}</p> : null}
        </NoticeBox>
      ) : null}
    </div>
  );
}
