import { Badge } from '@/components/ui/badge';
import { t } from '@/lib/i18n/i18n';
import { Queue } from '@/operator/cases/queue/components/Queue';
import { kycQueueQuery } from '../queries';
import { KycReview } from './KycReview';

export function KycQueue() {
  return (
    <Queue
      about={{ title: t('settings.site.email'), text: (row) => row.investor_email }}
      label={(row) => t('operations.kyc.reviewLabel', { name: row.investor_name })}
      name={(row) => row.investor_name}
      query={kycQueueQuery}
      queue="kyc_cases"
      renderState={({ same_person }) =>
        same_person === null ? null : <Badge variant="outline">{t('queues.samePerson')}</Badge>
      }
    >
      {(opened, steps) => <KycReview {...steps} kycCase={opened} />}
    </Queue>
  );
}
