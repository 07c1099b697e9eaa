import { useMutation } from '@tanstack/react-query';
import { Link, useRouteContext } from '@tanstack/react-router';
import { NoticeBox } from '@/components/display/NoticeBox';
import { formatExact } from '@/lib/dates';
import { t } from '@/lib/i18n/i18n';
import { closingAfter } from '@/operator/cases/queue/closing-after';
import { CaseDialog, CaseHead } from '@/operator/cases/queue/components/CaseDialog';
import { Decide } from '@/operator/cases/queue/components/Decide';
import { DocumentView } from '@/operator/cases/queue/components/DocumentView';
import { FrozenAlert } from '@/operator/cases/queue/components/Frozen';
import type { Decision } from '@/operator/cases/queue/decision';
import type { CaseSteps } from '@/operator/cases/queue/use-opened';
import { reviewKycMutation } from '../mutations';
import type { QueuedCase } from '../queries';
import { TaxNumber } from './TaxNumber';

export function KycReview({ kycCase, ...steps }: { kycCase: QueuedCase } & CaseSteps) {
  const { user } = useRouteContext({ from: '/_operator' });
  const review = useMutation(reviewKycMutation);
  const words = { name: kycCase.investor_name };
  const decide = closingAfter(async (decision: Decision) => {
    await review.mutateAsync({ case_id: kycCase.id, ...decision });
    return decision.approve ? t('operations.kyc.approved', words) : t('operations.review.rejected', words);
  }, steps.onLeave);
  return (
    <CaseDialog
      {...steps}
      actions={
        kycCase.investor_id === user.id ? (
          <NoticeBox tone="wait">{t('operations.kyc.own')}</NoticeBox>
        ) : (
          <div className="grid gap-4">
            {kycCase.frozen ? <FrozenAlert /> : null}
            <Decide
              approve={
                kycCase.frozen
                  ? null
                  : { title: t('operations.kyc.approveTitle', words), text: t('operations.kyc.approveText') }
              }
              onDecide={decide}
              reject={{ title: t('operations.kyc.rejectTitle', words) }}
            />
          </div>
        )
      }
      caseId={kycCase.id}
      personId={kycCase.investor_id}
      picture={
        <>
          <DocumentView document={{ bucket: 'kyc', path: kycCase.document_path, caseId: kycCase.id }} />
          <p className="text-muted-foreground mt-2 text-[0.8125rem]">{t('operations.kyc.opened')}</p>
        </>
      }
      queue="kyc_cases"
      title={t('operations.kyc.dialog', words)}
    >
      {kycCase.same_person ? (
        <NoticeBox tone="wait">
          <p>{t('operations.kyc.samePerson')}</p>
          <Link className="link" search={{ id: kycCase.same_person }} to="/operator/person">
            <bdi>{kycCase.same_person_name}</bdi>
          </Link>
        </NoticeBox>
      ) : null}
      <CaseHead
        email={kycCase.investor_email}
        facts={[kycCase.home_address, formatExact(kycCase.created_at)]}
        name={kycCase.investor_name}
      />
      <div className="flex flex-wrap items-center gap-3 text-sm">
        <span>{t('operations.kyc.taxNumber')}</span>
        <TaxNumber caseId={kycCase.id} />
      </div>
    </CaseDialog>
  );
}
