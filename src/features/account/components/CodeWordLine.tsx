import { useQuery } from '@tanstack/react-query';
import { Unread } from '@/components/states/Unread';
import type { CurrentUser } from '@/features/auth/queries';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { codeWordSinceQuery } from '../code-word';
import { CodeWordDialog } from './CodeWordDialog';
import { Line } from './Section';

export function CodeWordLine({ user }: { user: CurrentUser }) {
  const query = useQuery(codeWordSinceQuery(user.id));
  const { data: since } = query;
  if (since === undefined) return <Unread query={query} rows={1} />;
  const label = since === null ? t('factors.setUp') : t('factors.manage');
  return (
    <Line
      aria-label={`${label}: ${t('codeWord.title')}`}
      isOn={since !== null}
      text={since === null ? t('codeWord.off') : t('codeWord.since', { date: formatExact(since) })}
      label={label}
      title={t('codeWord.title')}
    >
      {(done) => <CodeWordDialog hasWord={since !== null} onDone={done} user={user} />}
    </Line>
  );
}
