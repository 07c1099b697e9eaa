import { useQuery } from '@tanstack/react-query';
import { NoticeBox } from '@/components/display/NoticeBox';
import { t } from '@/lib/i18n/i18n';
import { proofQuery } from '../queries';
import { DownloadJson } from './DownloadJson';

/** Renders only failures. */
export function ProofAlarm({ userId }: { userId: string }) {
  const { data } = useQuery(proofQuery(userId));
  if (data?.state !== 'failed') return null;
  return (
    <NoticeBox className="mb-8" title={t('proof.failed')} tone="bad">
      <ul className="list-disc ps-4">
        {data.problems.map((problem) => (
          <li key={problem}>{t(`proof.problems.${problem}`)}</li>
        ))}
      </ul>
      <p className="mb-2">{t('proof.failedText')}</p>
      <div>
        <DownloadJson content={data.evidence} fileName="glassmine-evidence.json">
          {t('proof.evidence')}
        </DownloadJson>
      </div>
    </NoticeBox>
  );
}
